"""The server on a real network: whole games, cut connections, kills, floods, clients that mean no good."""

import http.client
import json
import select
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.fast_dataclass import replace
from engine.straights.setup import Variant
from straights_server.adapter import heartbeat
from straights_server.adapter.options import Options
from straights_server.entries import GameStarted
from straights_server.limits import Limits, Rate
from straights_server.sqlite_store import SqliteStore
from straights_server.store import Change
from straights_server.table_settings import TableSettings
from tests.support.processes import KILL, run_python
from tests.support.server.client_game import ClientGame
from tests.support.server.line import Line, LineClosed, NotAccepted
from tests.support.server.opened_table import opened_table
from tests.support.server.running import (
    Player,
    ServerProcess,
    mover,
    play,
    play_to_the_end,
    players,
    server_in_thread,
)
from tests.support.server.schema import Message
from tests.support.systems import needs_signals
from tests.support.waiting import LONGEST_WAIT, slowdowns

PATIENCE = 10.0
ENDS_WITHIN = 2.0
"""Seconds after which a server has ended."""
LIST = '{"type": "list", "n": 1}'
HOST = '{"type": "host", "n": 1, "name": "Ann", "score_limit": 80, "turn_limit": null, "is_private": false}'
QUICK = Options(port=0, pause=0.0, limits=Limits(seat_rate=Rate(1e6, 1e6)))


