"""The messages of the table in the page about what is the same for everybody: deals, puzzles, matches."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import AnyObject, OptionalValue
from engine.protocol.records import Json
from engine.protocol.sentences import Said
from engine.protocol.sheet import Meters, ScaleMark, Sheet
from engine.protocol.values import Count, MessageNumber
from engine.straights.protocol.daily_requests import Day, PuzzleNumber

KeptObject = Annotated[Json | None, OptionalValue(AnyObject())]
"""What the client is to keep instead of what it has; None for no change."""


@dataclass(frozen=True, slots=True)
class DealLine:
    """The result of a deal: a title, a sentence, all places, the worst first, and a line to share."""

    title: Said
    verdict: Said
    marks: tuple[ScaleMark, ...]
    line: str


@dataclass(frozen=True, slots=True)
class TodayMessage:
    """The sheet of a day, and what its answers need.

    Attributes:
        left, begun: the numbers of the player's game and of that in which the deal of the day goes on, among
            the games that were left; None for that on the table, or for none.
        puzzle: the number of the next one, from 0; None if there is none in the pack.
        line: the result of the deal as a line to share; "" without one.
        others: the numbers of games other than Straights, by their rows; None for that on the table.
    """

    sheet: Sheet
    left: Count | None
    begun: Count | None
    puzzle: PuzzleNumber | None
    line: str
    others: tuple[Count | None, ...] = ()
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class DayMessage:
    """The record of a day after an answer to a puzzle, and how far its theme is solved if that was right."""

    day: Annotated[Json, AnyObject()]
    theme: Meters | None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class DealDayMessage:
    """The day of which the game on the table is the deal; None for another game."""

    day: Day | None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class DealResultMessage:
    """The result of the deal on the table; None as long as the client has to ask again.

    Attributes:
        day: the record of the day, if it is the deal of one.
    """

    result: DealLine | None
    day: KeptObject
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class HelpedMessage:
    """The player has had help in the deal on the table, which the client keeps by this name."""

    deal: str


DailyAnswer = TodayMessage | DayMessage | DealDayMessage | DealResultMessage
