"""The messages of the table in the page about what is the same for everybody: deals, puzzles, matches."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import AnyObject, OptionalValue
from engine.protocol.records import Json
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import CardList, Count, MessageNumber, NotNegative, WholeNumber
from engine.straights.protocol.daily_requests import Day, PuzzleNumber
from engine.straights.protocol.values import Seat, Seen

KeptObject = Annotated[Json | None, OptionalValue(AnyObject())]
"""What the client is to keep instead of what it has; None for no change."""


@dataclass(frozen=True, slots=True)
class DealMark:
    """A place on the line of a deal's results: points better than the average of the others, and whose."""

    ahead: WholeNumber
    names: SaidParts
    is_own: bool


@dataclass(frozen=True, slots=True)
class DealLine:
    """The result of a deal: a title, a sentence, all places, the worst first, and a line to share."""

    title: Said
    verdict: Said
    marks: tuple[DealMark, ...]
    line: str


@dataclass(frozen=True, slots=True)
class DealBox:
    """The deal of the day.

    Attributes:
        is_on_table: whether the game on the table is this deal.
        begun: the number of the game that was left in which it goes on, None for none.
        hand: the player's, empty once the deal is played.
        yesterday: the result of the day before.
    """

    note: Said
    is_on_table: bool
    hand: CardList
    result: DealLine | None
    yesterday: DealLine | None
    begun: Count | None = None


@dataclass(frozen=True, slots=True)
class PuzzleBox:
    """The puzzles of the day.

    Attributes:
        solved: of each puzzle, whether the answer was right; None until there is one.
        texts: of each puzzle, the same as a sentence.
        next: the first without an answer, from 0; None if there is none in the pack.
        button: what is next, as the text of a button.
    """

    note: Said
    solved: tuple[bool | None, ...]
    texts: SaidParts
    next: PuzzleNumber | None
    button: Said


@dataclass(frozen=True, slots=True)
class DayMark:
    """A day of the week, and whether something was finished on it."""

    day: Day
    has_finished: bool


@dataclass(frozen=True, slots=True)
class StrengthMark:
    """A computer, or the player, between the weakest computer, 0, and the strongest, 1.

    Attributes:
        least, most: the range in which the place may be; both the place itself for a computer.
    """

    place: NotNegative
    least: NotNegative
    most: NotNegative
    name: Said
    is_own: bool


@dataclass(frozen=True, slots=True)
class FormBox:
    """The player's form: the week, the days in a row, the rating and its line, empty without a rating."""

    week: tuple[DayMark, ...]
    days: Said
    rating: Said
    marks: tuple[StrengthMark, ...]


@dataclass(frozen=True, slots=True)
class TodayMessage:
    """What the page of a day shows.

    Attributes:
        game: the title of the player's game, None for none.
        ranking: the seats of that game, the best first.
        observation: that game.
        left: its number among those that were left; None if it is on the table.
    """

    day: Day
    game: Said | None
    deal: DealBox
    puzzles: PuzzleBox
    form: FormBox
    ranking: tuple[Seat, ...] = ()
    observation: Seen | None = None
    left: Count | None = None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class DayMessage:
    """The record of a day after an answer to a puzzle, whether that was right, and the player's rating."""

    day: Annotated[Json, AnyObject()]
    is_right: bool
    rating: Said
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
