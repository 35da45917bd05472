"""The record of a day as clients keep it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date

from engine.errors import BadMessage
from engine.protocol.codecs import FLAG, MAX_NUMBER, Converted, Integer, ListOf, OptionalValue, Text
from engine.protocol.records import Field, Json, Record
from engine.straights.duplicate.deal_result import REFERENCES, DealResult
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE
from engine.straights.statistics.days import DayRecord, PuzzleAnswer

_POINTS = Integer(-MAX_NUMBER)
_COUNT = len(REFERENCES)


def day_of(value: object) -> date:
    """The date in a message; raises BadMessage if there is no such day."""
    try:
        return date.fromisoformat(str(value))
    except ValueError as error:
        raise BadMessage(f"there is no day {value}") from error


_DEAL = Record(
    DealResult,
    (
        Field("ahead", _POINTS),
        Field("par", _POINTS),
        Field("references", ListOf(_POINTS, _COUNT, _COUNT)),
        Field("line", Text(1, 1000)),
    ),
    is_open=True,
)
_ANSWER = Record(
    PuzzleAnswer,
    (
        Field("number", Integer(0, PACK_SIZE + A_DAY)),
        Field("puzzle", Text(1, 20)),
        Field("is_right", FLAG),
    ),
    is_open=True,
)
DAY_RECORD = Record(
    DayRecord,
    (
        Field("day", Converted(Text(10, 10), day_of, str)),
        Field("deal", OptionalValue(_DEAL)),
        Field("solved", ListOf(OptionalValue(FLAG), A_DAY, A_DAY)),
        Field("answers", ListOf(_ANSWER, 0, PACK_SIZE + A_DAY), (), is_omitted=True),
        Field("is_late", FLAG, default=False, is_omitted=True),
    ),
    is_open=True,
)


def kept_days(values: Sequence[Json]) -> tuple[DayRecord, ...]:
    """The records of days; those that cannot be read, which another version has written, are left out."""
    found: list[DayRecord] = []
    for value in values:
        with suppress(BadMessage):
            found.append(DAY_RECORD.read(value))
    return tuple(found)


def kept_day(day: date, values: Sequence[Json]) -> DayRecord:
    """The record of a day, an empty one if there is none."""
    return next((each for each in kept_days(values) if each.day == day), DayRecord(day))
