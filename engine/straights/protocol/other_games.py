"""Games other than Straights, in the page and at a server: what can be begun, and their messages."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.games.new_game import MOST_SEATS
from engine.protocol.codecs import Integer, Length
from engine.protocol.records import Flat
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber
from engine.straights.protocol.table_state import Reason, Word
from engine.straights.protocol.tables import SentHappenings, SentLog, SentMoves, SentTable
from engine.straights.protocol.values import Hexadecimal, Name

SeatNumber = Annotated[int, Integer(0, MOST_SEATS - 1, "SeatNumber")]
"""A seat at a table of any game, which may have fewer."""


@dataclass(frozen=True, slots=True)
class NewOther:
    """Start a game of a kind; the client has the first seat, and computers of one strategy the others.

    Attributes:
        length: its number among the lengths that are offered.
    """

    game: Word
    preset: Word
    names: Annotated[tuple[Name, ...], Length(2, 10)]
    strategy: Word
    length: Count


@dataclass(frozen=True, slots=True)
class AskGames:
    """Tell which games can be begun besides Straights."""


@dataclass(frozen=True, slots=True)
class AskRules:
    """Put into words the rules of a game that could be begun."""

    new: Flat[NewOther]


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A kind of game that can be begun; `levels` are those of its strategies by name, the simplest first."""

    game: Word
    preset: Word
    title: Said
    line: Said
    seats: tuple[Count, ...]
    proposed: Count
    lengths: SaidParts
    levels: dict[str, Said]


@dataclass(frozen=True, slots=True)
class GamesMessage:
    """The games that can be begun besides Straights."""

    games: tuple[OfferedGame, ...]
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class OtherFields:
    """What is known of a game beside its table, as in `GameFields`.

    Attributes:
        game: its name.
        seal: of the key of its deals; None for a deal without one.
        key: "" while it is secret; None for a deal without one.
    """

    game: Word
    can_undo: bool
    can_redo: bool
    viewer: Count | None
    humans: tuple[Count, ...]
    left_seat: Count | None = None
    seal: Hexadecimal | None = None
    key: Hexadecimal | None = None
    is_practice: bool = False


@dataclass(frozen=True, slots=True)
class ShownOther:
    """A game as its viewer may see it."""

    table: SentTable
    fields: Flat[OtherFields]


@dataclass(frozen=True, slots=True)
class GameTexts:
    """What stands on the sheets about a game.

    Attributes:
        texts: what is said of events, in the log as aloud, by their keys: those that Straights has not.
        levels: of its strategies, by name.
        rules: what is played, in sentences.
        has_hints: whether `hint` is answered.
    """

    texts: dict[str, Said]
    levels: dict[str, Said]
    rules: SaidParts
    has_hints: bool


@dataclass(frozen=True, slots=True)
class OtherTable:
    """The whole game, to be redrawn, as in `WholeTable`."""

    seq: MessageNumber
    reason: Reason
    shown: Flat[ShownOther]
    log: SentLog
    events: SentHappenings
    about: Flat[GameTexts]
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class OtherMoved:
    """What has happened at the table in the page, and the game after it."""

    seq: MessageNumber
    moves: SentMoves
    fields: Flat[OtherFields]
    n: MessageNumber | None = None
