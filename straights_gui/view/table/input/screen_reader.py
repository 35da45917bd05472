"""Announcements for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class ScreenReader:
    """Announces sentences to screen readers through a widget.

    Attributes:
        last: the last announcement, whether or not a screen reader was running.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self.last = ""

    def announce(self, sentence: str) -> None:
        """Announce a sentence; does nothing if no screen reader is running."""
        self.last = sentence
        if not sentence:
            return
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # large; not for the first card

        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, sentence)
            QAccessible.updateAccessibility(event)
