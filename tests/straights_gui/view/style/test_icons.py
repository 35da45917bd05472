"""Icons: one set of our own, in the bar, in menus and on every button of a dialog."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from straights_gui.view.window.bar_button import BarButton
from tests.support.window.player import Seating, game

SIZE = QSize(32, 32)


def drawn(picture: QIcon) -> bytes:
    image = picture.pixmap(SIZE).toImage()
    return bytes(image.bits())


def test_no_two_actions_of_a_menu_look_alike(seating: Seating) -> None:
    """And every button of the bar has an icon, since its text may have to go."""
    window = seating(game()).program.window
    for menu in (*window.act.menus, *window.act.submenus.values()):
        pictures = [drawn(action.icon()) for action in menu.actions() if not action.icon().isNull()]
        assert len(set(pictures)) == len(pictures)
    buttons = window.bar.findChildren(BarButton)
    assert [] == [each.text() for each in buttons if each is not window.bar.deal and each.icon().isNull()]
