"""What sheets have in common: labels of fields, and what is wrong with these."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from straights_gui.view.style.icons import icon
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.theme import tokens


def wrapped_label(parent: QWidget, text: str = "") -> QLabel:
    """Return a label that shows any text as it is, wrapped into lines."""
    label = plain_label(parent)
    label.setText(text)
    label.setWordWrap(True)
    return label


def link(address: str, text: str) -> str:
    """Return a link as HTML in its colour: otherwise Qt takes the system's, not the sheet's."""
    return f'<a href="{escape(address)}" style="color: {tokens().sheet_accent}">{escape(text)}</a>'


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
        field.addAction(icon("warning"), QLineEdit.ActionPosition.TrailingPosition).setToolTip(problem)
    field.setAccessibleDescription(problem)
