"""Requests of connections without a seat (hello, list, host, join, resume, watch), parsed strictly.

Anything else raises BadMessage. A connection that has a seat sends `requests`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.errors import EngineError
from engine.straights.errors import BadMessage
from engine.straights.setup import MAX_NAME_LENGTH, MAX_TABLE_SCORE_LIMIT, SeatSetup, Variant
from engine.straights.storage import wire
from straights_server.errors import UnknownVersion

VERSION = wire.PROTOCOL_VERSION
"""The version of the protocol that this server speaks."""

MIN_TURN_LIMIT, MAX_TURN_LIMIT = 5, 3600
"""The range of a table's time limit for a move, in seconds."""

_MAX_TABLE_NAME_LENGTH = 20
_MAX_TOKEN_LENGTH = 64


@dataclass(frozen=True, slots=True)
class Hello:
    """Greet the server with a supported protocol version."""


@dataclass(frozen=True, slots=True)
class ListTables:
    """List the public tables."""


@dataclass(frozen=True, slots=True)
class Host:
    """Open a table and take a seat at it; `turn_limit` is in seconds for a move, None for no limit."""

    name: str
    variant: Variant
    turn_limit: int | None
    is_private: bool


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat at a table; None for the first empty one."""

    table: str
    name: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Resume:
    """Return to the seat of a token; the client has received everything up to `seq`."""

    table: str
    token: str
    seq: int | None


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch a table: live with an invitation, otherwise each round after its end."""

    table: str
    invitation: str | None


LobbyRequest = Hello | ListTables | Host | Join | Resume | Watch


@dataclass(frozen=True, slots=True)
class NumberedLobbyRequest:
    """A request and its number, which the response repeats."""

    n: int | None
    request: LobbyRequest


def is_lobby_request(document: Mapping[str, object]) -> bool:
    """Whether the object has the type of a lobby request."""
    kind = document.get("type")
    return isinstance(kind, str) and kind in _READERS


def lobby_request_from(document: dict[str, object]) -> NumberedLobbyRequest:
    """Parse an object for which `is_lobby_request` holds; raises BadMessage or UnknownVersion."""
    fields: dict[object, object] = dict(document.items())
    kind = fields.pop("type")
    given = fields.pop("n", None)
    n = None if given is None and kind == "hello" else wire.number_from(given, 0, wire.MAX_NUMBER, "n")
    return NumberedLobbyRequest(n, _READERS[str(kind)](fields))


def name_from(value: object) -> str:
    """Parse a player's name, as the rules allow it; raises BadMessage."""
    name = wire.text_from(value, "a name", MAX_NAME_LENGTH)
    try:
        SeatSetup(name)
    except EngineError as error:
        raise BadMessage(str(error)) from error
    return name


def table_variant_from(fields: Mapping[object, object]) -> Variant:
    """The rule switches of the games of a table; raises BadMessage."""
    variant = wire.variant_from(fields)
    if variant.reseed_each_round:
        raise BadMessage("the deals of a table come from a key, so no round can repeat another")
    if variant.score_limit > MAX_TABLE_SCORE_LIMIT:
        raise BadMessage(f"the score limit of a table is at most {MAX_TABLE_SCORE_LIMIT}")
    return variant


def turn_limit_from(value: object) -> int | None:
    """Parse the seconds for a move; raises BadMessage."""
    return None if value is None else wire.number_from(value, MIN_TURN_LIMIT, MAX_TURN_LIMIT, "turn_limit")


def _hello(fields: Mapping[object, object]) -> LobbyRequest:
    version = fields.get("v")
    if type(version) is not int:
        raise BadMessage("v is the version of the protocol, a number")
    if version != VERSION:
        raise UnknownVersion(f"this server speaks version {VERSION} of the protocol, not {version}")
    return Hello()


def _list(fields: Mapping[object, object]) -> LobbyRequest:
    wire.require_keys(fields, set())
    return ListTables()


def _host(fields: Mapping[object, object]) -> LobbyRequest:
    wire.require_keys(wire.without_switches(fields), {"name", "turn_limit", "is_private"})
    return Host(
        name_from(fields["name"]),
        table_variant_from(fields),
        turn_limit_from(fields["turn_limit"]),
        wire.flag_from(fields["is_private"], "is_private"),
    )


def _join(fields: Mapping[object, object]) -> LobbyRequest:
    wire.require_keys(fields, {"table", "name", "seat"})
    seat = None if fields["seat"] is None else wire.seat_from(fields["seat"])
    return Join(_table(fields["table"]), name_from(fields["name"]), seat)


def _resume(fields: Mapping[object, object]) -> LobbyRequest:
    wire.require_keys(fields, {"table", "token", "seq"})
    seq = None if fields["seq"] is None else wire.number_from(fields["seq"], 0, wire.MAX_NUMBER, "seq")
    return Resume(_table(fields["table"]), _token(fields["token"]), seq)


def _watch(fields: Mapping[object, object]) -> LobbyRequest:
    wire.require_keys(fields, {"table", "invitation"})
    invitation = fields["invitation"]
    return Watch(_table(fields["table"]), None if invitation is None else _token(invitation))


def _table(value: object) -> str:
    return wire.text_from(value, "a table", _MAX_TABLE_NAME_LENGTH)


def _token(value: object) -> str:
    token = wire.text_from(value, "a token", _MAX_TOKEN_LENGTH)
    if not token.isascii():
        raise BadMessage("a token has letters, digits, - and _")
    return token


_READERS: dict[str, Callable[[Mapping[object, object]], LobbyRequest]] = {
    "hello": _hello,
    "list": _list,
    "host": _host,
    "join": _join,
    "resume": _resume,
    "watch": _watch,
}
