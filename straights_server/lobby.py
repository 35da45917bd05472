"""All tables of a server by unguessable names, loaded on demand and unloaded when idle.

It knows neither files nor a clock: a function loads the stored tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile

from engine.errors import EngineError
from engine.text.network import NOT_LOADED
from straights_server.errors import DamagedLog, NoSuchTable, NotNow, TooManyTables
from straights_server.store import StoredTable
from straights_server.table import Table
from straights_server.table_log import Outcome
from straights_server.table_settings import TableSettings
from straights_server.tokens import is_invitation, is_token

_NAME_BITS = 40
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""32 letters and digits that cannot be mistaken for each other."""

DRAINING = "this server is about to stop and opens no more tables; try again in some minutes"

UNLOADED_AT_ONCE = 100
"""How many tables are unloaded when there is no room for another one: choosing them takes time."""

_SETTLED_SECONDS = 120.0
"""Seconds after its last use in which a table without a connected player does not make room."""


_WAITING_SECONDS, _UNLOADED_SECONDS = 7200.0, 900.0
"""The times without a connected player after which a table is removed from memory.

The first is that of a table at which no game has started, which is deleted for good; any other is loaded
again on demand.
"""


class Lobby:
    """The tables of a server. All times are seconds of one monotonic clock.

    Attributes:
        most: the maximum of `count`.
        is_draining: whether no more tables are opened, since the server is about to stop.
    """

    def __init__(
        self,
        draw_secret: Callable[[int], int],
        load: Callable[[str], StoredTable | None] = lambda _name: None,
        most: int = 10_000,
        most_of_address: int = 100,
        prefix: str = "",
    ) -> None:
        """`load` returns a stored table, or None if there is none.

        `most_of_address` of the tables in use may have been opened from one address. The names of new tables
        start with `prefix`, which consists of LETTERS.
        """
        self._draw_secret = draw_secret
        self._load = load
        self.most = most
        self._most_of_address = most_of_address
        self._prefix = prefix
        self._tables: dict[str, Table] = {}
        self._unused: dict[str, float] = {}  # without a connected player, by the time of the last use
        self._closing: set[str] = set()
        self._openers: dict[str, str] = {}
        self._opened: Counter[str] = Counter()
        self.is_draining = False

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    @property
    def names(self) -> list[str]:
        """The names of the tables in use."""
        return list(self._tables)

    @property
    def count(self) -> int:
        """The number of tables in use: those in memory."""
        return len(self._tables)

    def open_table(
        self, settings: TableSettings, name: str, token_hash: str, now: float, address: str | None = None
    ) -> tuple[Table, Outcome]:
        """Open a table for an address and seat its host; raises TooManyTables."""
        if self.is_draining:
            raise TooManyTables(DRAINING)
        if address is not None and self._opened[address] >= self._most_of_address:
            raise TooManyTables("too many tables opened from this address are in use; try again later")
        self._make_room(now)
        table = Table(self._new_name(), settings, self._draw_secret)
        outcome = table.join(None, name, token_hash, now)
        self._tables[table.state.name] = table
        self.note_use(table, now)
        if address is not None:
            self._openers[table.state.name] = address
            self._opened[address] += 1
        return table, outcome

    def find(self, name: str, now: float) -> Table:
        """The table of that name, loaded if necessary.

        Raises NoSuchTable, NotNow, TooManyTables or an error of loading.
        """
        if name in self._closing:
            raise NotNow("the table is being taken from its log; try again", NOT_LOADED)
        table = self._tables.get(name) or self._loaded(name, now)
        self.note_use(table, now)
        return table

    def read(self, load: Callable[[str], StoredTable | None], name: str, now: float) -> Table:
        """A stored table, which is not in use here after that; raises NoSuchTable or an error of `load`."""
        return self._restored(name, _stored(load, name), now)

    def has(self, table: Table) -> bool:
        """Whether this table object is the one in memory under its name, and not one that was unloaded."""
        return self._tables.get(table.state.name) is table

    def knows(self, name: str) -> bool:
        """Whether the table of that name is in memory or being closed."""
        return name in self._tables or name in self._closing

    def held(self, name: str) -> Table | None:
        """The table of that name, or None if it is not in memory."""
        return self._tables.get(name)

    def opener_of(self, name: str) -> str | None:
        """The address from which a table was opened; None for this machine, or if that is no longer known."""
        return self._openers.get(name)

    def close(self, table: Table) -> None:
        """Unload a table whose log may still be incomplete; `find` raises NotNow until `reopen`."""
        self._unload(table.state.name)
        self._closing.add(table.state.name)

    def reopen(self, name: str) -> None:
        """Allow a closed table to be loaded again: its log is complete."""
        self._closing.discard(name)

    def note_use(self, table: Table, now: float) -> None:
        """Note that somebody has used a table; it is in no use once no player is connected."""
        name = table.state.name
        self._unused.pop(name, None)
        if self.has(table) and not is_attended(table):
            self._unused[name] = now

    def expire(self, now: float) -> list[str]:
        """Unload idle tables; returns the names of those to delete for good."""
        forgotten = []
        for name in self._unused_for(_UNLOADED_SECONDS, now):
            is_waiting = self._tables[name].state.session is None
            if now - self._unused[name] >= (_WAITING_SECONDS if is_waiting else _UNLOADED_SECONDS):
                forgotten += [name] if is_waiting else []
                self._unload(name)
        return forgotten

    def discard(self, name: str) -> bool:
        """Refuse a table until `reopen`, since it will be deleted; returns False if it is in use."""
        if self.knows(name):
            return False
        self._closing.add(name)
        return True

    def _make_room(self, now: float) -> None:
        """Unload some tables if there is no room for another one; raises TooManyTables if all are in use."""
        if self.count < self.most:
            return
        unused = self._unused_for(_SETTLED_SECONDS, now)
        if not unused:
            raise TooManyTables("this server has as many tables in use as it may have; try again later")
        openers = Counter(map(self._openers.get, unused))
        openers[None] = 0  # tables of this machine, and those that somebody came back to
        unused.sort(key=lambda name: -openers[self._openers.get(name)])
        for name in unused[:UNLOADED_AT_ONCE]:
            self._unload(name)

    def _unused_for(self, seconds: float, now: float) -> list[str]:
        """The tables that nobody has used for some seconds, the longest unused first."""
        return list(takewhile(lambda name: now - self._unused[name] >= seconds, self._unused))

    def _loaded(self, name: str, now: float) -> Table:
        kept = _stored(self._load, name)
        self._make_room(now)
        table = self._tables[name] = self._restored(name, kept, now)
        return table

    def _restored(self, name: str, kept: StoredTable, now: float) -> Table:
        table = Table(name, kept.settings, self._draw_secret)
        try:
            table.restore(kept.entries, now)
        except (EngineError, LookupError) as error:  # a seat that the table has not
            raise DamagedLog(f"the log breaks the rules: {error}") from error
        return table

    def _unload(self, name: str) -> None:
        del self._tables[name]
        self._unused.pop(name, None)
        address = self._openers.pop(name, None)
        if address is not None:
            self._opened[address] -= 1
            if not self._opened[address]:
                del self._opened[address]

    def _new_name(self) -> str:
        while True:
            number = self._draw_secret(_NAME_BITS)
            letters = (LETTERS[number >> shift & 31] for shift in range(0, _NAME_BITS, 5))
            name = self._prefix + "".join(letters)
            if name not in self._tables and self._load(name) is None:
                return name


def _stored(load: Callable[[str], StoredTable | None], name: str) -> StoredTable:
    kept = load(name) if set(name) <= set(LETTERS) else None
    if kept is None:
        raise NoSuchTable("there is no such table")
    return kept


def is_attended(table: Table) -> bool:
    """Whether any player is connected."""
    return any(place.is_here for place in table.state.seats)


def seat_of(table: Table, token: str) -> int:
    """The seat that a token belongs to, in constant time; raises NoSuchTable."""
    places = enumerate(table.state.seats)
    found = [seat for seat, place in places if is_token(token, place.token_hash) and place.is_person]
    if not found:
        raise NoSuchTable("the table has no seat for this token")
    return found[0]


def is_invited(table: Table, given: str) -> bool:
    """Whether this is the invitation of any person at the table; constant time."""
    places = table.state.seats
    found = [is_invitation(given, place.token_hash) and place.is_person for place in places]
    return any(found)
