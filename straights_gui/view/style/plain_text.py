"""Plain-text display of names chosen by players, possibly strangers: never interpreted as HTML."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from straights_gui.view.style.theme import tokens

SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
"""The flags of a text that can be selected and copied."""


def plain_label(parent: QWidget) -> QLabel:
    """Return a label that shows any text as it is."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def plain_tooltip(text: str) -> str:
    """Escape a text for a tooltip if Qt could interpret it as HTML."""
    if "<" not in text:
        return text
    from html import escape

    return f"<qt>{escape(text)}</qt>"


def link(address: str, text: str) -> str:
    """Return a link as HTML in its colour: otherwise Qt takes the system's, not the sheet's."""
    from html import escape

    return f'<a href="{escape(address)}" style="color: {tokens().sheet_accent}">{escape(text)}</a>'
