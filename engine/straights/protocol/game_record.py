"""The record of a game for the statistics, as messages have it."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.straights.protocol.codecs import Integer, Text
from engine.straights.protocol.records import Record
from engine.straights.protocol.values import Points

_WholeNumber = Annotated[int, Integer(0, 2**31 - 1)]
_RoundNumber = Annotated[int, Integer(1, 2**31 - 1)]


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round.

    Attributes:
        gained: its points, None until it has ended.
        play: the digest of its moves, None until it has ended or if unknown.
        price: the total price of its choices, None until it is reviewed.
    """

    number: _RoundNumber
    gained: _WholeNumber | None
    hints: _WholeNumber
    practice: bool
    play: Annotated[str, Text(0, 64)] | None = None
    price: Points | None = None


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game for the counted seat."""

    score: _WholeNumber
    place: Annotated[int, Integer(1, 4)]
    tied: bool


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The record of a game; `practice_from` is the first round of those that do not count."""

    game: str
    level: Annotated[str, Text(1, 1000)]
    rounds: tuple[RoundRecord, ...]
    end: GameEnd | None
    practice_from: _RoundNumber | None


GAME_RECORD = Record(GameRecord)
