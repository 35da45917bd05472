"""The bar: menus, round and tools in one row, which fits into every window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from straights_gui.resources import LANGUAGES
from straights_gui.view.text.languages import set_language
from straights_gui.view.window.bar_button import BarButton
from straights_gui.view.window.main_window import MainWindow
from straights_gui.view.window.replay_bar import ReplayBar
from tests.support.window.layout_checks import laid_out_at_rest

WIDTHS = (640, 700, 799, 800, 900, 1024, 1180, 1366, 1920, 3840)


@pytest.fixture
def window(main_window: MainWindow, qtbot: QtBot) -> MainWindow:
    main_window.show_progress("Round 2 · game to 80", "")
    main_window.act.seal.setEnabled(True)
    with qtbot.waitExposed(main_window):
        main_window.show()
    return main_window


@pytest.mark.usefixtures("text_size")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_bar_overlaps_or_is_cut_off(window: MainWindow, language: str) -> None:
    """In each language, and whatever the size of the system's text."""
    set_language(language)
    window.retranslate()
    for width in WIDTHS:
        window.resize(width, 9 * width // 16)
        assert [] == laid_out_at_rest()
        bar = window.bar
        parts = [bar.menu_bar, *bar.findChildren(BarButton)]
        places = [each.geometry() for each in parts if each.isVisible()]
        assert all(bar.rect().contains(place) for place in places)
        assert not any(a.intersects(b) for at, a in enumerate(places) for b in places[:at])
        assert bar.deal.width() >= bar.deal.sizeHint().width()
    assert window.bar.height() > 60
    menu, bars = window.act.menus[0], (ReplayBar(window), window.unsaved_bar)
    menu.aboutToShow.emit()
    texts = (window.bar.menu_bar, window.bar.deal, menu, bars[0].hands, bars[1].label)
    for each in texts:
        each.ensurePolished()
    assert {22} == {each.font().pixelSize() for each in texts}  # it can be read on such a screen


def test_a_narrow_window_has_the_menus_in_more(window: MainWindow, qtbot: QtBot) -> None:
    """There F10 and Alt with a letter open them, too, inside the window; Today is in their place."""
    window.resize(700, 600)
    QApplication.processEvents()
    assert not window.bar.menu_bar.isVisible()
    today, middle = window.bar.button(window.act.today), window.bar.deal.geometry()
    assert today is not None
    assert today.geometry().right() < middle.left()
    assert abs(middle.center().x() - 350) <= 1

    window.bar.more.click()  # as a screen reader does
    opened = QApplication.activePopupWidget()
    assert opened is not None
    opened.close()
    QTest.mouseClick(window.bar.more, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert menu.mapTo(window, QPoint(menu.width(), 0)).x() <= window.width()
    assert list(window.act.menus) == [action.menu() for action in menu.actions()[:5]]
    menu.close()

    QTest.keyClick(window.table, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is window.act.menus[2])
    window.act.menus[2].close()


def test_a_tip_names_the_key_or_why_not(window: MainWindow) -> None:
    undo = window.bar.button(window.act.undo)
    assert undo is not None
    found = []
    for is_enabled in (True, False):
        window.act.undo.setEnabled(is_enabled)
        found.append(undo.toolTip())

    assert ["Undo (Ctrl+Z)", "Undo: nothing to undo", ""] == [*found, window.bar.deal.toolTip()]


def test_the_middle_says_that_the_deal_is_fixed_and_offers_to_check_it(window: MainWindow) -> None:
    """Without the seal itself, which nobody can read; Escape closes it."""
    checked: list[str] = []
    window.act.seal.triggered.connect(lambda: checked.append("check"))
    QTest.mouseClick(window.bar.deal, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    said = [each.text() for each in menu.findChildren(QLabel)]
    QTest.keyClick(menu, Qt.Key.Key_Escape)

    assert "Round 2 · game to 80" == said[0]
    assert said[1].startswith("All cards were fixed")
    assert ([], False) == (checked, menu.isVisible())
    QTest.mouseClick(window.bar.deal, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(window.act.seal).center())
    assert ["check"] == checked
