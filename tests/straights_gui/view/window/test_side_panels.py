"""Side panels: one at a time, beside the table where it stays readable, else on it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.side_panels import SidePanels


class Content(QWidget):
    def __init__(self, wanted: tuple[int, int], least: tuple[int, int]) -> None:
        super().__init__()
        self._wanted, self._least = QSize(*wanted), QSize(*least)
        self.button = QPushButton("Do", self)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's
        return self._wanted

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's
        return self._least


class Side(SidePanel[Content]):
    least = (240, 180)

    def make_panel(self) -> Content:
        return Content((300, 260), self.least)


class Desk:
    def __init__(self, qtbot: QtBot, factor: float = 0.0) -> None:
        self.table = TableView(Motion(factor))
        self.panels = SidePanels(self.table)
        self.qtbot = qtbot
        self.table.resize(1366, 740)
        with qtbot.waitExposed(self.table):
            self.table.show()

    def panel(self, title: str = "A panel", least: tuple[int, int] = (240, 180)) -> Side:
        panel = Side(self.table)
        panel.least = least
        panel.setWindowTitle(title)
        self.panels.add(panel)
        return panel


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """A table of 1366 x 740 pixels, where text has its usual size."""
    desk = Desk(qtbot)
    yield desk
    desk.table.close()


def test_a_wide_table_is_laid_out_beside_an_open_panel(desk: Desk) -> None:
    """The panel covers no card, and the table has the whole view again when it is closed."""
    panel = desk.panel()
    before = desk.table.scene_.geometry
    panel.open()
    area = desk.table.scene_.geometry.area

    assert panel.isVisible()
    assert panel.is_docked
    assert not area.intersects(panel.geometry())
    assert area.width() + panel.width() == 1366
    assert (420, 740) == panel.size().toTuple()
    assert 1366 == panel.x() + panel.width()

    panel.close()

    assert panel.isHidden()
    assert before == desk.table.scene_.geometry


def test_on_a_narrow_table_the_cards_stay_as_large_as_they_are(desk: Desk) -> None:
    """A board of 340 pixels could not be read: the panel lies on the table, like a sheet."""
    panel = desk.panel()
    desk.table.resize(640, 440)
    before = desk.table.scene_.geometry
    panel.open()

    assert panel.isVisible()
    assert not panel.is_docked
    after = desk.table.scene_.geometry
    assert before == replace(after, uncovered=after.area)
    assert panel.x() == after.uncovered.right()
    assert desk.table.rect().contains(panel.geometry())

    desk.table.resize(1200, 700)

    assert panel.is_docked


def tab_texts(panel: Side) -> list[str]:
    (bar,) = panel.findChildren(QTabBar)
    return [bar.tabText(number) for number in range(bar.count())] if bar.isVisible() else []


def test_one_panel_is_in_sight_and_the_open_ones_are_its_tabs(desk: Desk) -> None:
    """A tab shows its panel; the last one that is left has its title again."""
    first, second = desk.panel("First"), desk.panel("Second")
    first.open()
    assert [] == tab_texts(first)

    second.open()
    assert (False, True) == (first.is_seen, second.is_seen)
    assert ["First", "Second"] == tab_texts(second)

    (bar,) = second.findChildren(QTabBar)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert (True, False) == (first.is_seen, second.is_seen)
    assert first.has_focus

    first.close()
    assert second.is_seen
    assert [] == tab_texts(second)


def test_escape_and_the_cross_close_a_panel_and_give_the_keyboard_back(desk: Desk) -> None:
    """Nobody has to look for the pointer to go on playing."""
    panel = desk.panel()
    panel.open()
    content = panel.panel
    content.button.setFocus()
    with desk.qtbot.waitSignal(panel.closed):
        QTest.keyClick(content.button, Qt.Key.Key_Escape)
    assert desk.table is desk.table.window().focusWidget()

    panel.open()
    cross = next(button for button in panel.findChildren(QWidget) if button.accessibleName() == "Close")
    with desk.qtbot.waitSignal(panel.closed):
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)

    assert panel.isHidden()
