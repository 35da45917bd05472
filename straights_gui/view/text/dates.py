"""Dates in the form of the language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

if TYPE_CHECKING:
    from datetime import date

_YEAR = re.compile(r"[\s,]*('[^']*')?[\s,]*y+$")
"""The year at the end of a format, with what joins it to the rest, such as 'de' in Spanish."""
_WEEKDAY = re.compile(r"[\s,]*dddd[\s,]*")


def day_text(day: date, *, has_weekday: bool = True) -> str:
    """The day of the week, the day and the month; with the year where a language begins with it."""
    form = _YEAR.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
    form = form if has_weekday else _WEEKDAY.sub("", form)
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
