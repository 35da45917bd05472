"""What a client at a table may ask for: read as it was meant, or refused with a reason."""

import json

import pytest

from engine.straights.errors import BadMessage
from engine.straights.storage.wire import MAX_NUMBER
from engine.straights.text.network import PHRASES
from straights_server.requests import (
    MAX_MESSAGE_LENGTH,
    ComeBack,
    Fill,
    Leave,
    Move,
    NumberedRequest,
    Request,
    Say,
    SetReady,
    read_object,
    request_from,
)

PLAY = {"type": "play", "card": "7S"}
DISCARD = {"type": "discard", "card": "QD"}
MOVE = {"type": "do", "command": PLAY}
READY = {"type": "ready_to_play", "is_ready": True}
FILL = {"type": "fill", "seat": 3, "strategy": "expert"}
SAY = {"type": "say", "phrase": "hello"}


@pytest.mark.parametrize(
    "fields, request_read",
    [
        (MOVE, Move(PLAY)),
        (MOVE | {"command": DISCARD}, Move(DISCARD)),
        (READY, SetReady(is_ready=True)),
        (READY | {"is_ready": False}, SetReady(is_ready=False)),
        (FILL, Fill(3, "expert")),
        (FILL | {"seat": 0, "strategy": None}, Fill(0, None)),
        ({"type": "leave"}, Leave()),
        ({"type": "come_back"}, ComeBack()),
        *((SAY | {"phrase": phrase}, Say(phrase)) for phrase in PHRASES),
    ],
)
def test_a_request_is_read_with_its_number(fields: dict[str, object], request_read: Request) -> None:
    """All of it; the number is from 0 to the highest that a page can count to."""
    for n in (0, 7, MAX_NUMBER):
        assert NumberedRequest(n, request_read) == request_from(read_object(json.dumps(fields | {"n": n})))
    for wrong in (-1, MAX_NUMBER + 1, 1.0, True, "7", None):
        with pytest.raises(BadMessage, match=r"^n is a number, 0 to 9007199254740991$"):
            request_from(read_object(json.dumps(fields | {"n": wrong})))


@pytest.mark.parametrize(
    "fields, keys",
    [
        (MOVE, "command"),
        (READY, "is_ready"),
        (FILL, "seat, strategy"),
        (SAY, "phrase"),
        ({"type": "leave"}, ""),
        ({"type": "come_back"}, ""),
    ],
)
def test_a_request_has_exactly_its_keys(fields: dict[str, object], keys: str) -> None:
    """One too many or too few is refused with those that it has."""
    others = [key for key in fields if key != "type"]
    fewer = [{key: value for key, value in fields.items() if key != missing} for missing in others]
    for each in (fields | {"more": 1}, *fewer):
        with pytest.raises(BadMessage, match=f"^expected the keys {keys}$"):
            request_from(read_object(json.dumps(each | {"n": 7})))


@pytest.mark.parametrize(
    "fields, reason",
    [
        ({}, "no such type"),
        ({"type": "host"}, "no such type"),
        ({"type": ["do"]}, "no such type"),
        (MOVE | {"command": "7S"}, "to play or to discard"),
        (MOVE | {"command": {"type": "ragequit"}}, "to play or to discard"),
        (MOVE | {"command": PLAY | {"seat": 1}}, "expected the keys card, type"),
        (MOVE | {"command": {"type": "play"}}, "expected the keys card, type"),
        (MOVE | {"command": PLAY | {"card": "10S"}}, "a card is a text of 1 to 2"),
        (MOVE | {"command": PLAY | {"card": 7}}, "a card"),
        (READY | {"is_ready": 1}, "is_ready is true or false"),
        (FILL | {"seat": 4}, "a seat is a number, 0 to 3"),
        (FILL | {"strategy": 7}, "a strategy"),
        (SAY | {"phrase": "idiot"}, "no such phrase"),
        (SAY | {"phrase": None}, "a phrase"),
    ],
)
def test_anything_else_is_refused_with_its_reason(fields: dict[str, object], reason: str) -> None:
    """Above all a command that names a seat: the connection says whose it is."""
    with pytest.raises(BadMessage, match=reason):
        request_from(read_object(json.dumps(fields | {"n": 7})))


@pytest.mark.parametrize(
    "text, reason",
    [
        ("{" + " " * (MAX_MESSAGE_LENGTH - 1) + "}", f"at most {MAX_MESSAGE_LENGTH} characters"),
        ("{" * 10, "no JSON"),
        ("[1]", "a message is an object"),
        ("7", "a message is an object"),
    ],
)
def test_a_text_is_an_object_of_so_many_characters(text: str, reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        read_object(text)
    assert {} == read_object("{" + " " * (MAX_MESSAGE_LENGTH - 2) + "}")
