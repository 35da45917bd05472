"""Phrases that count something: each language has its own forms for one, two or many.

They stand in a QObject because pyside6-lupdate finds the number of a text only in calls of `tr`.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject


class Plurals(QObject):
    """Phrases with a number in them."""

    def points(self, count: int) -> str:
        """1 point, 5 points."""
        return self.tr("%n point(s)", "", count)

    def cards(self, count: int) -> str:
        """1 card, 5 cards."""
        return self.tr("%n card(s)", "", count)

    def refused_lines(self, count: int) -> str:
        """How much of an input the console refused."""
        return self.tr("%n line(s) of the input were refused, the first is line {line}.", "", count)

    def last_rounds(self, count: int) -> str:
        """What the plot shows."""
        return self.tr("Last %n round(s): points and ten-round average", "", count)


def points_text(points: int) -> str:
    """A number of points: 1 point, 5 points."""
    return Plurals().points(points)


def number_text(number: int) -> str:
    """A number as the language writes it."""
    return QLocale().toString(number)
