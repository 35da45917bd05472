"""Clients, servers and tables of an earlier program that speaks the same version of the protocol."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.straights.protocol.server_requests import SERVER_REQUEST, Host
from engine.straights.setup import Variant
from straights_server.adapter.options import Options
from straights_server.limits import Limits, Rate
from straights_server.table_settings import TableSettings
from tests.support.json_schema import remembering_validator
from tests.support.paths import ROOT
from tests.support.processes import ENDED
from tests.support.server.line import LineClosed
from tests.support.server.running import (
    Player,
    ServerProcess,
    begin,
    begin_game,
    play,
    play_to_the_end,
    server_in_thread,
)
from tests.support.server.schema import Message

GOLDEN = ROOT / "tests/golden/server"
QUICK = Options(
    port=0,
    pause=0.0,
    limits=Limits(seat_rate=Rate(1e6, 1e6)),
    settings=TableSettings(Variant(0), grace=0.2),
)
FIRST_REQUESTS = {"hello", "list", "host", "join", "resume", "watch", "replay", "describe"} | {
    *("do", "ready_to_play", "fill", "say", "leave", "come_back")
}
"""What every server knows and the first ones did not list."""


@cache
def earlier(name: str) -> Any:
    """The validator of a definition in the schema of an earlier server; a client ignores unknown fields."""
    definitions = json.loads((GOLDEN / "schema.json").read_bytes())
    definitions = definitions if name == "ToServer" else opened(definitions)
    return remembering_validator()({"$defs": definitions, "$ref": f"#/$defs/{name}"})


def opened(schema: Any) -> Any:
    """The schema, whose objects may have more fields."""
    if isinstance(schema, list):
        return [opened(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    limits = ("additionalProperties", "unevaluatedProperties")
    return {key: opened(part) for key, part in schema.items() if key not in limits}


class EarlierPlayer(Player):
    """A client of an earlier program, which knows what was in its schema and ignores the rest."""

    def send(self, kind: str, **fields: object) -> Message:
        message = super().send(kind, **fields)
        earlier("ToServer").validate(message)
        return message

    def next(self) -> Message:
        message = super().next()
        earlier("FromServer").validate(message)
        return message


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with server_in_thread(QUICK, tmp_path / "tables") as address:
        yield address


def test_an_earlier_client_plays_two_games_with_a_later_one(url: str) -> None:
    """At a table with a time bank, whose seats turn; each message is one that its schema allows."""
    later, *others = people = [Player(url, "Later"), EarlierPlayer(url, "One"), EarlierPlayer(url, "Two")]
    later.send("host", name="Later", score_limit=0, turn_limit=30, time_bank=60, is_private=False)
    later.wait_for("seated")
    for person in others:
        person.join(later.table)
    later.send("fill", seat=3, strategy="first-legal")
    for _ in range(2):
        begin_game(people)
        play_to_the_end(people)

    assert 1 == len({json.dumps(person.game.events[-1]) for person in people})
    assert [0, 2, 3] == [person.game.seat for person in people]


def test_an_earlier_client_plays_a_duplicate_match(url: str) -> None:
    """As a game of sixteen rounds, which no score ends."""
    later, earlier_one = people = [Player(url, "Later"), EarlierPlayer(url, "One")]
    switches = {"score_limit": 0, "duplicate_deals": 4}
    later.send("host", name="Later", turn_limit=None, is_private=False, **switches)
    later.wait_for("seated")
    earlier_one.join(later.table)
    for seat in (2, 3):
        later.send("fill", seat=seat, strategy="first-legal")
    begin_game(people)
    play_to_the_end(people)
    rounds = [event for event in earlier_one.game.events if event["type"] == "round_ended"]

    assert 16 == len(rounds)


def test_an_earlier_client_that_is_removed_is_let_go(url: str) -> None:
    """Its connection ends as when the server restarts, and its token is refused as one of a lost seat."""
    later, victim = Player(url, "Later"), EarlierPlayer(url, "Victim")
    begin([later, victim])
    later.send("kick", seat=1)
    while victim.next()["type"] != "refused":
        pass
    with pytest.raises(LineClosed):
        victim.next()
    assert 1012 == victim.line.close_code

    again = EarlierPlayer(url, "Victim")
    again.send("resume", table=later.table, token=victim.token, seq=None)
    reasons = [again.next()["reason"]]
    again.send("join", table=later.table, name="Victim", seat=None)
    reasons.append(again.next()["reason"])
    assert ["NoSuchTable", "Kicked"] == reasons


def test_a_later_client_sends_an_earlier_server_what_it_knows() -> None:
    """A table without a time bank is asked for as before; and only what is new is not known everywhere."""
    host = SERVER_REQUEST.write(Host("Ada", Variant(), 30, is_private=False))
    earlier("ToServer").validate({**host, "n": 1})

    known = {each["properties"]["type"]["const"] for each in definitions_of_requests()}
    assert known == FIRST_REQUESTS
    assert {"kick"} == set(SERVER_REQUEST.records) - known


def definitions_of_requests() -> list[Any]:
    definitions = json.loads((GOLDEN / "schema.json").read_bytes())["ServerRequest"]["anyOf"]
    return list(definitions)


def test_a_game_that_an_earlier_server_has_stored_goes_on(tmp_path: Path) -> None:
    """With its people, who have their tokens, up to its end and in another game."""
    database = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript((GOLDEN / "tables.sql").read_text(encoding="utf-8"))
        connection.execute("UPDATE tables SET changed = unixepoch()")
        connection.commit()
    server = ServerProcess(database)
    people = []
    for seat in json.loads((GOLDEN / "seats.json").read_bytes()):
        person = Player(server.url, seat["name"])
        person.send("resume", table=seat["table"], token=seat["token"], seq=None)
        person.wait_for("table")
        person.n = seat["n"]
        assert seat["hand"] == sorted(person.game.hand)
        people.append(person)
    play(people, 3)
    play_to_the_end(people)
    begin_game(people)

    assert [0, 2, 3] == [person.game.seat for person in people]
    assert (ENDED, "") == server.end()
