"""Parses the messages of a server strictly: anything that violates docs/protocol.md raises BadMessage.

Unknown fields are ignored, since a later server of the same version may send more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeVar

from engine.names import is_printable
from engine.straights.errors import BadMessage
from engine.straights.setup import MAX_NAME_LENGTH
from engine.straights.storage.wire import (
    ALWAYS_SENT,
    MAX_NUMBER,
    PROTOCOL_VERSION,
    flag_from,
    number_from,
    player_from,
    seat_from,
    text_from,
    variant_from,
)
from engine.straights.storage.wire_reader import (
    cards_from,
    event_from,
    four_from,
    list_from,
    object_from,
    observation_from,
)
from straights_gui.model.network.messages import (
    Hello,
    ListedTable,
    Moved,
    Place,
    PlaceKind,
    Refused,
    Room,
    Said,
    Seated,
    ServerMessage,
    Stage,
    Tables,
    Watching,
    WholeGame,
)

_MAX_TABLES, _MAX_EVENTS, _MAX_WORD_LENGTH, _MAX_SECONDS = 1_000, 10_000_000, 64, 10_000_000
_Fields = Mapping[object, object]
_Value = TypeVar("_Value")
_Member = TypeVar("_Member", bound=Enum)


def message_from(fields: Mapping[str, object]) -> ServerMessage | None:
    """Parse a message, None for an unknown type; raises BadMessage."""
    kind = fields.get("type")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    return None if reader is None else reader(dict(fields.items()))


def _hello(fields: _Fields) -> ServerMessage:
    version = number_from(fields.get("v"), 0, MAX_NUMBER, "v")
    if version != PROTOCOL_VERSION:  # its other fields are unknown
        return Hello(version, ())
    return Hello(version, list_from(fields.get("phrases"), _word, _MAX_TABLES))


def _tables(fields: _Fields) -> ServerMessage:
    return Tables(list_from(fields.get("tables"), _listed, _MAX_TABLES))


def _listed(value: object) -> ListedTable:
    fields = object_from(value)
    places = tuple(object_from(place) for place in four_from(fields.get("places"), object_from))
    return ListedTable(
        _word(fields.get("table")),
        _member(Stage, fields.get("stage")),
        variant_from(fields, ALWAYS_SENT),
        _optional(fields.get("turn_limit"), _count),
        tuple(_name(place.get("name")) for place in places),
        tuple(_member(PlaceKind, place.get("kind")) for place in places),
    )


def _seated(fields: _Fields) -> ServerMessage:
    return Seated(
        _word(fields.get("table")),
        seat_from(fields.get("seat")),
        _optional(fields.get("token"), _word) or "",
        number_from(fields.get("last_n"), -1, MAX_NUMBER, "last_n"),
        _word(fields.get("invitation")),
    )


def _watching(fields: _Fields) -> ServerMessage:
    return Watching(_word(fields.get("table")), flag_from(fields.get("is_live"), "is_live"))


def _room(fields: _Fields) -> ServerMessage:
    return Room(
        _word(fields.get("table")),
        _member(Stage, fields.get("stage")),
        _optional(fields.get("host"), seat_from),
        four_from(fields.get("places"), _place),
        variant_from(fields, ALWAYS_SENT),
        _optional(fields.get("turn_limit"), _count),
        _optional(fields.get("turn_seconds"), _seconds),
        flag_from(fields.get("is_private"), "is_private"),
    )


def _place(value: object) -> Place:
    fields = object_from(value)
    return Place(
        _name(fields.get("name")),
        _member(PlaceKind, fields.get("kind")),
        _optional(fields.get("strategy"), _word) or "",
        flag_from(fields.get("is_here"), "is_here"),
        flag_from(fields.get("is_ready"), "is_ready"),
        flag_from(fields.get("has_left"), "has_left"),
        _optional(fields.get("away_seconds"), _seconds),
    )


def _whole_game(fields: _Fields) -> ServerMessage:
    return WholeGame(
        _count(fields.get("seq")),
        fields.get("reason") == "new",
        list_from(fields.get("history"), event_from, _MAX_EVENTS),
        observation_from(fields.get("observation")),
        four_from(fields.get("players"), player_from),
        _optional(fields.get("seal"), _word) or "",
        _key(fields.get("key", "")),
    )


def _moved(fields: _Fields) -> ServerMessage:
    return Moved(
        _count(fields.get("seq")),
        _optional(fields.get("n"), _count),
        list_from(fields.get("events"), event_from, _MAX_EVENTS),
        _optional(fields.get("turn"), seat_from),
        cards_from(fields.get("legal_plays", [])),
        _key(fields.get("key", "")),
    )


def _said(fields: _Fields) -> ServerMessage:
    return Said(seat_from(fields.get("seat")), _word(fields.get("phrase")))


def _refused(fields: _Fields) -> ServerMessage:
    detail = fields.get("detail", "")
    if not isinstance(detail, str):
        raise BadMessage("a detail is a text")
    return Refused(_optional(fields.get("n"), _count), _word(fields.get("reason")), detail[:200])


def _optional(value: object, read: Callable[[object], _Value]) -> _Value | None:
    return None if value is None else read(value)


def _member(kind: type[_Member], value: object) -> _Member:
    for member in kind:
        if member.value == value:
            return member
    raise BadMessage(f"there is no such {kind.__name__}")


def _word(value: object) -> str:
    return text_from(value, "a word", _MAX_WORD_LENGTH)


def _name(value: object) -> str:
    """A name without line breaks; "" for an empty place."""
    if not isinstance(value, str) or len(value) > MAX_NAME_LENGTH or not is_printable(value):
        raise BadMessage("that is no name")
    return value


def _key(value: object) -> str:
    if (
        not isinstance(value, str)
        or len(value) > _MAX_WORD_LENGTH
        or not set(value) <= set("0123456789abcdef")
    ):
        raise BadMessage("a key has hexadecimal digits")
    return value


def _count(value: object) -> int:
    return number_from(value, 0, MAX_NUMBER, "a number")


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _MAX_SECONDS:
        raise BadMessage("that is no number of seconds")
    return float(value)


_READERS: dict[str, Callable[[_Fields], ServerMessage]] = {
    "hello": _hello,
    "tables": _tables,
    "seated": _seated,
    "watching": _watching,
    "room": _room,
    "table": _whole_game,
    "moved": _moved,
    "said": _said,
    "refused": _refused,
}
