"""A store of tables in an SQLite file.

A table consists of its settings and its log. Changes of many tables are committed together, since a commit
to disk takes about a millisecond for one entry or for hundreds.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress

from straights_server import store
from straights_server.entries import entry_of, entry_text
from straights_server.errors import DamagedLog
from straights_server.store import Change, EntriesAppended, StoredTable, StoreError, TableDeleted, TableOpened
from straights_server.table_settings import settings_of, settings_text

_SCHEMA = """
CREATE TABLE tables (
    name TEXT PRIMARY KEY, terms TEXT NOT NULL, changed REAL NOT NULL, is_over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE log (
    name TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (name, seq)
) WITHOUT ROWID;
"""
_VERSION = 2
"""Of the schema."""

_BUSY_SECONDS = 5.0
_CHANGED_SECONDS = 3600.0
"""The resolution at which the time of a table's last change is stored."""

_PLAYED = 60
"""Entries of a table whose first round is over: it outlives all tables with fewer."""

_OUTDATED = """
SELECT name FROM (
    SELECT *, row_number() OVER (
        PARTITION BY is_over
        ORDER BY NOT EXISTS (SELECT 1 FROM log WHERE log.name = tables.name AND seq >= :played), changed DESC
    ) AS place FROM tables
) AS numbered
WHERE changed < :old
OR place > CASE WHEN is_over THEN :most_finished ELSE :most_unfinished END
OR changed < :old_waiting AND NOT EXISTS (
    SELECT 1 FROM log WHERE log.name = numbered.name AND entry LIKE '{"type":"begun"%'
)
ORDER BY changed
"""
_PAGES_FREED_AT_ONCE = 500
"""The file shrinks by at most so many pages with each deletion, which takes some milliseconds."""

_OWNER_ONLY = 0o600
_FAILURES = (sqlite3.Error, UnicodeDecodeError)
"""The errors of using a file; UnicodeDecodeError if the message about a damaged file quotes its bytes."""


class SqliteStore:
    """A Store with one connection for writing and one for reading."""

    def __init__(self, path: str) -> None:
        """Open or create the file; raises StoreError, also for a file with another schema."""
        try:
            _make_file(path)
            with ExitStack() as opened:
                self._writing = opened.enter_context(closing(_connection(path)))
                _prepare(self._writing)
                self._reading = opened.enter_context(closing(_connection(path)))
                opened.pop_all()  # both are open; `close` closes them
        except OSError as error:
            raise StoreError(f"cannot keep tables in {path}: {error.strerror}") from error
        except _FAILURES as error:
            raise StoreError(f"cannot keep tables in {path}: {error}") from error
        self._path = path
        self._lock = threading.Lock()
        self._changed: dict[str, bool] = {}
        self._changed_since = 0.0

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        """Store the changes in one transaction; raises StoreError, also if another server wrote to them."""
        try:
            with self._writing:
                self._write(changes)
            if any(isinstance(change, TableDeleted) for change in changes):
                # A script, since `execute` would free a single page.
                self._writing.executescript(f"PRAGMA incremental_vacuum({_PAGES_FREED_AT_ONCE})")
        except sqlite3.IntegrityError as error:
            raise StoreError("another server has written to the same tables") from error
        except _FAILURES as error:
            raise StoreError(f"cannot keep the tables: {error}") from error
        return ()

    def load(self, name: str) -> StoredTable | None:
        """Load a table, None if there is none; raises StoreError or DamagedLog."""
        try:
            with self._lock:
                found = self._reading.execute("SELECT terms FROM tables WHERE name = ?", (name,)).fetchone()
                if found is None:
                    return None
                entries = self._reading.execute(
                    "SELECT seq, entry FROM log WHERE name = ? ORDER BY seq", (name,)
                ).fetchall()
        except _FAILURES as error:
            raise StoreError(f"cannot read the tables: {error}") from error
        if [seq for seq, _ in entries] != list(range(1, len(entries) + 1)):
            raise DamagedLog("the log has gaps")
        return StoredTable(settings_of(found[0]), tuple(entry_of(text) for _, text in entries))

    def outdated(self, most_finished: int, most_unfinished: int) -> list[str]:
        """The tables to delete if they are not in use, the longest unchanged first; raises StoreError."""
        now = time.time()
        bounds = {
            "played": _PLAYED,
            "old": now - store.KEPT_SECONDS,
            "old_waiting": now - store.KEPT_WAITING_SECONDS,
            "most_finished": most_finished,
            "most_unfinished": most_unfinished,
        }
        try:
            with closing(_connection(self._path)) as connection:  # so that nobody waits for it
                return [str(name) for (name,) in connection.execute(_OUTDATED, bounds)]
        except _FAILURES as error:
            raise StoreError(f"cannot read the tables: {error}") from error

    def count(self) -> store.StoredTables:
        """How many tables are stored; raises StoreError."""
        try:
            with closing(_connection(self._path)) as connection:
                counts = dict(connection.execute("SELECT is_over, count(*) FROM tables GROUP BY is_over"))
        except _FAILURES as error:
            raise StoreError(f"cannot read the tables: {error}") from error
        return store.StoredTables(finished=counts.get(1, 0), unfinished=counts.get(0, 0))

    def give_up(self) -> None:
        """Do nothing: a file is always available."""

    def close(self) -> None:
        """Close the store."""
        with suppress(*_FAILURES):
            self._reading.close()
            self._writing.close()

    def _write(self, changes: Sequence[Change]) -> None:
        now = time.time()
        if now - self._changed_since > _CHANGED_SECONDS:
            self._changed.clear()
            self._changed_since = now
        rows: list[tuple[str, int, str]] = []
        changed: list[tuple[float, bool, str]] = []
        for change in changes:
            match change:
                case TableOpened():
                    settings = settings_text(change.settings)
                    self._writing.execute(
                        "INSERT INTO tables (name, terms, changed) VALUES (?, ?, ?)",
                        (change.name, settings, now),
                    )
                case EntriesAppended():
                    if self._changed.get(change.name) != change.is_over:
                        self._changed[change.name] = change.is_over
                        changed.append((now, change.is_over, change.name))
                    rows += (
                        (change.name, seq, entry_text(entry))
                        for seq, entry in enumerate(change.entries, change.first)
                    )
                case TableDeleted():
                    rows = [row for row in rows if row[0] != change.name]
                    self._writing.execute("DELETE FROM log WHERE name = ?", (change.name,))
                    self._writing.execute("DELETE FROM tables WHERE name = ?", (change.name,))
        self._writing.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        self._writing.executemany("UPDATE tables SET changed = ?, is_over = ? WHERE name = ?", changed)


def _make_file(path: str) -> None:
    """Create the file, readable only by its owner: it contains the keys of running games.

    SQLite creates its auxiliary files with the same permissions.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))


def _connection(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, check_same_thread=False)
    try:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file; it is part of its format
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except _FAILURES:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Create the schema in a new file; raises StoreError for the file of another version."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version not in (0, _VERSION):
        raise StoreError(
            f"the database was written by another version of this program (its schema is {version}, "
            f"this program knows {_VERSION})"
        )
    if version == 0:
        with connection:
            connection.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {_VERSION};")
    connection.execute("SELECT is_over FROM tables LIMIT 1").fetchone()
