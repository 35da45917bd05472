"""The days in a row on which a deal or a puzzle was finished."""

from datetime import date, timedelta

import pytest

from engine.straights.statistics.days import days_in_a_row, week_of

TODAY = date(2026, 11, 25)


@pytest.mark.parametrize(
    "ago, count",
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2), 1)],
)
def test_days_in_a_row_end_today_or_yesterday(ago: tuple[int, ...], count: int) -> None:
    """The day that is not over yet breaks nothing."""
    assert count == days_in_a_row({TODAY - timedelta(days) for days in ago}, TODAY)


def test_a_week_begins_on_monday() -> None:
    week = week_of(TODAY)

    assert (date(2026, 11, 23), date(2026, 11, 29), 7) == (week[0], week[-1], len(week))