def test_who_asks_for_it_is_told_again_and_again_that_the_connection_works(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also without a table, as who waits for one; nobody else is."""
    monkeypatch.setattr(heartbeat, "TOLD_SECONDS", 0.01)
    with server_in_thread(QUICK, tmp_path / "tables") as address:
        asking, other = Line(address, query="?table=k3f9&alive"), Line(address)
        told = [json.loads(asking.receive()) for _ in range(2)]
        other.send(LIST)
        answer = json.loads(other.receive())

    assert ([{"type": "alive"}] * 2, "tables") == (told, answer["type"])


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose deals are always the same."""
    with server_in_thread(QUICK, tmp_path / "tables", Random(5).getrandbits) as address:
        yield address


def history(person: Player) -> ClientGame:
    person.cut()
    person.come_back()
    person.close()
    return person.game


def uncut_game(folder: Path, score_limit: int) -> ClientGame:
    """The same game, played without any trouble, as the first seat is told."""
    with server_in_thread(QUICK, folder / "uncut", Random(5).getrandbits) as address:
        people = players(address, score_limit=score_limit)
        play_to_the_end(people)
        return history(people[0])


def test_four_clients_play_a_whole_game(url: str) -> None:
    people = players(url, is_checked=True)
    play_to_the_end(people)

    assert 1 == len({json.dumps(person.game.events[-1]) for person in people})
    assert 64 == len(people[0].game.key)


def test_a_client_plays_with_computers_that_think_in_processes(url: str) -> None:
    """One round with an expert; the table goes on while it thinks."""
    person = Player(url, "North")
    person.host(score_limit=0)
    for seat, strategy in ((1, "expert"), (2, "random"), (3, "blocker")):
        person.send("fill", seat=seat, strategy=strategy)
    person.send("ready_to_play", is_ready=True)
    person.wait_for("table")
    play_to_the_end([person])

    assert person.game.is_over


@pytest.mark.parametrize("sent", ["nothing", "half", "all"])
def test_connections_that_are_cut_at_every_move_give_the_same_game(
    url: str, tmp_path: Path, sent: str
) -> None:
    """All four at each move: before it is sent, in the middle of it, and before its answer is read."""
    people = players(url, score_limit=0)
    while (person := mover(people)) is not None:
        if sent == "all":
            person.act()
        elif sent == "half":
            person.line.send_half(json.dumps({"type": "answer", "n": 10_000, **person.game.answer()}))
        for each in people:
            each.cut()
        for each in people:
            each.come_back()
        if sent != "all":
            person.act()
        if person.pending is not None:
            person.settle()

    known, expected = history(people[0]), uncut_game(tmp_path, 0)
    assert expected.events == known.events
    assert expected.key == known.key


STRAIGHTS: Message = {"score_limit": 30}
FAN_TAN = {"game": {"name": "sevens", "preset": "fan_tan", "seats": 3, "length": 1}}
SEVENS = {"game": {"name": "sevens", "preset": "sevens", "seats": 4, "length": 1}}
DRAW = {"game": {"name": "draw", "preset": "draw", "seats": 2, "length": 0}}
MOVES = {"card_played", "card_discarded", "card_hidden", "passed", "paid"}
MOVES |= {"bet", "call", "check", "fold", "exchange", "keep", "all_in"}
"""What is said of moves."""
AT_ONCE = (
    "-c",
    "import sys; from straights_server import cli, state; state.DEAL_SECONDS = 0.0; sys.exit(cli.main())",
)
"""The program, which shows no result before the next deal."""


@pytest.mark.parametrize(
    "order, seats",
    [(STRAIGHTS, 4), (FAN_TAN, 3), (SEVENS, 4), (DRAW, 2)],
    ids=["straights", "fan-tan", "sevens", "draw"],
)
def test_a_whole_game_goes_on_after_kills(tmp_path: Path, order: Message, seats: int) -> None:
    """No acknowledged move and no chip is lost, and the deals are those that were sealed."""
    database, chance, kills, chips = tmp_path / "tables", Random(1), 0, set[int]()
    server = ServerProcess(database, program=AT_ONCE)
    people = players(server.url, seats, is_checked=True, order=order)
    games = [person.game for person in people]
    while (person := mover(people)) is not None:
        chips |= {game.chips for game in games}
        person.act()
        if kills < 5 and not chance.randrange(8):
            kills += 1
            server.end(KILL)
            server = ServerProcess(database, port=server.port, program=AT_ONCE)
            assert server.url == people[0].url
            for each in people:
                each.cut()
                each.come_back()
        if person.pending is not None:
            person.settle()

    assert (5, 1) == (kills, len(chips))
    moves = sum(len(person.acknowledged) for person in people)
    assert [moves] * len(games) == [sum(key in MOVES for key in game.said) for game in games]
    assert [{sha256(game.key.encode()).hexdigest()} for game in games] == [game.seals for game in games]
    assert not server.end()[1]


def test_a_foreign_page_is_refused(url: str) -> None:
    """The server's own page and programs are not."""
    for origin in ("https://evil.example", "null", f"{url}.evil.example"):
        with pytest.raises(NotAccepted, match="403"):
            Line(url, origin)
    assert {"tables": 0, "connections": 0} == {key: health(url)[key] for key in ("tables", "connections")}
    Line(url, url).close()
    Line(url).close()


def test_a_message_too_long_closes_the_connection(url: str) -> None:
    """16,384 bytes are read, and refused for what they are."""
    person = Player(url, "North")
    person.line.send("x" * 16_384)
    assert "refused" == person.next()["type"]
    person.line.send("x" * 16_385)
    with pytest.raises(LineClosed):
        person.next()

    assert 1009 == person.line.close_code


def test_garbage_on_the_line_harms_nobody_else_and_takes_no_place(url: str) -> None:
    """Neither before a handshake nor after it."""
    people = players(url)
    host, _, port = url.removeprefix("http://").partition(":")
    chance = Random(1)
    for start in (
        b"",
        b"GET /ws HTTP/1.0\r\n",
        b"GET /ws HTTP/1.0\r\nUpgrade: websocket\r\n\r\n",
        b"POST / HTTP/1.0\r\nContent-Length: 9999\r\n\r\n",
    ):
        with socket.create_connection((host, int(port))) as line:
            line.sendall(start + chance.randbytes(3000) + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            with suppress(ConnectionError):
                while line.recv(4096):
                    pass
    assert len(people) == health(url)["connections"]
    stranger = Player(url, "Stranger")
    stranger.line.socket.sendall(chance.randbytes(500))
    with suppress(LineClosed):  # if the server has read it by now
        stranger.line.send(b"\x00\xff")
    play_to_the_end(people)


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """Before much memory is spent on it; the others play on."""
    limits = Limits(seat_rate=Rate(1e6, 1e6), unsent_bytes=20_000)
    with server_in_thread(Options(port=0, pause=0.0, limits=limits), tmp_path / "tables") as url:
        people = players(url)
        sleeper = Line(url)
        text = json.dumps({"type": "watch", "n": 1, "table": people[0].table, "invitation": None})
        with suppress(LineClosed):
            while True:
                sleeper.send(text)
        sleeper.cut()
        play(people, 1)
        assert 4 == health(url)["connections"]


def health(url: str) -> dict[str, object]:
    with urllib.request.urlopen(f"{url}/healthz") as answer:
        value: dict[str, object] = json.load(answer)
    return value


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server whose disk does not answer yet; it goes on at the end."""
    monkeypatch.setattr("straights_server.adapter.server.COMMIT_SECONDS", 0.05)
    HeldStore.is_asked.clear()
    HeldStore.may_keep.clear()
    with server_in_thread(QUICK, tmp_path / "tables", open_store=HeldStore) as address:
        try:
            yield address
        finally:
            HeldStore.may_keep.set()


def test_a_server_whose_disk_does_not_answer_says_so(held: str) -> None:
    """To whoever asks how it is, until the disk answers."""
    Line(held).send(HOST)
    until = time.monotonic() + LONGEST_WAIT
    while (answer := readiness(held))[0] == 200:
        assert time.monotonic() < until  # unreached: mostly it says so at once

    assert 503 == answer[0]
    assert "cannot reach its database" in answer[1]["error"]


def readiness(url: str) -> tuple[int, dict[str, str]]:
    with closing(http.client.HTTPConnection(url.removeprefix("http://"))) as line:
        line.request("GET", "/readyz")
        answer = line.getresponse()
        return answer.status, json.load(answer)


def test_a_program_opens_a_table_for_its_users(url: str) -> None:
    """The host comes with the token, and is told who sits there; the table is listed while they are there."""
    opened = opened_table(url, "expert", None, "random", name="Ada")
    person = Player(url, "Ada")
    person.send("resume", table=opened.name, token=opened.token, seq=None)
    room = person.wait_for("room")
    assert ["Ada", "Clara", "", "Hugo"] == [place["name"] for place in room["places"]]
    assert ["person", "computer", "empty", "computer"] == [place["kind"] for place in room["places"]]
    with urllib.request.urlopen(f"{url}/api/tables") as answer:
        listed = json.load(answer)
    assert [opened.name] == [table["table"] for table in listed]
    assert (1, 1) == (health(url)["tables"], health(url)["connections"])


class HeldStore(SqliteStore):
    """A store whose disk waits for the test.

    Attributes:
        is_asked: something is to be kept.
        may_keep: the disk goes on.
    """

    is_asked, may_keep = threading.Event(), threading.Event()

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        self.is_asked.set()
        assert self.may_keep.wait(PATIENCE)
        return super().append(changes)


def test_a_host_is_told_of_the_table_once_that_is_on_the_disk(held: str) -> None:
    """Not before: else a kill would lose what was answered."""
    line = Line(held)
    line.send(HOST)
    assert HeldStore.is_asked.wait(LONGEST_WAIT)
    assert 1 == health(held)["tables"]
    assert [] == select.select([line.socket], [], [], 0)[0]
    HeldStore.may_keep.set()

    assert "seated" == json.loads(line.receive())["type"]


def test_the_page_is_served_with_the_headers_of_a_good_host(tmp_path: Path) -> None:
    page, alone = tmp_path / "page", tmp_path / "engine"
    for folder in page, alone:
        folder.mkdir()
        (folder / "index.html").write_text(f"<p>{folder.name}</p>")
    with (
        server_in_thread(Options(port=0, page=page, alone=alone), tmp_path / "tables") as url,
        urllib.request.urlopen(f"{url}/?table=x") as answer,
    ):
        assert (200, b"<p>page</p>") == (answer.status, answer.read())
        assert "nosniff" == answer.headers["X-Content-Type-Options"]
        policy = answer.headers["Content-Security-Policy"].split("; ")
        assert {"default-src 'none'", "frame-ancestors 'none'"} <= set(policy)
        with urllib.request.urlopen(f"{url}/alone/") as other_page:
            assert b"<p>engine</p>" == other_page.read()


def test_a_deadline_comes_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    options = Options(port=0, pause=0.0, settings=TableSettings(Variant(0), grace=0.3))
    with server_in_thread(options, tmp_path / "tables") as url:
        people = players(url, 2)
        people[1].cut()
        while people[0].wait_for("room")["places"][1]["is_here"]:
            pass
        for _ in range(2):
            people[0].send("say", phrase="hello")
        while not any(event["type"] == "seat_changed" for event in people[0].game.events):
            people[0].next()
        people[0].send("say", phrase="thanks")
        while people[0].wait_for("said")["phrase"] != "thanks":
            pass
        people[0].close()

    assert [] == [record.getMessage() for record in caplog.records if record.name == "asyncio"]


@pytest.mark.parametrize("has_host, code", [(False, 1012), (True, 4000)])
def test_a_server_that_ends_says_whether_it_starts_again(
    tmp_path: Path, *, has_host: bool, code: int
) -> None:
    """1012 (RFC 6455, 7.4.2) lets clients try again; one that ends with its host has a code of its own."""
    options = replace(QUICK, has_host=has_host)
    with server_in_thread(options, tmp_path / "tables", Random(5).getrandbits) as address:
        line = Line(address)
    with pytest.raises(LineClosed):
        line.receive()

    assert code == line.close_code


@needs_signals
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_it_in_time_with_everything_kept(tmp_path: Path, name: str) -> None:
    """Also while people are connected who say nothing; the game goes on at the next start."""
    database = tmp_path / "tables"
    server = ServerProcess(f"sqlite:///{database}", "--seed-deals")
    people = players(server.url)
    play(people, 5)
    with slowdowns() as slower:
        start = time.monotonic()
        assert (0, "") == server.end(signal.Signals[name])
        seconds = time.monotonic() - start
    assert seconds < ENDS_WITHIN * max(slower)
    server = ServerProcess(database, port=server.port)
    for person in people:
        person.cut()
        person.come_back()
    assert [""] == deal_keys(database, people[0].table)  # numbered deals have a seed
    assert 5 == sum(len(person.acknowledged) for person in people)
    assert 5 == len([event for event in people[0].game.events if event["type"].startswith("card_")])
    server.end()


def deal_keys(database: Path, table: str) -> list[str]:
    store = SqliteStore(str(database))
    kept = store.load(table)
    store.close()
    assert kept is not None
    return [entry.key for entry in kept.entries if isinstance(entry, GameStarted)]


@needs_signals
def test_a_server_that_gets_fewer_connections_than_wanted_says_so_and_serves(tmp_path: Path) -> None:
    """No system allows so many open files."""
    server = ServerProcess(tmp_path / "tables", "--connections", "1000000000")
    Line(server.url).close()
    status, errors = server.end()

    assert (0, 1, True) == (status, len(errors.splitlines()), " instead of 1000000000; ulimit" in errors)


def test_what_the_operator_cannot_have_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Before a database is made where it is the port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port, nowhere = taken.getsockname()[1], tmp_path / "nowhere" / "socket"
        wrong = {
            f"cannot listen at 127.0.0.1, port {port}": ("--port", f"{port}"),
            f"cannot serve the metrics at 127.0.0.1, port {port}: ": ("--metrics", f"127.0.0.1:{port}"),
            f"cannot receive commands at {nowhere}: ": ("--admin", str(nowhere)),
        }
        made = []
        for sentence, options in wrong.items():
            argv = ("--port", "0", "--database", str(tmp_path / "tables"), *options)
            done = run_python("-m", "straights_server.cli", *argv, check=False)
            made.append((tmp_path / "tables").exists())

            assert (1, 1) == (done.returncode, len(done.stderr.splitlines()))
            assert sentence in done.stderr
    assert not made[0]
