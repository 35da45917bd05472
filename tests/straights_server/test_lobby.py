"""All tables of a server: opened, found, listed, and in time forgotten."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine.straights.protocol.server_messages import ListedPlace, PlaceKind
from engine.straights.protocol.server_requests import Fill, NumberedRequest
from engine.straights.setup import Variant
from straights_server.entries import Entry, GameStarted, PlayerJoined
from straights_server.errors import NoSuchTable, NotNow, TooManyTables
from straights_server.lobby import Lobby, is_invited, seat_of
from straights_server.store import StoredTable
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from straights_server.tokens import invitation, new_token, token_hash
from tests.support.server.hosted import (
    WITHOUT_LIMIT,
    HostedClient,
    HostedService,
    play,
    playing_clients,
    seated_clients,
    table_of,
)


def lobby(most: int = 10) -> Lobby:
    return Lobby(Random(1).getrandbits, most=most)


def opened(tables: Lobby, now: float = 0.0, *, is_private: bool = False) -> Table:
    table, _ = tables.open_table(TableSettings(Variant(80), is_private=is_private), "Host", "hash", now)
    table.attach(0, now)
    tables.note_use(table, now)
    return table


@pytest.mark.parametrize("prefix", ["", "b2"])
def test_a_table_has_a_short_name_that_nobody_guesses(prefix: str) -> None:
    """Eight of 32 letters and digits, 40 bits, each of which counts; behind what tells a proxy the server."""
    secrets = iter((0, *(1 << bit for bit in range(40))))
    tables = Lobby(lambda _bits: next(secrets), prefix=prefix)
    names = {opened(tables).state.name.removeprefix(prefix) for _ in range(41)}

    assert 41 == len(names)
    assert all(8 == len(name) and set(name) <= set("0123456789abcdefghjkmnpqrstvwxyz") for name in names)
    assert all(tables.find(prefix + name, 0.0) for name in names)


def test_the_name_of_a_table_that_was_kept_is_given_to_no_other() -> None:
    """Nor to a table that is opened after a restart, when the kept one is not in memory."""
    first = opened(lobby()).state.name
    kept = {first: StoredTable(TableSettings(Variant(80)), ())}

    again = Lobby(Random(1).getrandbits, load=kept.get)

    assert first != opened(again).state.name


def test_tables_without_anybody_make_room_for_new_ones_and_are_there_again() -> None:
    """Those unused longest, once they are certainly stored; never one that somebody uses or waits at."""
    hosted = HostedService(replace(WITHOUT_LIMIT, tables=3))
    left, (attended, *_), (waiting, *_) = (
        playing_clients(hosted),
        playing_clients(hosted),
        seated_clients(hosted),
    )
    for client in left:
        client.close()
    newcomer = HostedClient(hosted)
    asked = {"name": "Host", "score_limit": 80, "turn_limit": None, "is_private": False}
    refused = newcomer.send("host", **asked)
    hosted.now = 121.0
    newcomer.send("host", **asked)

    assert "TooManyTables" == refused["reason"]
    assert {attended.table, waiting.table, newcomer.table} == {table.state.name for table in hosted.lobby}
    with pytest.raises(TooManyTables):
        hosted.lobby.find(left[0].table, hosted.now)
    newcomer.send("leave")
    newcomer.close()
    hosted.now += 7201.0
    hosted.service.expire(hosted.now)
    hosted.service.expire(hosted.now)
    assert left[0].resumed().game.hand


def test_who_has_opened_most_tables_without_anybody_makes_room_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After two minutes, also where no game has begun: strangers cannot fill a server by opening tables."""
    monkeypatch.setattr("straights_server.lobby.UNLOADED_AT_ONCE", 2)
    tables = Lobby(Random(1).getrandbits, most=6)
    openers = ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.2", "192.0.2.2", None)
    first, *many, other, last = (
        tables.open_table(TableSettings(), "Host", "hash", now, opener)[0]
        for now, opener in enumerate(sorted(openers, key=str))
    )
    with pytest.raises(TooManyTables):
        tables.open_table(TableSettings(), "Host", "hash", 119.0)
    newcomer = opened(tables, 125.0)

    assert [first, many[2], other, last, newcomer] == list(tables)


def test_a_table_that_another_server_has_taken_makes_room() -> None:
    """A server counts those that it has in memory."""
    hosted = HostedService(replace(WITHOUT_LIMIT, tables=1))
    for _ in range(3):
        people = playing_clients(hosted)
        hosted.service.lose([people[0].table])

    assert 0 == hosted.lobby.count


def test_a_stored_table_is_deleted_unless_it_is_in_use(hosted: HostedService) -> None:
    """And nobody finds it while that is being done."""
    used, unused = (playing_clients(hosted)[0].table for _ in range(2))
    hosted.restart()
    hosted.lobby.find(used, 0.0)
    assert [False, True] == [hosted.lobby.discard(name) for name in (used, unused)]
    with pytest.raises(NotNow):
        hosted.lobby.find(unused, 0.0)
    hosted.lobby.reopen(unused)
    deleted: list[str] = []
    for name in (used, unused):
        hosted.service.delete(name, partial(deleted.append, name))

    assert [used, unused] == deleted
    assert {used} == hosted.store.settings.keys()


