"""Messages of a server as values: each field in its place, at its limits, and what may be missing."""

import pytest

from engine.cards.card import Card
from engine.straights.errors import BadMessage
from engine.straights.events import CardPlayed
from engine.straights.setup import Variant
from straights_gui.model.network.message_reader import message_from
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
)
from tests.support.names import NAMES as ANY_NAMES

Message = dict[str, object]
HERE: Message = {"name": "Anna", "kind": "person", "is_here": True, "is_ready": True, "has_left": False}
AWAY: Message = {"name": "Bert", "kind": "person", "is_here": False, "is_ready": False, "has_left": True}
COMPUTER: Message = {**HERE, "name": "Cora", "kind": "computer", "strategy": "expert", "is_ready": False}
EMPTY: Message = {**AWAY, "name": "", "kind": "empty", "has_left": False}
PLACES = [HERE, {**AWAY, "away_seconds": 7.5}, COMPUTER, EMPTY]
ROOM: Message = {"table": "k3f9", "stage": "playing", "host": 2, "places": PLACES, "score_limit": 80}
ROOM |= {"type": "room", "turn_limit": 30, "turn_seconds": 12, "is_private": True}
LISTED: Message = {"table": "k3f9", "stage": "waiting", "score_limit": 50, "turn_limit": 20, "places": PLACES}
SEATED: Message = {
    "type": "seated",
    "table": "b2",
    "seat": 3,
    "token": "T",
    "last_n": -1,
    "invitation": "I",
}
PLAYED: Message = {"type": "card_played", "seat": 0, "card": "7S"}
MOVED: Message = {"type": "moved", "seq": 4, "n": 9, "events": [PLAYED], "turn": 1, "legal_plays": ["6S"]}
SEATS = (
    Place("Anna", PlaceKind.PERSON, is_here=True, is_ready=True),
    Place("Bert", PlaceKind.PERSON, has_left=True, away_seconds=7.5),
    Place("Cora", PlaceKind.COMPUTER, "expert", is_here=True),
    Place("", PlaceKind.EMPTY),
)
NAMES = ("Anna", "Bert", "Cora", "")
KINDS = (PlaceKind.PERSON, PlaceKind.PERSON, PlaceKind.COMPUTER, PlaceKind.EMPTY)
CARDS = Card.parse("7S"), Card.parse("6S")


@pytest.mark.parametrize("name", ANY_NAMES)
def test_a_name_of_any_script_is_read(name: str) -> None:
    room = message_from({**ROOM, "places": [{**HERE, "name": name}, *PLACES[1:]]})

    assert isinstance(room, Room)
    assert name == room.places[0].name


@pytest.mark.parametrize(
    "fields, expected",
    [
        ({"type": "hello", "v": 1, "phrases": ["hi", "bye"]}, Hello(1, ("hi", "bye"))),
        ({"type": "hello", "v": 2, "phrases": 7}, Hello(2, ())),
        (
            {"type": "tables", "tables": [LISTED, {**LISTED, "turn_limit": None}]},
            Tables(
                (
                    ListedTable("k3f9", Stage.WAITING, Variant(50), 20, NAMES, KINDS),
                    ListedTable("k3f9", Stage.WAITING, Variant(50), None, NAMES, KINDS),
                )
            ),
        ),
        (ROOM, Room("k3f9", Stage.PLAYING, 2, SEATS, Variant(80), 30, 12.0, is_private=True)),
        (
            {**ROOM, "host": None, "turn_limit": None, "turn_seconds": None, "is_private": False},
            Room("k3f9", Stage.PLAYING, None, SEATS, Variant(80), None, None, is_private=False),
        ),
        (SEATED, Seated("b2", 3, "T", -1, "I")),
        ({**SEATED, "token": None, "last_n": 5}, Seated("b2", 3, "", 5, "I")),
        ({"type": "watching", "table": "k3f9", "is_live": True}, Watching("k3f9", is_live=True)),
        (MOVED, Moved(4, 9, (CardPlayed(0, CARDS[0]),), 1, CARDS[1:], "")),
        (
            {"type": "moved", "seq": 0, "events": [], "key": "0af" * 21},
            Moved(0, None, (), None, (), "0af" * 21),
        ),
        ({"type": "said", "seat": 2, "phrase": "hi"}, Said(2, "hi")),
        ({"type": "refused", "n": 3, "reason": "NotNow"}, Refused(3, "NotNow", "")),
        ({"type": "refused", "reason": "R", "detail": "d" * 201}, Refused(None, "R", "d" * 200)),
        ({"type": "of a later server"}, None),
        ({"type": 7}, None),
        ({}, None),
    ],
)
def test_a_message_is_read(fields: Message, expected: ServerMessage | None) -> None:
    assert expected == message_from(fields)
    assert expected == message_from({**fields, "of a later server": [1]})


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "hello", "v": -1},
        {"type": "hello", "v": 1},
        {**ROOM, "is_private": 1},
        {**ROOM, "stage": "WAITING"},
        {**ROOM, "score_limit": -1},
        {**ROOM, "turn_seconds": -0.1},
        {**ROOM, "turn_seconds": 10_000_001},
        {**ROOM, "turn_seconds": True},
        {**ROOM, "places": PLACES[1:]},
        {**ROOM, "places": [{**HERE, "name": "A\n"}, *PLACES[1:]]},
        {**ROOM, "places": [{**HERE, "name": None}, *PLACES[1:]]},
        {**SEATED, "last_n": -2},
        {**SEATED, "token": "t" * 65},
        {**SEATED, "invitation": None},
        {**MOVED, "key": "G"},
        {**MOVED, "key": "0" * 65},
        {**MOVED, "key": None},
        {**MOVED, "turn": 4},
        {**MOVED, "n": -1},
        {"type": "refused", "reason": "R", "detail": None},
    ],
)
def test_what_is_not_as_the_protocol_has_it_is_refused(fields: Message) -> None:
    with pytest.raises(BadMessage):
        message_from(fields)


@pytest.mark.parametrize(
    "fields",
    [
        {**ROOM, "turn_seconds": 10_000_000},
        {**ROOM, "turn_seconds": 0},
        {**ROOM, "score_limit": 0},
        {**SEATED, "token": "t" * 64},
        {**MOVED, "key": "0" * 64},
        {**MOVED, "seq": 2**53 - 1, "n": 0},
    ],
)
def test_the_limits_are_allowed(fields: Message) -> None:
    read = message_from(fields)

    assert all(fields[name] == getattr(read, name) for name in fields if name in {"key", "token", "seq", "n"})
    assert fields.get("turn_seconds") == getattr(read, "turn_seconds", None)
    assert fields.get("score_limit") == (read.variant.score_limit if isinstance(read, Room) else None)
