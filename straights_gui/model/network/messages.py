"""What a server tells, as values; `message_reader` reads them."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.player import Player
from engine.straights.setup import Variant


class Stage(Enum):
    """What is going on at a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class PlaceKind(Enum):
    """Who has a place."""

    EMPTY = "empty"
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits somewhere.

    Attributes:
        strategy: of a computer, "" of nobody and of a person.
        is_here: whether a person is connected.
        has_left: whether a person has got up in the game.
        away_seconds: until a computer plays for who is away; None for who is here.
    """

    name: str
    kind: PlaceKind
    strategy: str = ""
    is_here: bool = False
    is_ready: bool = False
    has_left: bool = False
    away_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Room:
    """Who sits where at a table.

    Attributes:
        host: the seat of who may let computers play; None without anybody.
        turn_limit: seconds for a move, None without a limit.
        turn_seconds: what was left of the turn when the message came; None without a limit.
    """

    table: str
    stage: Stage
    host: int | None
    places: tuple[Place, ...]
    variant: Variant
    turn_limit: int | None
    turn_seconds: float | None
    is_private: bool


@dataclass(frozen=True, slots=True)
class Hello:
    """What a client can choose from at this server.

    Attributes:
        version: of the protocol, as the server speaks it with this client.
    """

    version: int
    phrases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A public table."""

    table: str
    stage: Stage
    variant: Variant
    turn_limit: int | None
    names: tuple[str, ...]
    kinds: tuple[PlaceKind, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """The public tables."""

    tables: tuple[ListedTable, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """The seat that the connection has; the token is "" where it was told before."""

    table: str
    seat: int
    token: str
    last_n: int
    invitation: str


@dataclass(frozen=True, slots=True)
class Watching:
    """The connection looks on; unless `is_live`, each round is told when it is over."""

    table: str
    is_live: bool


@dataclass(frozen=True, slots=True)
class WholeGame:
    """The game as it is.

    Attributes:
        is_new: whether its first cards have just been dealt.
        players: who played each seat when the first cards were dealt.
        seal, key: of the deals; "" for none, or while it is not open.
    """

    seq: int
    is_new: bool
    history: tuple[Event, ...]
    observation: Observation
    players: tuple[Player, ...]
    seal: str
    key: str


@dataclass(frozen=True, slots=True)
class Moved:
    """What has happened, and whose turn it is now.

    Attributes:
        n: the number of the message that this answers, None for none of this client's.
        key: of the deals, at the end of the game; else "".
    """

    seq: int
    n: int | None
    events: tuple[Event, ...]
    turn: int | None
    legal_plays: tuple[Card, ...]
    key: str


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody says one of the phrases."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing has changed; `reason` is the name of a refusal, `detail` for developers."""

    n: int | None
    reason: str
    detail: str


ServerMessage = Hello | Tables | Seated | Watching | Room | WholeGame | Moved | Said | Refused
"""Anything that a server tells."""
