"""The plot of points: a dot a round, the latest ones, and a line for the mean of the last ten."""

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.points_plot import PointsPlot
from straights_gui.view.style.theme import theme, tokens_of


def painted(qtbot: QtBot, *points: int) -> QImage:
    plot = PointsPlot(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(plot)
    plot.resize(600, 240)
    plot.show_points(points)
    assert plot.accessibleName()
    return plot.grab().toImage()


def line_heights(qtbot: QtBot, *points: int) -> list[int]:
    """Where the line is, from the left: rows of the picture."""
    image = painted(qtbot, *points)
    colour = QColor(tokens_of(theme()).seats[0])
    found = []
    for x in range(image.width()):
        rows = [y for y in range(image.height()) if _is_like(image.pixelColor(x, y), colour)]
        if rows:
            found.append(sum(rows) // len(rows))
    return found


def _is_like(one: QColor, other: QColor) -> bool:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return max(abs(here - there) for here, there in parts) < 12


def test_the_line_is_the_mean_of_the_last_ten_rounds(qtbot: QtBot) -> None:
    heights = line_heights(qtbot, *[40] * 10, *[0] * 10)
    assert heights[0] < heights[len(heights) // 2 + 20] < heights[-1]
    bottom = line_heights(qtbot, *[0] * 20)
    assert abs(bottom[0] - heights[-1]) <= 2
    assert abs(line_heights(qtbot, *[40] * 10, *[0] * 9)[-1] - bottom[0]) > 4


def test_only_the_last_two_hundred_rounds_are_shown(qtbot: QtBot) -> None:
    """More would be one line of dots."""
    assert painted(qtbot, *[50] * 3, *[1] * 200) == painted(qtbot, *[1] * 200)
    assert painted(qtbot, *[50] * 3, *[1] * 199) != painted(qtbot, *[1] * 200)


def test_without_rounds_there_is_a_sentence(qtbot: QtBot) -> None:
    assert [] == line_heights(qtbot)
    assert painted(qtbot) != painted(qtbot, 0) != painted(qtbot, 1200)
