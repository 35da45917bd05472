"""Games other than Straights, in the page and at a server: what can be begun."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.games.lessons import STEPS
from engine.games.new_game import MOST_KEPT, MOST_SEATS
from engine.games.table import Answer
from engine.protocol.codecs import Integer, Length, Text
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.sheet import Sheet
from engine.protocol.values import Count, PlayedCard
from engine.straights.protocol.tables import SentHappenings, SentTable, Word
from engine.straights.protocol.values import Name

SeatNumber = Annotated[int, Integer(0, MOST_SEATS - 1, "SeatNumber")]
"""A seat at a table of any game, which may have fewer."""

ChosenText = Annotated[str, Text(1, 200)]
"""What is chosen for a new game."""

KeptRules = Annotated[tuple[ChosenText, ...], Length(0, MOST_KEPT)]


@dataclass(frozen=True, slots=True)
class NewOther:
    """Start the game that is chosen; the client has the first seat, and computers the others.

    Attributes:
        names: of as many as may play, or more.
    """

    chosen: ChosenText
    names: Annotated[tuple[Name, ...], Length(2, 10)]


@dataclass(frozen=True, slots=True)
class AskGames:
    """Tell which games can be begun besides Straights, with those whose rules a player has kept."""

    kept: KeptRules = ()


@dataclass(frozen=True, slots=True)
class AskNewGame:
    """The sheet for a new game of what is chosen; `kept` are the rules that the player has kept."""

    chosen: ChosenText
    kept: KeptRules = ()
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class AskLesson:
    """Show a step of the lesson of what is chosen, or with an answer to it the next one.

    Attributes:
        player: the name of the player.
    """

    chosen: ChosenText
    step: Annotated[int, Integer(0, STEPS - 1)]
    player: Name
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A kind of game that can be begun."""

    game: Word
    preset: Word
    title: Said
    seats: tuple[Count, ...]
    proposed: Count
    lengths: SaidParts


@dataclass(frozen=True, slots=True)
class GamesMessage:
    """The games that can be begun besides Straights."""

    games: tuple[OfferedGame, ...]


@dataclass(frozen=True, slots=True)
class NewGameMessage:
    """The sheet for a new game.

    Attributes:
        rules: the text with which those that are chosen are shared.
        kept: the rules that are kept once these are kept, too, or are forgotten.
    """

    sheet: Sheet
    rules: str
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonMessage:
    """A step of a lesson, from 0, of so many; after the last one the table with its answer.

    Attributes:
        events: since the last deal, which is the first of them.
        card, button: what is to be touched: a card, or the button of the offer with this key, for which the
            card is chosen.
        levels: of the strategies, by name, in a game other than Straights.
        begins: what is chosen for the new game after it.
    """

    step: Count
    steps: Count
    table: SentTable
    events: SentHappenings
    card: PlayedCard | None
    button: str
    levels: dict[str, Said]
    begins: ChosenText
