"""Icons: one set of our own, on every action and on every button of a dialog."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QMessageBox, QWidget

from straights_gui.view.dialogs.dialog_parts import set_button_icons, set_question_icons
from straights_gui.view.window.icons import NAMES, PROGRAM, icon
from tests.support.window.player import Seating, game

SIZE = QSize(32, 32)


def drawn(picture: QIcon) -> bytes:
    image = picture.pixmap(SIZE).toImage()
    return bytes(image.bits())


def actions_without_icon(menu: QMenu) -> list[str]:
    """The texts of the actions of a menu, and of the menus in it, that have no icon.

    Choices that exclude each other, and lists of games and seats, have a check mark or names instead.
    """
    lacking = []
    for action in menu.actions():
        if action.isSeparator() or action.actionGroup() is not None:
            continue
        if action.icon().isNull():
            lacking.append(action.text())
    return lacking


def test_every_action_in_the_menus_and_the_toolbar_has_an_icon(seating: Seating) -> None:
    """Within one menu, no two look alike."""
    window = seating(game()).program.window
    menus = window.act.menus
    assert [] == [text for menu in menus for text in actions_without_icon(menu)]
    assert all(not action.icon().isNull() for action in window.toolbar.actions() if action.text())
    for menu in menus:
        pictures = [drawn(action.icon()) for action in menu.actions() if not action.icon().isNull()]
        assert len(set(pictures)) == len(pictures)


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


@pytest.mark.parametrize("name", [name for name in NAMES if name != PROGRAM])
def test_what_is_switched_on_has_a_check_mark(qapp: QApplication, name: str) -> None:
    """In the lower right corner, since a menu shows an icon in place of its own check mark."""
    off, on = (
        icon(name).pixmap(SIZE, QIcon.Mode.Normal, state).toImage()
        for state in (QIcon.State.Off, QIcon.State.On)
    )
    middle = QPoint(24, 28)  # where the two lines of the mark meet
    assert 0 < on.pixelColor(middle).alpha()
    assert off.copy(0, 0, 12, 12) == on.copy(0, 0, 12, 12)
    assert off != on
