"""Icons: one set of our own, in the bar, in menus and on every button of a dialog."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget

from straights_gui.view.dialogs.dialog_parts import set_button_icons, set_question_icons
from straights_gui.view.window.bar_button import BarButton
from straights_gui.view.window.icons import NAMES, icon
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


@pytest.mark.parametrize("name", NAMES)
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
    assert (name == NAMES[0]) == (by_colour[0] == by_colour[1])
    assert any(by_colour[0])


def test_buttons_of_dialogs_have_icons_of_their_roles(qapp: QApplication) -> None:
    """Whatever Qt's style would give them."""
    parent = QWidget()
    buttons = QDialogButtonBox(parent)
    close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
    deal = buttons.addButton(QDialogButtonBox.StandardButton.Ok)
    forget = buttons.addButton("Reset", QDialogButtonBox.ButtonRole.ResetRole)
    own = buttons.addButton("Save", QDialogButtonBox.ButtonRole.ActionRole)
    set_button_icons(parent, {own: "save"})
    expected = ["quit", "accept", "delete", "save"]
    assert [drawn(icon(name)) for name in expected] == [
        drawn(each.icon()) for each in (close, deal, forget, own)
    ]


def test_questions_have_a_sign_of_the_same_set(qapp: QApplication) -> None:
    """Not the coloured one of Qt's style."""
    box = QMessageBox()
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    set_question_icons(box)
    assert not box.iconPixmap().isNull()
    assert drawn(icon("quit")) == drawn(cancel.icon())
