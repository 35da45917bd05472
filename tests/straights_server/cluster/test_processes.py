"""Several servers at one Redis: a table is everybody's, whichever server they come to and whichever ends."""

import json
import os
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from redis import Redis

from engine.straights.storage.savegame import loads
from straights_server.cluster.redis_store import RedisStore
from straights_server.cluster.scripts import lease_key, owner_key
from straights_server.entries import ActionTaken
from straights_server.table import Table
from tests.support.http import refusal
from tests.support.server.line import Line, LineClosed, NotAccepted
from tests.support.server.redis_process import NEEDS_REDIS, running_redis
from tests.support.server.roaming import RoamingPlayer
from tests.support.server.running import Player, ServerProcess, begin, mover, players
from tests.support.waiting import LONGEST_WAIT, slowdowns

pytestmark = NEEDS_REDIS
NAMES = ("North", "East", "South", "West")
ENDLESS = 1000
"""A score limit that no game reaches."""
ENDS_WITHIN = 2.0
GOES_ON_WITHIN = 5.0
"""Seconds after which the next move is acknowledged, whatever has happened."""


class Servers:
    def __init__(self, address: str, count: int) -> None:
        self.address = address
        self.redis = Redis.from_url(address, decode_responses=True)
        self.running = [self._started() for _ in range(count)]

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.running]

    def owner(self, table: str) -> ServerProcess:
        name = self.process_with(table)
        return next(server for server in self.running if f"-{server.process.pid}-" in name)

    def process_with(self, table: str) -> str:
        return str(self.redis.get(owner_key(table)))

    def other_than(self, server: ServerProcess) -> ServerProcess:
        return next(each for each in self.running if each is not server)

    def kill(self, server: ServerProcess) -> None:
        """Kill a server, and start another at its address."""
        place = self.running.index(server)
        server.end(signal.SIGKILL)
        self.running[place] = self._started(server.port)

    def close(self) -> None:
        for server in self.running:
            server.process.send_signal(signal.SIGCONT)
            assert (0, "") == server.end()
        self.redis.close()

    def _started(self, port: int = 0) -> ServerProcess:
        return ServerProcess(self.address, "--pause", "0", port=port)


@contextmanager
def running_servers(folder: Path, count: int = 2) -> Iterator[Servers]:
    with running_redis(folder) as address:
        servers = Servers(address, count)
        try:
            yield servers
        finally:
            servers.close()


def roaming_players(servers: Servers, score_limit: int = ENDLESS) -> list[RoamingPlayer]:
    """Four people, who come to the servers in turn, in a game that has begun."""
    people = [RoamingPlayer(servers.urls, name, first) for first, name in enumerate(NAMES)]
    begin(people, score_limit)
    return people


def play(people: Sequence[RoamingPlayer], moves: int) -> None:
    """Play so many moves, each of which is acknowledged."""
    for _ in range(moves):
        person = mover(people)
        if person is None:
            return
        assert isinstance(person, RoamingPlayer)
        person.act()
        person.settle()


def verify_log(servers: Servers, people: Sequence[RoamingPlayer]) -> int:
    """Nothing acknowledged is lost, nothing counts twice, and the log is a game by the rules; its length."""
    store = RedisStore(servers.address, "reader")
    kept = store.load(people[0].table)
    store.close()
    assert kept is not None
    Table(people[0].table, kept.settings, Random(0).getrandbits).restore(kept.entries, 0.0)
    asked = [entry for entry in kept.entries if isinstance(entry, ActionTaken) and entry.n is not None]
    for person in people:
        numbers = [entry.n for entry in asked if entry.action.startswith(f"{person.game.seat + 1} ")]
        acknowledged = [message["n"] for message in person.acknowledged]
        assert acknowledged == numbers[: len(acknowledged)]
        assert len(numbers) <= len(acknowledged) + 1  # one may be under way
    return len(kept.entries)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    """Two servers for each test: one that was harmed lets go of tables a while after play goes on."""
    with running_servers(tmp_path) as running:
        yield running


def content_of(url: str) -> str:
    with urllib.request.urlopen(url, timeout=LONGEST_WAIT) as answer:
        return str(answer.read(), "utf-8")


def test_every_server_shows_a_table_to_who_has_its_link(servers: Servers) -> None:
    people = roaming_players(servers, score_limit=0)
    addresses = [f"{url}/api/tables/{people[0].table}" for url in servers.urls]
    assert [409, 409] == [refusal(address)[0] for address in addresses]
    play(people, 100)
    games = [json.loads(content_of(address)) for address in addresses]
    previews = [content_of(f"{url}/?table={people[0].table}") for url in servers.urls]

    assert games[0] == games[1]
    assert [seat.name for seat in loads(games[0]["game"]).state.setup.seats] == games[0]["names"]
    assert all("A finished game of Straights" in preview for preview in previews)
    assert [404, 404] == [refusal(f"{url}/api/tables/k3f9")[0] for url in servers.urls]


