"""Dates on the bar: in the form of each language, without the year."""

from datetime import date

import pytest
from PySide6.QtCore import QLocale

from straights_gui.view.text.fill import day_text


@pytest.mark.parametrize(
    "name, expected, short",
    [
        ("en_US", "Wednesday, November 25", "November 25"),
        ("en_GB", "Wednesday, 25 November", "25 November"),
        ("de_DE", "Mittwoch, 25. November", "25. November"),
        ("fr_FR", "mercredi 25 novembre", "25 novembre"),
        ("es_ES", "miércoles, 25 de noviembre", "25 de noviembre"),
        ("ja_JP", "2026年11月25日水曜日", "2026年11月25日"),
    ],
)
def test_a_day_is_told_without_its_year(name: str, expected: str, short: str) -> None:
    """A language that begins with the year keeps it."""
    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        said = tuple(day_text(date(2026, 11, 25), has_weekday=has) for has in (True, False))
    finally:
        QLocale.setDefault(before)

    assert (expected, short) == said
