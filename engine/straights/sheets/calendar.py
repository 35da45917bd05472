"""The days of the last weeks: what was played and solved on each of them, and what is still to play."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from engine.protocol.sheet import Calendar, CalendarDay
from engine.straights.statistics.days import DayRecord
from engine.straights.text.today import day_state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.protocol.sheet import DayState

_DAYS = 35  # five weeks, so that a month of missed days can be played, whatever its first day
_STATES: tuple[DayState, ...] = ("level", "played", "open")
_LEGEND = tuple(CalendarDay("", each, day_state(each)) for each in _STATES)


def calendar(records: Sequence[DayRecord], today: date, chosen: date) -> Calendar:
    """The days up to the end of this week."""
    kept = {each.day: each for each in records}
    last = today + timedelta(6 - today.weekday())
    days = (last - timedelta(ago) for ago in reversed(range(_DAYS)))
    found = tuple(_day(kept.get(each, DayRecord(each)), today) for each in days)
    return Calendar(found, _LEGEND, str(chosen), str(today))


def _day(record: DayRecord, today: date) -> CalendarDay:
    state: DayState = "to_come" if record.day > today else "open"
    if record.deal is not None:
        state = "level" if record.deal.is_level else "played"
    solved, is_late = record.solved.count(True), record.is_late
    return CalendarDay(str(record.day), state, day_state(state, solved, is_late=is_late), solved, is_late)
