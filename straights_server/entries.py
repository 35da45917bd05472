"""The log entries of a table: every change of the table, from which it can be rebuilt.

Each entry has a position in the log, counted from 1 without gaps, which is also the `seq` of its messages.
"""

from __future__ import annotations

import json
from typing import Annotated

from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import dataclass
from engine.json_text import write_json
from engine.protocol.codecs import Converted, Integer, ListOf, Number, OptionalValue, Text
from engine.protocol.records import Field, Record, Tagged
from straights_server.errors import DamagedLog


def _order(seats: object) -> tuple[int, ...]:
    if not isinstance(seats, tuple) or sorted(seats) != list(range(len(seats))):
        raise BadMessage(f"{seats!r} is no order of seats")
    return seats


_ORDER = Converted(ListOf(Integer()), _order, ListOf(Integer()).write)


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A person joined the table."""

    seat: int
    name: str
    token_hash: str


@dataclass(frozen=True, slots=True)
class SeatAssigned:
    """An empty seat was assigned to a computer, or with None the seat was emptied, whoever sat there.

    Attributes:
        name: of the computer; "" for its default name.
        kicked: where the person came from who was removed for good, "" if that is unknown; else None.
    """

    seat: int
    strategy: str | None
    name: str = ""
    kicked: str | None = None


@dataclass(frozen=True, slots=True)
class SeatsTurned:
    """Everybody moved to the seat at whose place in `order` the earlier seat is."""

    order: Annotated[tuple[int, ...], _ORDER]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game started, with the people and computers at the seats, and the rules of the table.

    Attributes:
        key: "" if deals come from the seed.
    """

    key: str
    seed: int = 0


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """An action was taken in the game.

    Attributes:
        action: as the game writes it.
        n: the number of the request, None if the table itself took the action.
        bank: what it left in the time bank of the seat; None if it took nothing.
        is_move: whether it is no change of who plays a seat, which a log does not say.
    """

    action: str
    n: int | None
    bank: float | None = None
    is_move: bool = True


Entry = PlayerJoined | SeatAssigned | SeatsTurned | GameStarted | ActionTaken


_ACTION = (
    Field("action", Text()),
    Field("n", OptionalValue(Integer())),
    Field("bank", OptionalValue(Number()), None, is_omitted=True),
)
_ENTRY = Tagged[Entry](
    Entry,
    {
        "joined": PlayerJoined,
        "filled": SeatAssigned,
        "turned": SeatsTurned,
        "begun": GameStarted,
        "acted": Record(ActionTaken, _ACTION, is_open=True),
    },
    is_open=True,  # older servers repeated the rules of the table wherever a game began
)


def entry_text(entry: Entry) -> str:
    """The entry as JSON, for `entry_of`."""
    return write_json(_ENTRY.write(entry))


def entry_of(text: str | bytes) -> Entry:
    """The entry of a JSON text; raises DamagedLog."""
    try:
        return _ENTRY.read(json.loads(text))
    except (ValueError, TypeError, RecursionError, EngineError) as error:
        raise DamagedLog(f"an entry of the log cannot be read: {error}") from error
