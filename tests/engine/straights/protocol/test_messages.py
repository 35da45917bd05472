"""All messages alike: read as written, refused with the path of what is wrong, and in the schema."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadMessage
from engine.protocol.codecs import Codec
from engine.protocol.records import Json, Tagged
from engine.straights.game import table_of
from engine.straights.player import Human
from engine.straights.protocol.server_messages import SERVER_MESSAGE, server_message_from
from engine.straights.protocol.server_requests import SERVER_REQUEST
from engine.straights.protocol.table_messages import FROM_TABLE
from engine.straights.protocol.table_requests import READY, REQUEST
from engine.straights.protocol.tables import MOVED, TABLE
from engine.straights.protocol.values import CHOICE, COMMAND
from engine.straights.session import Session
from engine.straights.setup import Setup
from tests.support.local_table import validator_of
from tests.support.protocol_values import JSON, Damage, as_sent, damages_of, objects_of

DOORS: dict[str, Tagged[Any]] = {
    "to_table": REQUEST,
    "from_table": FROM_TABLE,
    "to_server": SERVER_REQUEST,
    "from_server": SERVER_MESSAGE,
    "ready": READY,
}
REQUESTS = {"to_table": "ToTable", "to_server": "ToServer", "ready": "Ready"}
KINDS = [(door, kind) for door, codec in DOORS.items() for kind in codec.records]


def is_in_schema(door: str, request: object) -> bool:
    """Whether the schema allows a request, which has a number unless it is `ready`."""
    assert isinstance(request, dict)
    number = {} if door == "ready" else {"n": 1}
    return bool(validator_of(REQUESTS[door]).is_valid({**request, **number}))


def without_nulls(value: object) -> object:
    """JSON without fields that are null, which a message may omit."""
    if isinstance(value, dict):
        return {name: without_nulls(part) for name, part in value.items() if part is not None}
    return [without_nulls(part) for part in value] if isinstance(value, list) else value


@given(st.sampled_from(KINDS), st.data())
def test_a_message_is_read_as_it_was_written(door_and_kind: tuple[str, str], data: st.DataObject) -> None:
    door, kind = door_and_kind
    codec = DOORS[door]
    message = data.draw(objects_of(codec.records[kind]))
    value = codec.read(as_sent(message))

    again = as_sent(codec.write(value))
    assert value == codec.read(again)
    assert codec.write(value) == again
    if door in REQUESTS:
        assert is_in_schema(door, as_sent(message))
    else:
        validator_of(codec.name).validate(again)


@given(st.sampled_from(KINDS), st.data())
def test_a_message_with_one_thing_wrong_is_refused_and_told_where(
    door_and_kind: tuple[str, str], data: st.DataObject
) -> None:
    door, kind = door_and_kind
    codec = DOORS[door]
    message = data.draw(objects_of(codec.records[kind]))
    wrong = [*damages_of(codec, as_sent(message))]
    for damage in data.draw(st.lists(st.sampled_from(wrong), max_size=8)):
        assert damage.path == refused_path(codec, damage)
        assert door not in REQUESTS or not is_in_schema(door, damage.message)
    more = {**message, "of no kind": [1]}
    if codec.records[kind].is_open:
        assert codec.read(as_sent(message)) == codec.read(as_sent(more))
    else:
        assert refused_path(codec, Damage(more, "")) == "of no kind"


@pytest.mark.parametrize("door", ["to_table", "to_server"])
def test_a_table_to_describe_may_have_fields_of_a_later_server(door: str) -> None:
    table = TABLE.write(table_of(Session(Setup.of(5, (Human(),) * 4)).observe(2)))
    request = {"type": "describe", "table": {**table, "later": 1}}

    assert DOORS[door].read(request)
    assert is_in_schema(door, request)


def test_what_has_moved_may_have_fields_of_a_later_server() -> None:
    known = {"turn": 1, "events": [{"seat": 1}], "seats": {"0": {"player": "expert"}}}
    later = {"turn": 1, "events": [{"seat": 1, "x": 1}], "seats": {"0": {"player": "expert", "x": 1}}}

    assert MOVED.read(known) == MOVED.read(later)


@pytest.mark.parametrize(
    "event",
    [
        1,
        {"told": [1]},
        {"told": [["of no game"]]},
        {"told": [["ante", 1]]},
        {"told": [["ante", 1, []]]},
        {"told": [["card_played", 1, "11S"]]},
        {"last": [0, 1, 2, 3]},
    ],
)
def test_what_no_game_says_of_an_event_is_refused(event: Json) -> None:
    with pytest.raises(BadMessage):
        MOVED.read({"turn": 1, "events": [event]})


def refused_path(codec: Codec, damage: Damage) -> str:
    """Where a codec says that a message is wrong."""
    with pytest.raises(BadMessage) as refused:
        codec.read(damage.message)
    return refused.value.path


@given(JSON)
def test_anything_else_is_a_bad_message(value: object) -> None:
    for codec in (*DOORS.values(), CHOICE, COMMAND):
        with pytest.raises(BadMessage):
            codec.read(value)


def test_the_greeting_of_another_version_has_any_other_fields() -> None:
    """Only its version is read; a message of an unknown type is none."""
    hello = server_message_from({"type": "hello", "v": 3, "phrases": 7})

    assert hello is not None
    assert 3 == getattr(hello, "v", None)
    others: tuple[Json, ...] = ({}, {"type": 7}, {"type": "of a later server"})
    assert [None] * 3 == [server_message_from(each) for each in others]
