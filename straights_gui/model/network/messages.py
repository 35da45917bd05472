"""The messages of a server, as values; `message_reader` parses them."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.player import Player
from engine.straights.setup import Variant


class Stage(Enum):
    """The stage of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class PlaceKind(Enum):
    """The occupant of a place."""

    EMPTY = "empty"
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Place:
    """A place at a table.

    Attributes:
        strategy: of a computer, otherwise "".
        is_here: whether the person is connected.
        has_left: whether the person has left during the game.
        away_seconds: until a computer replaces an absent person; None while connected.
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
    """The places and the settings of a table.

    Attributes:
        host: the seat of the host, who assigns computers to seats; None if there is nobody.
        turn_limit: seconds for a move, None for no limit.
        turn_seconds: the time left for the turn when the message arrived; None for no limit.
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
    """The options of a server.

    Attributes:
        version: the protocol version that the server uses with this client.
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
    """The seat of the connection; the token is "" if it was sent before."""

    table: str
    seat: int
    token: str
    last_n: int
    invitation: str


@dataclass(frozen=True, slots=True)
class Watching:
    """The connection is a spectator's; unless `is_live`, each round is sent at its end."""

    table: str
    is_live: bool


@dataclass(frozen=True, slots=True)
class WholeGame:
    """The complete game.

    Attributes:
        is_new: whether its first cards have just been dealt.
        players: of the seats when the first cards were dealt.
        seal, key: of the deals; "" for none, or while the key is secret.
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
    """The latest events, and the seat on turn.

    Attributes:
        n: the number of this client's request to which it responds, or None.
        key: of the deals, at the end of the game; otherwise "".
    """

    seq: int
    n: int | None
    events: tuple[Event, ...]
    turn: int | None
    legal_plays: tuple[Card, ...]
    key: str


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase from a seat."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A request was refused; `reason` is the name of a refusal, `detail` is for developers."""

    n: int | None
    reason: str
    detail: str


ServerMessage = Hello | Tables | Seated | Watching | Room | WholeGame | Moved | Said | Refused
"""Any message of a server."""
