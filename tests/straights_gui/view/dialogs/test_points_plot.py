"""The plot of points: a dot a round, the latest ones, and a line for the mean of the last ten."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.points_plot import PointsPlot


def painted(qtbot: QtBot, *points: int) -> QImage:
    plot = PointsPlot(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(plot)
    plot.resize(600, 240)
    plot.show_points(points)
    assert plot.accessibleName()
    return plot.grab().toImage()


def test_only_the_last_two_hundred_rounds_are_shown(qtbot: QtBot) -> None:
    """More would be one line of dots."""
    assert painted(qtbot, *[50] * 3, *[1] * 200) == painted(qtbot, *[1] * 200)
    assert painted(qtbot, *[50] * 3, *[1] * 199) != painted(qtbot, *[1] * 200)


def test_without_rounds_there_is_a_sentence(qtbot: QtBot) -> None:
    assert painted(qtbot) != painted(qtbot, 0) != painted(qtbot, 1200)
