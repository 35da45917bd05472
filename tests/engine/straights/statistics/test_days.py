"""The days in a row on which a deal or a puzzle was finished."""

from datetime import date, timedelta

import pytest

from engine.straights.statistics.days import DayRecord, PuzzleAnswer, days_in_a_row, week_of

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


def test_the_first_answer_to_each_puzzle_counts_and_own_ones_follow_in_turn() -> None:
    """A second answer changes nothing, and neither does one to a puzzle that was not posed yet."""
    record = DayRecord(TODAY)
    for number in (0, 0, 1, 2, 4, 3, 3, 4):
        record = record.with_answer(PuzzleAnswer(number, f"{number}/1", 1500, is_right=number % 2 == 1))

    assert [0, 1, 2, 3, 4] == [each.number for each in record.answers]
    assert ((False, True, False), 5) == (record.solved, record.next_puzzle)
    assert [3, 4] == [each.number for each in record.own_puzzles]
