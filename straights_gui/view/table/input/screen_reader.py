"""Announcements for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class ScreenReader:
    """Reads sentences aloud through a widget, where a screen reader listens.

    Attributes:
        last: the last announcement, whether or not anybody listened.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self.last = ""

    def announce(self, sentence: str) -> None:
        """Read a sentence aloud; costs nothing where no screen reader runs."""
        self.last = sentence
        if not sentence:
            return
        from PySide6.QtGui import (
            QAccessible,
            QAccessibleAnnouncementEvent,
        )  # large, not needed for the first card

        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, sentence)
            QAccessible.updateAccessibility(event)
