"""The icons of buttons in dialogs, in place of those of the Qt style."""

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
    """Set the icon of each button of the button boxes by its role, and of other buttons by name."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            if (name := _BY_ROLE.get(box.buttonRole(button))) is not None:
                button.setIcon(icon(name))
    for button, name in (names or {}).items():
        button.setIcon(icon(name))


def set_question_icons(box: QMessageBox) -> None:
    """Set the question icon of a message box and the icons of its buttons."""
    size = round(_QUESTION_LINES * box.fontMetrics().height())
    box.setIconPixmap(icon("question").pixmap(size, size))
    set_button_icons(box)
