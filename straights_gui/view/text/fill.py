"""Sentences with values: names, cards and numbers fill the placeholders of a text, all in one pass.

Also numbers, dates and plural forms as texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject

from engine.text import rendering, sentence
from engine.text.rendering import isolated
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from datetime import date


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


_MAX_NAME_LENGTH = 18


def fill(text: str, /, **values: str | int) -> str:
    """Fill the placeholders of a text: `{card}` becomes the value named card; numbers are formatted."""
    return rendering.fill(text, {name: _shown(value) for name, value in values.items()})


def list_text(names: Iterable[str]) -> str:
    """Join names for a sentence, such as "Anna, Ben, and Clara"."""
    return QLocale().createSeparatedList([isolated(name) for name in names])


def short_name(name: str) -> str:
    """Shorten a long name for a heading."""
    if len(name) <= _MAX_NAME_LENGTH:
        return name
    return name[: _MAX_NAME_LENGTH - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def _shown(value: str | int) -> str:
    return number_text(value) if isinstance(value, int) else isolated(value)


_YEAR = re.compile(r"[\s,]*('[^']*')?[\s,]*y+$")
"""The year at the end of a format, with what joins it to the rest, such as 'de' in Spanish."""
_WEEKDAY = re.compile(r"[\s,]*dddd[\s,]*")


def day_text(day: date, *, has_weekday: bool = True) -> str:
    """The day of the week, the day and the month; with the year where a language begins with it."""
    form = _YEAR.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
    form = form if has_weekday else _WEEKDAY.sub("", form)
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
