"""The record of a game for the statistics, as messages and the page's database have it."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass, replace
from engine.protocol.codecs import FLAG, Converted, Integer, ListOf, MapOf, OptionalValue, Text
from engine.protocol.records import Field, Record
from engine.straights.protocol.values import PRICE
from engine.straights.setup import SEATS
from engine.straights.statistics import records

_WHOLE_NUMBER = Integer(0, 2**31 - 1)
_GAINED = Integer(-(2**31), 2**31 - 1)
_ROUND_NUMBER = Integer(1, 2**31 - 1)
_MOMENT = Text(0, 40)
_NAMES = ListOf(Text(1, 200), 0, SEATS - 1)
_MOST_SEATS = 10


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The record of a game, with the moments apart from the rounds and the end.

    Attributes:
        moment: when the game ended, "" until then or if unknown.
        moments: the same of the rounds, by number.
    """

    game: str
    level: str
    rounds: tuple[records.RoundRecord, ...]
    end: records.GameEnd | None
    practice_from: int | None
    moment: str
    moments: dict[str, str]
    kind: str


def _record_of(message: object) -> records.GameRecord:
    assert isinstance(message, GameRecord)
    moments, end = message.moments, message.end
    found = {each.number: replace(each, moment=moments.get(str(each.number), "")) for each in message.rounds}
    rounds = tuple(found[number] for number in sorted(found))
    ended = None if end is None else replace(end, moment=message.moment)
    begin = message.game, message.level, rounds, ended
    return records.GameRecord(*begin, message.practice_from, message.kind)


def _message_of(record: object) -> GameRecord:
    assert isinstance(record, records.GameRecord)
    begin = record.game, record.level, record.rounds, record.end, record.practice_from
    moments = {str(each.number): each.moment for each in record.rounds if each.moment}
    return GameRecord(*begin, "" if record.end is None else record.end.moment, moments, record.kind)


_ROUND = Record(
    records.RoundRecord,
    (
        Field("number", _ROUND_NUMBER),
        Field("gained", OptionalValue(_GAINED)),
        Field("hints", _WHOLE_NUMBER),
        Field("practice", FLAG),
        Field("play", Text(0, 64), "", is_omitted=True),
        Field("price", OptionalValue(PRICE), None, is_omitted=True),
    ),
)
_END = Record(
    records.GameEnd,
    (
        Field("score", _WHOLE_NUMBER),
        Field("place", Integer(1, _MOST_SEATS)),
        Field("tied", FLAG),
        Field("beaten", _NAMES, (), is_omitted=True),
        Field("beaten_by", _NAMES, (), is_omitted=True),
    ),
)
_MESSAGE = Record(
    GameRecord,
    (
        Field("game", Text(1, 200)),
        Field("level", Text(1, 1000)),
        Field("rounds", ListOf(_ROUND)),
        Field("end", OptionalValue(_END)),
        Field("practice_from", OptionalValue(_ROUND_NUMBER)),
        Field("moment", _MOMENT, ""),
        Field("moments", MapOf(_MOMENT), {}),
        Field("kind", Text(0, 40), "", is_omitted=True),
    ),
)
GAME_RECORD = Converted(_MESSAGE, _record_of, lambda record: _MESSAGE.write(_message_of(record)))

KeptRecord = Annotated[records.GameRecord, GAME_RECORD]
