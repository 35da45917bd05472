"""What sheets have in common: labels of fields, and what is wrong with these."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.theme import tokens


def label_of(field: QWidget, text: str) -> QLabel:
    """Return a label whose mnemonic moves the focus to a field of the same parent."""
    label = QLabel(text, field.parentWidget())
    label.setBuddy(field)
    return label


def mark_problem(field: QLineEdit, problem: str) -> None:
    """Mark a field whose text cannot be used, and say why; "" removes the mark."""
    for action in field.actions():
        field.removeAction(action)
        action.deleteLater()
    if problem:
        sign = sheet_icon("warning", lambda: tokens().sheet_danger)
        field.addAction(sign, QLineEdit.ActionPosition.TrailingPosition).setToolTip(problem)
    field.setAccessibleDescription(problem)
