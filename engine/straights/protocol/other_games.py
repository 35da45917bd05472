"""Games other than Straights, in the page and at a server: what can be begun."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.games.new_game import MOST_SEATS
from engine.protocol.codecs import Integer, Length
from engine.protocol.records import Flat
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber
from engine.straights.protocol.table_state import Word
from engine.straights.protocol.values import Name

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
