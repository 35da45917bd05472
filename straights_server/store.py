"""The changes of tables that a store persists, and the interface of stores."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Protocol

from engine.fast_dataclass import dataclass
from straights_server.entries import Entry
from straights_server.errors import TableError
from straights_server.table_settings import TableSettings


class StoreError(TableError):
    """The tables cannot be read or stored; the message is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened."""

    name: str
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class EntriesAppended:
    """Entries were appended to the log of a table.

    Attributes:
        first: the position of the first of them.
        is_over: whether the last game at the table is over after them.
    """

    name: str
    first: int
    entries: tuple[Entry, ...]
    is_over: bool = False


class Deletion(Enum):
    """Why a table was deleted."""

    EXPIRED = "expired"
    CLOSED = "closed"
    """By the operator."""


@dataclass(frozen=True, slots=True)
class TableDeleted:
    """A table was deleted for good."""

    name: str
    reason: Deletion = Deletion.EXPIRED


Change = TableOpened | EntriesAppended | TableDeleted


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A stored table: its settings and its log."""

    settings: TableSettings
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class StoredTables:
    """How many tables are stored: those whose last game is over, and all others."""

    finished: int
    unfinished: int


KEPT_SECONDS = 30 * 24 * 3600
"""How long a table without changes is stored."""

KEPT_WAITING_SECONDS = 24 * 3600
"""How long a table without changes is stored at which no game has begun."""


class Store(Protocol):
    """Persistent storage of tables. One thread at a time calls `append`; others may call other methods."""

    def append(self, changes: Sequence[Change]) -> Collection[str]:
        """Store all changes of a table, or none of them; they are on disk on return. Raises StoreError.

        Returns the tables that another server owns now; their changes were not stored.
        """
        ...

    def load(self, name: str) -> StoredTable | None:
        """Load a table, None if there is none; raises StoreError or DamagedLog."""
        ...

    def outdated(self, most_finished: int, most_unfinished: int) -> Sequence[str]:
        """The tables to delete if they are not in use, the longest unchanged first; raises StoreError.

        Those unchanged for KEPT_SECONDS or KEPT_WAITING_SECONDS, and of those whose last game is over and of
        all others as many more as there are above each maximum, those of less than a round first; none if
        the database expires them itself.
        """
        ...

    def count(self) -> StoredTables | None:
        """How many tables are stored; None if the database does not count them. Raises StoreError."""
        ...

    def give_up(self) -> None:
        """Stop retrying an unavailable database; pending operations fail. Thread-safe."""
        ...

    def close(self) -> None:
        """Close the store."""
        ...
