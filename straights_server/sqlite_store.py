"""A store of tables in an SQLite file.

A table consists of its settings and its log. Changes of many tables are committed together, since a commit
to disk takes about a millisecond for one entry or for hundreds.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
import time
from collections.abc import Collection, Iterable, Sequence
from contextlib import ExitStack, closing, suppress

from straights_server.entries import DamagedLog, entry_of, entry_value, settings_of, settings_text
from straights_server.store import Change, EntriesAppended, StoredTable, StoreError, TableDeleted, TableOpened

_SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE tables (name TEXT PRIMARY KEY, terms TEXT NOT NULL, changed REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE log (
    name TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (name, seq)
) WITHOUT ROWID;
"""
_BUSY_SECONDS = 5.0
_CHANGED_SECONDS = 3600.0
"""The resolution at which the time of a table's last change is stored."""

_OWNER_ONLY = 0o600
_FAILURES = (sqlite3.Error, UnicodeDecodeError)
"""The errors of using a file; UnicodeDecodeError if the message about a damaged file quotes its bytes."""

_text_of = json.JSONEncoder(separators=(",", ":")).encode


class SqliteStore:
    """A Store with one connection for writing and one for reading."""

    def __init__(self, path: str) -> None:
        """Open or create the file; raises StoreError, also for a file with a newer schema."""
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
        self._lock = threading.Lock()
        self._changed: dict[str, float] = {}

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        """Store the changes in one transaction; raises StoreError, also if another server wrote to them."""
        try:
            with self._writing:
                self._write(changes)
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
                rows = self._reading.execute(
                    "SELECT seq, entry FROM log WHERE name = ? ORDER BY seq", (name,)
                )
                entries = list(rows)
        except _FAILURES as error:
            raise StoreError(f"cannot read the tables: {error}") from error
        if [seq for seq, _ in entries] != list(range(1, len(entries) + 1)):
            raise DamagedLog("the log has gaps")
        return StoredTable(settings_of(found[0]), tuple(entry_of(text) for _, text in entries))

    def count(self) -> int:
        """The number of stored tables; raises StoreError."""
        try:
            with self._lock:
                return int(self._reading.execute("SELECT count(*) FROM tables").fetchone()[0])
        except _FAILURES as error:
            raise StoreError(f"cannot read the tables: {error}") from error

    def forget_unchanged(self, seconds: float, used: Collection[str] = ()) -> int:
        """Delete the tables unchanged for this long and not in use; returns their number."""
        query = "SELECT name FROM tables WHERE changed < ?"
        try:
            with self._writing:
                found = self._writing.execute(query, (time.time() - seconds,)).fetchall()
                old = [(str(name),) for (name,) in found if name not in used]
                self._forget(old)
        except _FAILURES as error:
            raise StoreError(f"cannot forget old tables: {error}") from error
        return len(old)

    def give_up(self) -> None:
        """Do nothing: a file is always available."""

    def close(self) -> None:
        """Close the store."""
        with suppress(*_FAILURES):
            self._reading.close()
            self._writing.close()

    def _write(self, changes: Sequence[Change]) -> None:
        now = time.time()
        rows: list[tuple[str, int, str]] = []
        changed: list[str] = []
        for change in changes:
            match change:
                case TableOpened():
                    settings = settings_text(change.settings)
                    self._writing.execute("INSERT INTO tables VALUES (?, ?, ?)", (change.name, settings, now))
                case EntriesAppended():
                    if now - self._changed.get(change.name, 0.0) > _CHANGED_SECONDS:
                        self._changed[change.name] = now
                        changed.append(change.name)
                    rows += (
                        (change.name, seq, _text_of(entry_value(entry)))
                        for seq, entry in enumerate(change.entries, change.first)
                    )
                case TableDeleted():
                    rows = [row for row in rows if row[0] != change.name]
                    self._forget([(change.name,)])
                    self._changed.pop(change.name, None)
        self._writing.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        self._writing.executemany(
            "UPDATE tables SET changed = ? WHERE name = ?", [(now, name) for name in changed]
        )

    def _forget(self, names: Iterable[tuple[str]]) -> None:
        for name in names:
            self._writing.execute("DELETE FROM log WHERE name = ?", name)
            self._writing.execute("DELETE FROM tables WHERE name = ?", name)


def _make_file(path: str) -> None:
    """Create the file, readable only by its owner: it contains the keys of running games.

    SQLite creates its auxiliary files with the same permissions.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))


def _connection(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except _FAILURES:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Create the schema of a new file; raises StoreError for the file of a later version."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > _SCHEMA_VERSION:
        raise StoreError(
            f"the database was written by a later version of this program (its schema is {version}, "
            f"this program knows {_SCHEMA_VERSION})"
        )
    if version == 0:
        with connection:
            connection.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {_SCHEMA_VERSION};")
