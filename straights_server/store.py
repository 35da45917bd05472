"""What there is to keep of the tables of a server, and who keeps it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from straights_server.entries import Entry
from straights_server.errors import TableError
from straights_server.table_settings import TableSettings


class StoreError(TableError):
    """The tables cannot be read or kept; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table is opened."""

    name: str
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class EntriesAppended:
    """Entries follow in the log of a table.

    Attributes:
        first: the place of the first of them.
    """

    name: str
    first: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class TableDeleted:
    """A table is gone for good."""

    name: str


Change = TableOpened | EntriesAppended | TableDeleted


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What was kept of a table."""

    settings: TableSettings
    entries: tuple[Entry, ...]


KEPT_SECONDS = 30 * 24 * 3600
"""How long a table is kept at which nothing happens."""


class Store(Protocol):
    """Keeps tables. `append` is called from one thread at a time, which need not be that of the others."""

    def append(self, changes: Sequence[Change]) -> Collection[str]:
        """Keep the changes of each table, all or none; they are on the disk afterwards. Raises StoreError.

        Returns the tables that another server has now, whose changes were not kept.
        """
        ...

    def load(self, name: str) -> StoredTable | None:
        """A table, None where there is none; raises StoreError or DamagedLog."""
        ...

    def count(self) -> int:
        """How many tables are kept."""
        ...

    def forget_unchanged(self, seconds: float, used: Collection[str] = ()) -> int:
        """Forget the tables that nothing was added to for so long, but those that are in use.

        Returns how many; 0 where the database does so by itself. Called like `append`; raises StoreError.
        """
        ...

    def give_up(self) -> None:
        """Wait no more for a database that is away: what cannot be done now fails. From any thread."""
        ...

    def close(self) -> None:
        """Nothing is asked for any more."""
        ...
