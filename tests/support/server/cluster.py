"""Several servers at one Redis, and what has to hold whatever happens to them."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from redis import Redis

from straights_server.cluster.redis_store import RedisStore
from straights_server.cluster.scripts import owner_key
from straights_server.entries import ActionTaken
from straights_server.table import Table
from tests.support.server.redis_process import running_redis
from tests.support.server.roaming import RoamingPlayer
from tests.support.server.running import ServerProcess, begin, mover

NAMES = ("North", "East", "South", "West")
ENDLESS = 1000
"""A score limit that no game reaches."""


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
        numbers = [entry.n for entry in asked if entry.action.seat == person.game.seat]
        acknowledged = [message["n"] for message in person.acknowledged]
        assert acknowledged == numbers[: len(acknowledged)]
        assert len(numbers) <= len(acknowledged) + 1  # one may be under way
    return len(kept.entries)
