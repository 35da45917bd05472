"""Sentences for screen readers: what happens is said aloud where somebody listens."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer:
    """Says sentences.

    Attributes:
        last: what was said last, listened to or not.
    """

    def __init__(self, widget: QWidget) -> None:
        """An announcer that speaks for the widget."""
        self._widget = widget
        self.last = ""

    def say(self, sentence: str) -> None:
        """Say a sentence; costs nothing where nobody listens."""
        self.last = sentence
        if sentence and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, sentence)
            QAccessible.updateAccessibility(event)
