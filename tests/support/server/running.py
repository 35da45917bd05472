"""The real server, in a thread of the test or as a process that can be killed, and clients that play."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from straights_server.adapter.options import Options
from straights_server.adapter.server import Server
from straights_server.sqlite_store import SqliteStore
from straights_server.store import Store
from tests.support.opened import OPENED
from tests.support.paths import ROOT
from tests.support.processes import KILL
from tests.support.server.client_game import ClientGame
from tests.support.server.line import Line
from tests.support.server.schema import Message, validated
from tests.support.waiting import LONGEST_WAIT


@contextmanager
def server_in_thread(
    options: Options,
    database: Path,
    draw_secret: Callable[[int], int] = secrets.randbits,
    open_store: Callable[[str], Store] = SqliteStore,
) -> Iterator[str]:
    """A server in a thread of its own; gives its address."""
    started = Future[tuple[str, Callable[[], object]]]()

    async def serve() -> None:
        server = Server(options, open_store(str(database)), draw_secret)
        stop = asyncio.Event()
        await server.start()
        end = partial(asyncio.get_running_loop().call_soon_threadsafe, stop.set)
        started.set_result((server.url, end))
        await server.run(stop)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    url, end = started.result(LONGEST_WAIT)
    try:
        yield url
    finally:
        end()
        thread.join(LONGEST_WAIT)
        assert not thread.is_alive()


PROGRAM = ("-m", "straights_server.cli")


class ServerProcess:
    """The program as a process.

    Attributes:
        url: where it says that it is.
    """

    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        port: int = 0,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        """`database` is a file, or an address; `program` is what Python runs."""
        # With a page in any case: a checkout in which none has been built says so in a line of its own.
        options = ["--port", str(port), "--connections", "1000", "--page", str(ROOT / "straights_web")]
        folders = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = subprocess.Popen(
            [sys.executable, *program, *options, "--database", str(database), *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        OPENED.append(self.kill)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split()[3].rstrip("/") if line else ""

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Send a signal; the status, and what was printed as errors."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=LONGEST_WAIT)
        return self.process.returncode, errors

    def kill(self) -> None:
        """End it at once if it runs still."""
        if self.process.poll() is None:
            self.end(KILL)


class Player:
    """A client that plays as the assignment's computer would, and comes back whenever it is cut off.

    Attributes:
        acknowledged: its moves that the server has acknowledged.
    """

    def __init__(
        self, url: str, name: str, *, is_checked: bool = False, order: Message | None = None
    ) -> None:
        """With `is_checked`, the schema must allow each message; `order`: of a game that is read as data."""
        self.order = order
        self._read = validated if is_checked else json.loads
        self.url, self.name = url, name
        self.n = 0
        self.table = self.token = self.invitation = ""
        self.game = ClientGame(-1)
        self.acknowledged: list[Message] = []
        self.pending: Message | None = None
        self.line = Line(self.url)

    def host(self, score_limit: int = 80) -> None:
        order = self.order or {"score_limit": score_limit}
        self.send("host", name=self.name, turn_limit=None, is_private=False, **order)
        self.wait_for("seated")

    def join(self, table: str) -> None:
        self.send("join", table=table, name=self.name, seat=None)
        self.wait_for("seated")

    def send(self, kind: str, **fields: object) -> Message:
        self.n += 1
        message = {"type": kind, "n": self.n, **fields}
        self.line.send(json.dumps(message))
        return message

    def next(self) -> Message:
        message: Message = self._read(self.line.receive())
        if message["type"] == "seated":
            self.table, self.invitation = message["table"], message["invitation"]
            self.token = message.get("token", self.token)
            self.game.seat = message["seat"]
            self.n = max(self.n, message["last_n"])
        self.game.note(message)
        return message

    def wait_for(self, kind: str) -> Message:
        while (message := self.next())["type"] != kind:
            assert message["type"] != "refused", message
        return message

    def catch_up(self, seq: int) -> None:
        while self.game.seq < seq:
            self.next()

    def act(self) -> None:
        """Send a move, without waiting for the answer."""
        self.pending = self.send("answer", **self.game.answer())

    def settle(self) -> None:
        """Wait until the move that was sent is acknowledged."""
        assert self.pending is not None
        while self.next().get("n") != self.pending["n"]:
            pass
        self._note_acknowledged()

    def cut(self) -> None:
        """Lose the connection, without a word."""
        self.line.cut()

    def come_back(self) -> None:
        """Connect again and resume; send again what was not acknowledged, unless it counted already."""
        self.line = Line(self.url)
        self._resume(self.wait_for)

    def close(self) -> None:
        self.line.close()

    def _resume(self, wait_for: Callable[[str], Message]) -> None:
        self.send("resume", table=self.table, token=self.token, seq=max(self.game.seq, 0))
        seated = wait_for("seated")
        wait_for("table" if self.game.seq >= 0 else "room")
        if self.pending is not None:
            if seated["last_n"] >= self.pending["n"]:
                self._note_acknowledged()
            else:
                self.line.send(json.dumps(self.pending))

    def _note_acknowledged(self) -> None:
        assert self.pending is not None
        self.acknowledged.append(self.pending)
        self.pending = None


def players(
    url: str,
    count: int = 4,
    score_limit: int = 80,
    *,
    is_checked: bool = False,
    order: Message | None = None,
) -> list[Player]:
    """People at a table at which a game has begun; `first-legal` at the other seats, none in another game."""
    names = ("North", "East", "South", "West")[:count]
    people = [Player(url, name, is_checked=is_checked, order=order) for name in names]
    begin(people, score_limit)
    return people


def begin(people: Sequence[Player], score_limit: int = 80) -> None:
    """Let people begin a game at a new table; `first-legal` at the other seats."""
    people[0].host(score_limit)
    for person in people[1:]:
        person.join(people[0].table)
    for seat in range(len(people), len(people) if people[0].order and "game" in people[0].order else 4):
        people[0].send("fill", seat=seat, strategy="first-legal")
    begin_game(people)


def begin_game(people: Sequence[Player]) -> None:
    """Let all people at a full table be ready, and wait for the game."""
    for person in people:
        person.send("ready_to_play", is_ready=True)
    for person in people:
        person.wait_for("table")


def mover(people: Sequence[Player]) -> Player | None:
    """Who is to move, after everybody has read all that is known; None once the game is over."""
    while True:
        latest = max(people, key=lambda person: person.game.seq)
        for person in people:
            person.catch_up(latest.game.seq)
        if latest.game.is_over:
            return None
        for person in people:
            if person.game.seat == latest.game.turn:
                return person
        latest.next()  # a computer moves


def play_to_the_end(people: Sequence[Player]) -> None:
    """Play until the game is over."""
    while (person := mover(people)) is not None:
        person.act()
        person.settle()


def play(people: Sequence[Player], moves: int) -> None:
    """Let the people on turn make this many moves, each acknowledged before the next."""
    for _ in range(moves):
        person = mover(people)
        assert person is not None
        person.act()
        person.settle()
