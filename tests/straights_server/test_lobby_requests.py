"""What a connection without a seat may say: read as it was meant, or refused with a reason."""

import pytest

from engine.straights.errors import BadMessage
from engine.straights.setup import Variant
from straights_server.errors import UnknownVersion
from straights_server.lobby_requests import (
    Hello,
    Host,
    Join,
    ListTables,
    LobbyRequest,
    NumberedLobbyRequest,
    Resume,
    Watch,
    is_lobby_request,
    lobby_request_from,
)
from tests.support.names import NAMES, NO_NAMES

HOST = {"type": "host", "name": "Ann", "score_limit": 80, "turn_limit": 5, "is_private": True}
JOIN = {"type": "join", "table": "k3f9", "name": "Ann", "seat": 2}
RESUME = {"type": "resume", "table": "k3f9", "token": "t" * 64, "seq": 9}
WATCH = {"type": "watch", "table": "k3f9", "invitation": "abc"}


@pytest.mark.parametrize(
    "fields, expected",
    [
        ({"type": "list"}, ListTables()),
        (HOST, Host("Ann", Variant(80), 5, is_private=True)),
        (HOST | {"turn_limit": None, "is_private": False}, Host("Ann", Variant(80), None, is_private=False)),
        (JOIN, Join("k3f9", "Ann", 2)),
        (JOIN | {"seat": None}, Join("k3f9", "Ann", None)),
        (RESUME, Resume("k3f9", "t" * 64, 9)),
        (RESUME | {"seq": None}, Resume("k3f9", "t" * 64, None)),
        (WATCH, Watch("k3f9", "abc")),
        (WATCH | {"invitation": None}, Watch("k3f9", None)),
    ],
)
def test_a_lobby_request_is_read_with_its_number(fields: dict[str, object], expected: LobbyRequest) -> None:
    assert is_lobby_request(fields)
    assert NumberedLobbyRequest(7, expected) == lobby_request_from(fields | {"n": 7})


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_script_is_taken(name: str) -> None:
    """With the joiners that belong to it."""
    assert NumberedLobbyRequest(7, Join("k3f9", name, 2)) == lobby_request_from(JOIN | {"n": 7, "name": name})


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    with pytest.raises(BadMessage, match="a name"):
        lobby_request_from(JOIN | {"n": 7, "name": name})


def test_hello_needs_no_number_but_a_version_that_is_spoken() -> None:
    """Another version is named."""
    assert NumberedLobbyRequest(None, Hello()) == lobby_request_from({"type": "hello", "v": 1})
    assert NumberedLobbyRequest(3, Hello()) == lobby_request_from({"type": "hello", "v": 1, "n": 3})
    with pytest.raises(UnknownVersion, match="version 1 of the protocol, not 2"):
        lobby_request_from({"type": "hello", "v": 2})
    with pytest.raises(BadMessage, match="version"):
        lobby_request_from({"type": "hello", "v": True})


@pytest.mark.parametrize(
    "fields, reason",
    [
        ({"type": "list", "more": 1}, "expected the keys"),
        (HOST | {"name": ""}, "a name"),
        (HOST | {"name": " "}, "name"),
        (HOST | {"score_limit": -1}, "score limit"),
        (HOST | {"reseed_each_round": True}, "come from a key"),
        (HOST | {"score_limit": 1001}, "at most 1000"),
        (HOST | {"turn_limit": 4}, "turn_limit"),
        (HOST | {"turn_limit": 3601}, "turn_limit"),
        (HOST | {"is_private": 1}, "is_private is true or false"),
        (JOIN | {"table": "t" * 21}, "a table"),
        (JOIN | {"seat": 4}, "seat"),
        (RESUME | {"token": "t" * 65}, "a token"),
        (RESUME | {"token": "\N{EURO SIGN}"}, "a token has"),
        (RESUME | {"seq": -1}, "seq"),
        (WATCH | {"invitation": 7}, "a token"),
        (WATCH | {"more": 7}, "expected the keys invitation, table"),
    ],
)
def test_anything_else_is_refused_with_its_reason(fields: dict[str, object], reason: str) -> None:
    """A field too many, or one with a value that it cannot have; a number is needed."""
    with pytest.raises(BadMessage, match=reason):
        lobby_request_from(fields | {"n": 7})
    with pytest.raises(BadMessage, match="n "):
        lobby_request_from(fields)


def test_what_is_said_at_a_table_is_no_lobby_request() -> None:
    assert [False] * 3 == [is_lobby_request(each) for each in ({"type": "move"}, {}, {"type": ["list"]})]