def kill(servers: Servers, owner: ServerProcess, _people: Sequence[RoamingPlayer]) -> None:
    """Kill the owner; another process comes at its address."""
    servers.kill(owner)


def stop(servers: Servers, owner: ServerProcess, people: Sequence[RoamingPlayer]) -> None:
    """Stop the owner, which has the table and none of the people: they would take seconds to notice."""
    for person in people:
        person.come_back(servers.other_than(owner).url)
    owner.process.send_signal(signal.SIGSTOP)


def take_lease(servers: Servers, owner: ServerProcess, people: Sequence[RoamingPlayer]) -> None:
    """Let the lease run out while the owner lives, and somebody come to the other."""
    servers.redis.delete(lease_key(servers.process_with(people[0].table)))
    people[0].cut()
    people[0].come_back(servers.other_than(owner).url)


def pause(servers: Servers, _owner: ServerProcess, _people: Sequence[RoamingPlayer]) -> None:
    """Let Redis answer nobody for longer than a lease lasts."""
    servers.redis.client_pause(2500)


def away(redis: Redis) -> None:
    redis.shutdown(nosave=True)


def silent(redis: Redis) -> None:
    redis.client_pause(60_000)


@pytest.mark.parametrize("harm", [away, silent])
def test_a_server_ends_in_time_without_its_redis(tmp_path: Path, harm: Callable[[Redis], None]) -> None:
    """It says that what was not acknowledged is lost, whoever waits for it."""
    with running_redis(tmp_path) as address, closing(Redis.from_url(address)) as redis:
        server = ServerProcess(address)
        people = players(server.url)
        person = mover(people)
        assert person is not None
        harm(redis)
        person.act()
        urllib.request.urlopen(f"{server.url}/healthz", timeout=LONGEST_WAIT).close()  # it has read the move
        with slowdowns() as slower:
            start = time.monotonic()
            status, sentence = server.end()
            seconds = time.monotonic() - start
        for each in people:
            each.cut()

    assert (1, 1) == (status, len(sentence.splitlines())), sentence
    assert "Redis cannot be reached" in sentence
    assert seconds < ENDS_WITHIN * max(slower)


def closed_with(person: Player) -> int | None:
    """Read until the server closes the connection of a player; its code."""
    with suppress(LineClosed):
        while True:
            Player.next(person)
    return person.line.close_code


def statuses(url: str) -> list[int]:
    """What a server answers whether it is ready, and to a request for a connection."""
    found = []
    try:
        with urllib.request.urlopen(f"{url}/readyz", timeout=LONGEST_WAIT) as answer:
            found.append(answer.status)
    except urllib.error.HTTPError as error:
        found.append(error.code)
        error.close()
    try:
        Line(url).cut()
    except NotAccepted as error:
        return [*found, error.status]
    return [*found, 101]


def test_a_server_without_its_redis_sends_its_players_to_another_and_takes_them_back(tmp_path: Path) -> None:
    """They keep their seats, and play on once Redis answers again; test_lease.py says within which time."""
    with running_redis(tmp_path) as address, closing(Redis.from_url(address)) as redis:
        number = redis.info("server")["process_id"]
        server = ServerProcess(address, "--pause", "0")
        people = [RoamingPlayer([server.url], name, 0) for name in NAMES]
        begin(people)
        os.kill(number, signal.SIGSTOP)
        try:
            codes = [closed_with(each) for each in people]
            refused = statuses(server.url)
        finally:
            os.kill(number, signal.SIGCONT)
        until = time.monotonic() + LONGEST_WAIT
        while statuses(server.url) != [200, 101]:
            assert time.monotonic() < until
        for each in people:
            each.come_back()
        person = mover(people)
        assert person is not None
        person.act()
        person.settle()
        assert (0, "") == server.end()

    assert [1012] * 4 == codes
    assert [503] * 2 == refused


Harm = Callable[[Servers, ServerProcess, Sequence[RoamingPlayer]], None]


@pytest.mark.parametrize("harm", [kill, stop, take_lease, pause])
def test_play_goes_on_whatever_happens_to_the_owner_of_a_table(servers: Servers, harm: Harm) -> None:
    """Within seconds, with one log in which every acknowledged move is, once; also when it is back again."""
    people = roaming_players(servers, ENDLESS)
    play(people, 9)
    do_harm(servers, people, harm)

    verify_log(servers, people)


def do_harm(servers: Servers, people: Sequence[RoamingPlayer], harm: Harm) -> None:
    """Harm the owner; the next move is acknowledged in time."""
    owner = servers.owner(people[0].table)
    with slowdowns() as slower:
        start = time.monotonic()
        harm(servers, owner, people)
        play(people, 1)
        seconds = time.monotonic() - start
    assert seconds < GOES_ON_WITHIN * max(slower)
    play(people, 5)
    owner.process.send_signal(signal.SIGCONT)
    play(people, 5)
