"""Dates in the form of the language."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale

_YEAR = re.compile(r"[\s,]*('[^']*')?[\s,]*y+$")
"""The year at the end of a format, with what joins it to the rest, such as 'de' in Spanish."""


def day_text(day: date) -> str:
    """The day of the week, the day and the month; with the year where a language begins with it."""
    locale = QLocale()
    form = _YEAR.sub("", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(QDate(day.year, day.month, day.day), form)
