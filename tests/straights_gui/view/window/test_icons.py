"""Icons: one set of our own, in the bar, in menus and on every button of a dialog."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from straights_gui.view.window.bar_button import BarButton
from straights_gui.view.window.icons import PROGRAM, icon, lines
from tests.support.window.player import Seating, game

SIZE = QSize(32, 32)


def drawn(picture: QIcon) -> bytes:
    image = picture.pixmap(SIZE).toImage()
    return bytes(image.bits())


def test_no_two_actions_of_a_menu_look_alike(seating: Seating) -> None:
    """And every button of the bar has an icon, since its text may have to go."""
    window = seating(game()).program.window
    for menu in (
        *window.act.menus,
        window.act.others,
        window.act.share,
        window.act.players,
    ):
        pictures = [drawn(action.icon()) for action in menu.actions() if not action.icon().isNull()]
        assert len(set(pictures)) == len(pictures)
    buttons = window.bar.findChildren(BarButton)
    assert [] == [each.text() for each in buttons if each is not window.bar.deal and each.icon().isNull()]


@pytest.mark.parametrize("name", [PROGRAM, *lines()])
def test_icons_are_drawn_in_the_colour_of_the_text(qapp: QApplication, name: str) -> None:
    """By day and by night; that of the program has colours of its own."""
    palette = qapp.palette()
    by_colour = []
    try:
        for colour in ("#101010", "#f0f0f0"):
            changed = QPalette(palette)
            changed.setColor(QPalette.ColorRole.ButtonText, QColor(colour))
            qapp.setPalette(changed)
            by_colour.append(drawn(icon(name)))
    finally:
        qapp.setPalette(palette)
    assert (name == PROGRAM) == (by_colour[0] == by_colour[1])
    assert any(by_colour[0])
