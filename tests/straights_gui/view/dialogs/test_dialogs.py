"""What single dialogs say: the list of keys, the rules."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QKeySequence, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine.straights.setup import Variant
from straights_gui.view.dialogs.rules_dialog import RulesDialog
from straights_gui.view.dialogs.shortcuts_dialog import shortcuts
from tests.support.window.blank_window import blank_window


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """The window to which dialogs belong: most are gone once they are closed."""
    return blank_window(qtbot)


def test_the_list_of_keys_is_that_of_the_menus(qtbot: QtBot) -> None:
    """What has no key is not in it; marks and dots of the menu are left out, a sign of "and" stays."""
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("No key")
    both = menu.addAction("&Undo && redo…")
    both.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("U")])
    rows = shortcuts(menu.actions())
    assert ("Ctrl+Z, U", "Undo & redo") == rows[0]
    assert "No key" not in [text for _keys, text in rows]
    assert ("Space", "Skip animations") in rows


def test_what_was_read_of_the_rules_stays_in_sight_in_another_size(window: QWidget) -> None:
    """The pictures grow with the text, and nobody has to look for the line again."""
    dialog = RulesDialog(window, Variant(80))
    dialog.show()
    bar, document = dialog.browser.verticalScrollBar(), dialog.browser.document()

    def picture() -> int:
        found = document.resource(QTextDocument.ResourceType.ImageResource, QUrl("picture:legal"))
        assert isinstance(found, QPixmap)
        return found.width()

    bar.setValue(bar.maximum() // 2)
    place, width = bar.value(), picture()
    window.resize(1920, 1080)
    QApplication.processEvents()

    assert (True, place) == (place > 0, bar.value())
    assert picture() > 1.2 * width