@pytest.mark.parametrize(
    "break_rules",
    [
        lambda log: log.append(log[-1]),
        lambda log: log.append(GameStarted("zz")),
        lambda log: log.insert(1, log[-1]),
        lambda log: log.append(PlayerJoined(4, "Guest", "")),
    ],
    ids=["a card twice", "no key", "a move before the game", "no such seat"],
)
def test_a_stored_table_whose_log_breaks_the_rules_is_damaged(
    hosted: HostedService,
    break_rules: Callable[[list[Entry]], None],
) -> None:
    """Whoever comes back is not told that the rules forbid it."""
    clients = playing_clients(hosted)
    play(clients, 1)
    break_rules(hosted.store.logs[clients[0].table])
    hosted.restart()
    back = clients[0].resumed()

    assert ["DamagedLog"] == [refused["reason"] for refused in back.messages("refused")]


def test_nobody_else_s_table_is_found() -> None:
    tables = lobby()
    opened(tables)
    for name in ("", "nothing", "../..", "k3f9a7zz", "\0"):
        with pytest.raises(NoSuchTable):
            tables.find(name, 0.0)


def test_a_token_finds_its_seat_and_no_other_and_an_invitation_none() -> None:
    """Nor does an empty seat or a computer's have one."""
    tables, tokens = lobby(), [new_token() for _ in range(2)]
    table, _ = tables.open_table(TableSettings(Variant(80)), "Host", token_hash(tokens[0]), 0.0)
    table.join(2, "Guest", token_hash(tokens[1]), 0.0)
    table.receive(0, NumberedRequest(1, Fill(1, "expert")), 0.0)
    given = invitation(token_hash(tokens[0]))

    assert [0, 2] == [seat_of(table, token) for token in tokens]
    for wrong in ("", new_token(), token_hash(tokens[0]), given):
        with pytest.raises(NoSuchTable):
            seat_of(table, wrong)
    assert [True, False, False] == [is_invited(table, each) for each in (given, tokens[0], invitation(""))]


def test_only_public_tables_where_somebody_is_are_listed(hosted: HostedService) -> None:
    """Those that wait for players first; with names, and without tokens."""
    playing_clients(hosted, people=1)
    waiting = seated_clients(hosted, people=2)
    gone = seated_clients(hosted, people=1)[0]
    gone.close()
    private = HostedClient(hosted)
    private.send("host", name="Private", score_limit=80, turn_limit=None, is_private=True)
    listed = HostedClient(hosted).send("list")

    assert ["waiting", "playing"] == [table["stage"] for table in listed["tables"]]
    assert waiting[0].table == listed["tables"][0]["table"]
    assert {"name", "kind"} == listed["tables"][0]["places"][0].keys()


def waiting_tables(hosted: HostedService) -> list[str]:
    """Two tables with free seats, the latest first, and one without."""
    tables = [seated_clients(hosted, people=1)[0] for _ in range(3)]
    for client in tables[1:]:
        client.send("fill", seat=3, strategy=None)
    return [tables[2].table, tables[1].table, tables[0].table]


def test_the_list_is_made_once_a_second_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it takes as long for each of many, and a table that has come since is there a second later."""
    made: list[str] = []

    def counted(name: str, kind: PlaceKind) -> ListedPlace:
        made.append(name)
        return ListedPlace(name, kind)

    monkeypatch.setattr("straights_server.service.public_tables.ListedPlace", counted)
    hosted = HostedService()
    waiting_tables(hosted)
    found = [len(listed_at(hosted, now)) for now in (0.0, 0.5, 0.9)]
    seated_clients(hosted, people=1)

    assert ([3, 3, 3], 3 * 4) == (found, len(made))
    assert [3, 4] == [len(listed_at(hosted, now)) for now in (0.9, 1.0)]


def listed_at(hosted: HostedService, now: float) -> list[object]:
    hosted.now = now
    listed = HostedClient(hosted).send("list")
    return list(listed["tables"])


def test_a_table_at_which_no_game_began_is_forgotten_and_any_other_kept(hosted: HostedService) -> None:
    """Never while anybody is there; a game is there again when somebody asks for it."""
    (waiting, *others_waiting), (game, *others_playing) = seated_clients(hosted), playing_clients(hosted)
    game.close()
    hosted.now = 7201.0
    hosted.service.expire(hosted.now)
    assert {waiting.table, game.table} == hosted.store.settings.keys()
    for client in (waiting, *others_waiting, *others_playing):
        client.close()
    history = table_of(game).state.session
    hosted.now = 20_000.0
    hosted.service.expire(hosted.now)

    assert {game.table} == hosted.store.settings.keys()
    assert [] == list(hosted.lobby)
    assert history is not None
    again = table_of(game).state.session
    assert again is not None
    assert history.state == again.state
