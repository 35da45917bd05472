"""What a client and the table in the page say of what is the same for everybody: deals, puzzles, matches.

The client keeps records of days, matches, and deals with help as the table has sent them, and looks into none
of them. It says which day it is, since the engine has no clock.
"""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import AnyObject, Integer, ListOf, OptionalValue, Text
from engine.protocol.records import Json
from engine.protocol.sentences import Said
from engine.protocol.sheet import Meters, ScaleMark, Sheet
from engine.protocol.values import Count, PlayedCard
from engine.straights.protocol.values import Four, Name, SeatPlayer
from engine.straights.puzzles.grade import A_DAY, PACK_SIZE

Day = Annotated[str, Text(10, 10, "Day", pattern=r"[0-9]{4}-[0-9]{2}-[0-9]{2}")]
KeptObjects = Annotated[tuple[Json, ...], ListOf(AnyObject())]
"""Each is read by itself: what another version has written must not hide the others."""
PuzzleNumber = Annotated[int, Integer(0, PACK_SIZE + A_DAY)]
"""Those for everybody come first; `number` 3 and later are the player's own of that day."""


@dataclass(frozen=True, slots=True)
class AskToday:
    """Make the sheet of a day.

    Attributes:
        hour: of the player's clock.
        name: the player's, "" if none was chosen.
        names, strategies, portraits, score_limit: the game that one of its buttons deals.
        days: the records of days.
        records: those of the statistics.
        left: the texts of games that were left, the latest first; not that on the table.
        chosen: the day whose deal it offers; None for that day.
        last_table: the name of the table of a server at which the player sat last, "" for none.
    """

    date: Day
    hour: Count
    name: str
    names: Four[str]
    strategies: Four[SeatPlayer]
    portraits: Four[str]
    score_limit: Count
    days: KeptObjects
    records: KeptObjects
    left: tuple[str, ...] = ()
    chosen: Day | None = None
    last_table: str = ""


@dataclass(frozen=True, slots=True)
class NewDailyDeal:
    """Start the deal of a day, or of a challenge; `names` are those of the player, then of the computers."""

    date: Day
    names: Four[Name]
    challenge: str = ""


@dataclass(frozen=True, slots=True)
class AskDealDay:
    """Tell of which day the game on the table is the deal."""

    date: Day


@dataclass(frozen=True, slots=True)
class AskPuzzle:
    """Pose a puzzle of a day, counted from 0; `pack` is the text of the pack of puzzles, `names` as above."""

    date: Day
    number: PuzzleNumber
    pack: str
    names: Four[Name]
    days: KeptObjects = ()


@dataclass(frozen=True, slots=True)
class AnswerPuzzle:
    """Answer a puzzle with a card, or with None to be told."""

    date: Day
    number: PuzzleNumber
    pack: str
    card: PlayedCard | None
    days: KeptObjects


@dataclass(frozen=True, slots=True)
class AskDealResult:
    """Do a part of the work for the result of the deal on the table, whose round is over.

    Attributes:
        helped: the deals in which the player had help.
        challenge: the last one that the client has opened, as a text; "" for none.
    """

    date: Day
    days: KeptObjects
    helped: tuple[str, ...]
    challenge: str = ""


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


@dataclass(frozen=True, slots=True)
class DayMessage:
    """The record of a day after an answer to a puzzle, and how far its theme is solved if that was right."""

    day: Annotated[Json, AnyObject()]
    theme: Meters | None


@dataclass(frozen=True, slots=True)
class DealDayMessage:
    """The day of which the game on the table is the deal; None for another game."""

    day: Day | None


@dataclass(frozen=True, slots=True)
class DealResultMessage:
    """The result of the deal on the table; None as long as the client has to ask again.

    Attributes:
        day: the record of the day, if it is the deal of one.
    """

    result: DealLine | None
    day: KeptObject


@dataclass(frozen=True, slots=True)
class HelpedMessage:
    """The player has had help in the deal on the table, which the client keeps by this name."""

    deal: str


DailyAnswer = TodayMessage | DayMessage | DealDayMessage | DealResultMessage
