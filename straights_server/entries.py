"""The log entries of a table: every change of the table, from which it can be rebuilt.

Each entry has a position in the log, counted from 1 without gaps, which is also the `seq` of its messages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from engine.errors import EngineError
from engine.fast_dataclass import dataclass
from straights_server.errors import DamagedLog

Json = dict[str, object]


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

    order: tuple[int, ...]


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


def entry_value(entry: Entry) -> Json:
    """The entry as JSON."""
    match entry:
        case PlayerJoined():
            return {
                "type": "joined",
                "seat": entry.seat,
                "name": entry.name,
                "token_hash": entry.token_hash,
            }
        case SeatAssigned():
            return {
                "type": "filled",
                "seat": entry.seat,
                "strategy": entry.strategy,
                "name": entry.name,
                **({} if entry.kicked is None else {"kicked": entry.kicked}),
            }
        case SeatsTurned():
            return {"type": "turned", "order": list(entry.order)}
        case GameStarted():
            return {"type": "begun", "key": entry.key, "seed": entry.seed}
        case ActionTaken():
            return _acted_value(entry)


def _acted_value(entry: ActionTaken) -> Json:
    value: Json = {"type": "acted", "action": entry.action, "n": entry.n}
    if entry.bank is not None:
        value["bank"] = entry.bank
    return value


def entry_from(value: Mapping[str, object]) -> Entry:
    """The entry of a value made by `entry_value`; raises DamagedLog."""
    try:
        return _READERS[str(value["type"])](value)
    except (KeyError, TypeError, ValueError, EngineError) as error:
        raise DamagedLog(f"an entry of the log cannot be read: {error}") from error


def entry_of(text: str | bytes) -> Entry:
    """The entry of a JSON text; raises DamagedLog."""
    try:
        value = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedLog(f"an entry of the log is no JSON: {error}") from error
    return entry_from(value)


def _joined(value: Mapping[str, object]) -> Entry:
    return PlayerJoined(_seat(value["seat"]), _str(value["name"]), _str(value["token_hash"]))


def _filled(value: Mapping[str, object]) -> Entry:
    strategy, kicked = value["strategy"], value.get("kicked")
    return SeatAssigned(
        _seat(value["seat"]),
        None if strategy is None else _str(strategy),
        _str(value["name"]),
        None if kicked is None else _str(kicked),
    )


def _turned(value: Mapping[str, object]) -> Entry:
    order = value["order"]
    if not isinstance(order, list) or sorted(order) != list(range(len(order))):
        raise DamagedLog(f"{order!r} is no order of seats")
    return SeatsTurned(tuple(map(_int, order)))


def _begun(value: Mapping[str, object]) -> Entry:
    return GameStarted(_str(value["key"]), _int(value["seed"]))


def _acted(value: Mapping[str, object]) -> Entry:
    n, bank = value["n"], value.get("bank")
    if not isinstance(bank, int | float | None):
        raise DamagedLog(f"{bank!r} is no number of seconds")
    return ActionTaken(_str(value["action"]), None if n is None else _int(n), bank)


def _seat(value: object) -> int:
    seat = _int(value)
    if seat < 0:
        raise DamagedLog(f"{seat} is not a seat")
    return seat


def _int(value: object) -> int:
    if type(value) is not int:
        raise DamagedLog(f"{value!r} is no whole number")
    return value


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise DamagedLog(f"{value!r} is no text")
    return value


_READERS: dict[str, Callable[[Mapping[str, object]], Entry]] = {
    "joined": _joined,
    "filled": _filled,
    "turned": _turned,
    "begun": _begun,
    "acted": _acted,
}
