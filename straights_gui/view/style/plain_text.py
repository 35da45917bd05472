"""Texts with names that people chose, some of them strangers: shown letter by letter, never read as HTML."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(parent: QWidget) -> QLabel:
    """A label that shows any text as it is."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def plain_tooltip(text: str) -> str:
    """The text for a tooltip, where Qt would take a part of it for a tag."""
    if "<" not in text:
        return text
    from html import escape  # seldom needed

    return f"<qt>{escape(text)}</qt>"
