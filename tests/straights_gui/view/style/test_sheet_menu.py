"""The menus in the colours of sheets."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QKeySequence
from pytestqt.qtbot import QtBot

from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.style.theme import tokens
from tests.support.window.blank_window import blank_window


def test_the_keys_of_a_menu_are_quiet_and_end_at_the_right(qtbot: QtBot) -> None:
    window = blank_window(qtbot)
    menu = sheet_menu(window)
    actions = [menu.addAction("Restart this deal", QKeySequence(keys)) for keys in ("F5", "Ctrl+F5")]
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    qtbot.waitUntil(menu.isVisible)
    picture = menu.grab().toImage()
    rows = [menu.actionGeometry(action) for action in actions]
    menu.close()

    for name, keys in (
        (row.adjusted(0, 0, -110, 0), row.adjusted(row.width() - 90, 0, 0, 0)) for row in rows
    ):
        assert _brightest(picture, name) == QColor(tokens().sheet_text).lightness()
        assert _brightest(picture, keys) <= QColor(tokens().sheet_quiet).lightness()
    assert 1 == len({_last_bright_column(picture, row) for row in rows})


def _brightest(picture: QImage, box: QRect) -> int:
    return max(
        picture.pixelColor(x, y).lightness()
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
    )


def _last_bright_column(picture: QImage, row: QRect) -> int:
    """Where the last letter ends."""
    limit = QColor(tokens().sheet_quiet).lightness() // 2 + QColor(tokens().sheet).lightness() // 2
    columns = range(row.right(), row.left(), -1)
    return next(x for x in columns if _brightest(picture, QRect(x, row.top(), 2, row.height())) > limit)
