"""The icons of the buttons in dialogs: ours in place of those of Qt's style."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QMessageBox, QWidget

from straights_gui.view.window.icons import icon

_Role = QDialogButtonBox.ButtonRole
_BY_ROLE = {
    _Role.AcceptRole: "accept",
    _Role.RejectRole: "quit",
    _Role.DestructiveRole: "delete",
    _Role.ResetRole: "delete",
}
_QUESTION_LINES = 2.6


def set_button_icons(dialog: QWidget, names: Mapping[QAbstractButton, str] | None = None) -> None:
    """Give each button of the dialog's button box the icon of its role, or that of the given name."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            if (name := _BY_ROLE.get(box.buttonRole(button))) is not None:
                button.setIcon(icon(name))
    for button, name in (names or {}).items():
        button.setIcon(icon(name))


def set_question_icons(box: QMessageBox) -> None:
    """Give a question its sign and its buttons their icons."""
    size = round(_QUESTION_LINES * box.fontMetrics().height())
    box.setIconPixmap(icon("question").pixmap(size, size))
    set_button_icons(box)
