"""Phrases with a count: each language has its own plural forms.

They are in a QObject because pyside6-lupdate finds plural forms only in calls of `tr`.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from engine.text import sentence
from straights_gui.view.text.rendering import shown


class Plurals(QObject):
    """Phrases with a count."""

    def free_seats(self, count: int) -> str:
        """How many seats of a table are free."""
        return self.tr("%n free", "", count) if count else self.tr("full")


def points_text(points: int) -> str:
    """A number of points, such as "1 point" or "5 points"."""
    return shown(sentence.points(points))


def free_seats_text(count: int) -> str:
    """The free seats of a table in a list, such as "2 seats free" or "full"."""
    return Plurals().free_seats(count)


def number_text(number: int) -> str:
    """Format a number for the language."""
    return QLocale().toString(number)
