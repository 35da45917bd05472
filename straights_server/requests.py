"""Requests of clients at a table, parsed strictly; anything else raises BadMessage.

A request never contains the client's own seat: the token of the connection determines it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.errors import InvalidJson
from engine.json_text import read_json
from engine.straights.errors import BadMessage
from engine.straights.storage import wire
from engine.straights.text.network import PHRASES

MAX_MESSAGE_LENGTH = 4096
"""In characters; the longest valid message has some 300."""

_CARD_LENGTH = 2


@dataclass(frozen=True, slots=True)
class Move:
    """Play or discard a card; a command of docs/protocol.md."""

    command: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SetReady:
    """Set whether this seat is ready for the game, or the next one, to start."""

    is_ready: bool


@dataclass(frozen=True, slots=True)
class Fill:
    """Assign an empty seat to a computer, or empty a seat; for the host only."""

    seat: int
    strategy: str | None


@dataclass(frozen=True, slots=True)
class Say:
    """Send a phrase to everybody at the table."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the seat: before a game it becomes empty, in a game a computer plays it at once."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take one's own seat back from the computer that plays it."""


Request = Move | SetReady | Fill | Say | Leave | ComeBack


@dataclass(frozen=True, slots=True)
class NumberedRequest:
    """A request with its number; the numbers of a client increase, and each number counts once."""

    n: int
    request: Request


def read_object(text: str) -> dict[str, object]:
    """Parse a JSON object of at most MAX_MESSAGE_LENGTH characters; raises BadMessage."""
    if len(text) > MAX_MESSAGE_LENGTH:
        raise BadMessage(f"a message has at most {MAX_MESSAGE_LENGTH} characters")
    try:
        document = read_json(text)
    except InvalidJson as error:
        raise BadMessage("the message is no JSON") from error
    if not isinstance(document, dict):
        raise BadMessage("a message is an object")
    return document


def request_from(document: dict[str, object]) -> NumberedRequest:
    """Parse a request from a JSON object; raises BadMessage."""
    fields: dict[object, object] = dict(document.items())
    kind = fields.pop("type", None)
    n = wire.number_from(fields.pop("n", None), 0, wire.MAX_NUMBER, "n")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise BadMessage("there is no such type of message")
    return NumberedRequest(n, reader(fields))


def _move(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, {"command"})
    command = fields["command"]
    if not isinstance(command, dict) or command.get("type") not in ("play", "discard"):
        raise BadMessage("at a table a command is to play or to discard")
    wire.require_keys(command, {"type", "card"})
    wire.text_from(command["card"], "a card", _CARD_LENGTH)
    return Move(command)


def _ready(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, {"is_ready"})
    return SetReady(wire.flag_from(fields["is_ready"], "is_ready"))


def _fill(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, {"seat", "strategy"})
    seat, strategy = wire.seat_from(fields["seat"]), fields["strategy"]
    return Fill(seat, None if strategy is None else wire.text_from(strategy, "a strategy"))


def _say(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, {"phrase"})
    phrase = wire.text_from(fields["phrase"], "a phrase")
    if phrase not in PHRASES:
        raise BadMessage("there is no such phrase")
    return Say(phrase)


def _leave(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, set())
    return Leave()


def _come_back(fields: Mapping[object, object]) -> Request:
    wire.require_keys(fields, set())
    return ComeBack()


_READERS: dict[str, Callable[[Mapping[object, object]], Request]] = {
    "do": _move,
    "ready_to_play": _ready,
    "fill": _fill,
    "say": _say,
    "leave": _leave,
    "come_back": _come_back,
}
