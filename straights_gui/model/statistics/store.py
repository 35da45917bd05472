"""Keeps the records of games for the statistics in an SQLite file, each as messages and the page have it.

The file is opened on demand, and set aside if it cannot be read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from straights_gui.model.storage.autosave import set_aside, write_durably

if TYPE_CHECKING:
    import sqlite3

    from engine.straights.statistics.records import GameRecord

_VERSION = 3
_PATIENCE = 0.5  # seconds to wait for another window's transaction
_SCHEMA = f"""
BEGIN;
CREATE TABLE games (game TEXT PRIMARY KEY, record TEXT NOT NULL);
PRAGMA user_version = {_VERSION};
COMMIT;
"""
_FROM_COLUMNS = """
BEGIN;
CREATE TABLE IF NOT EXISTS rivals (game TEXT PRIMARY KEY, beaten TEXT NOT NULL, beaten_by TEXT NOT NULL);
ALTER TABLE games RENAME TO columns;
CREATE TABLE games (game TEXT PRIMARY KEY, record TEXT NOT NULL);
INSERT INTO games SELECT game, json_object(
    'game', game, 'level', level, 'practice_from', practice_from, 'moment', coalesce(moment, ''),
    'end', json(iif(score IS NULL, 'null', json_object(
        'score', score, 'place', place, 'tied', json(iif(tied, 'true', 'false')),
        'beaten', json(coalesce(beaten, '[]')), 'beaten_by', json(coalesce(beaten_by, '[]'))))),
    'rounds', json((SELECT json_group_array(json_object(
        'number', number, 'gained', gained, 'hints', hints, 'practice', json(iif(practice, 'true', 'false')),
        'play', coalesce(play, ''), 'price', hundredths / 100.0))
        FROM rounds LEFT JOIN plays USING (game, number) LEFT JOIN prices USING (game, number)
        WHERE game = columns.game)),
    'moments', json((SELECT json_group_object(number, moment)
        FROM rounds WHERE game = columns.game AND moment IS NOT NULL)))
    FROM columns LEFT JOIN rivals USING (game) ORDER BY columns.rowid;
DROP TABLE rounds;
DROP TABLE plays;
DROP TABLE prices;
DROP TABLE rivals;
DROP TABLE columns;
PRAGMA user_version = 3;
COMMIT;
"""
"""Makes records of the columns that versions 1 and 2 had."""


class StatisticsError(OSError):
    """The statistics cannot be read or written.

    Attributes:
        file: the file.
        reason: the system's error message.
        aside: the path to which an unreadable file was moved, so that new statistics can start, or None.
    """

    def __init__(self, file: Path, reason: str, aside: Path | None = None) -> None:
        kept = "" if aside is None else f" (kept as {aside.name})"
        super().__init__(f"{file}: {reason}{kept}")
        self.file, self.reason, self.aside = file, reason, aside


class StatisticsDatabase:
    """The database. Reading and writing raise StatisticsError if the file does."""

    def __init__(self, path: Path) -> None:
        """The file is created, or opened, on demand."""
        self.path = path
        self._connection: sqlite3.Connection | None = None

    @contextmanager
    def transaction(self, *, is_writing: bool = False) -> Iterator[sqlite3.Connection]:
        """Read or write in one transaction, without waiting for the disk.

        A kill of the process loses nothing that was written; a loss of power may lose the last rounds.
        """
        with self._checked():
            connection = self._open()
            if is_writing:
                connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("BEGIN IMMEDIATE" if is_writing else "BEGIN")
            with connection:
                yield connection

    def close(self) -> None:
        """Close the file; it is opened again on demand."""
        import sqlite3

        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):  # closing a damaged file may fail
                connection.close()

    @contextmanager
    def _checked(self) -> Iterator[None]:
        import sqlite3

        try:
            yield
        except (sqlite3.Error, ValueError, TypeError, ArithmeticError) as error:
            raise self._failure(error) from error

    def _open(self) -> sqlite3.Connection:
        """Open the database, with its tables if new; raises StatisticsError, or any error of sqlite3."""
        import sqlite3

        if self._connection is None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StatisticsError(self.path, error.strerror or str(error)) from error
            self._connection = sqlite3.connect(self.path, timeout=_PATIENCE)
            self._connection.execute("PRAGMA synchronous = NORMAL")
            ((version,),) = self._connection.execute("PRAGMA user_version")
            if version > _VERSION:
                raise self._set_aside(f"written by a newer version of the program ({version})")
            if version < _VERSION:
                self._connection.executescript(_FROM_COLUMNS if version else _SCHEMA)
        return self._connection

    def _failure(self, error: Exception) -> StatisticsError:
        """The StatisticsError for an error; a damaged file is set aside."""
        if self._is_passing(error):
            self.close()
            return StatisticsError(self.path, str(error))
        return self._set_aside(str(error))

    def _is_passing(self, error: Exception) -> bool:
        """Whether the disk or another program caused the error; any other error means a damaged file."""
        import sqlite3

        code = error.sqlite_errorcode & 0xFF if hasattr(error, "sqlite_errorcode") else None
        if code == sqlite3.SQLITE_READONLY:  # a flipped bit can make SQLite treat the file as read-only
            return not (os.access(self.path, os.W_OK) and os.access(self.path.parent, os.W_OK))
        return code in {
            sqlite3.SQLITE_AUTH,
            sqlite3.SQLITE_BUSY,
            sqlite3.SQLITE_CANTOPEN,
            sqlite3.SQLITE_FULL,
            sqlite3.SQLITE_INTERRUPT,
            sqlite3.SQLITE_IOERR,
            sqlite3.SQLITE_LOCKED,
            sqlite3.SQLITE_NOMEM,
            sqlite3.SQLITE_PERM,
        }

    def _set_aside(self, reason: str) -> StatisticsError:
        """Move the file away, so that new statistics can start and nothing is lost."""
        self.close()
        try:
            aside = set_aside(self.path)
        except OSError:
            return StatisticsError(self.path, reason)
        return StatisticsError(self.path, reason, aside)


FILE = "statistics.sqlite3"
_KEEP = "INSERT INTO games VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET record = excluded.record"


class StatisticsStore:
    """The records in a folder. Every method but `close` raises StatisticsError if the file does."""

    def __init__(self, folder: Path) -> None:
        """The file is opened on demand."""
        self._file = StatisticsDatabase(folder / FILE)

    def records(self) -> tuple[GameRecord, ...]:
        """All records in the order in which they began."""
        with self._file.transaction() as connection:
            return _records(connection)

    def add(self, records: Iterable[GameRecord]) -> None:
        """Add the records of other games."""
        with self._file.transaction(is_writing=True) as connection:
            _keep(connection, records)

    def record(self, game: str) -> GameRecord | None:
        """The record of a game, None if there is none."""
        with self._file.transaction() as connection:
            return _record(connection, game)

    def change(self, new: GameRecord, change: Callable[[GameRecord], GameRecord]) -> None:
        """Change the record of a game, or the new one if there is none."""
        with self._file.transaction(is_writing=True) as connection:
            before = _record(connection, new.game) or new
            after = change(before)
            if after != before:
                _keep(connection, [after])

    def reset(self) -> None:
        """Delete all figures."""
        with self._file.transaction(is_writing=True) as connection:
            _keep(connection, [record.reset() for record in _records(connection)])

    def export_csv(self, path: Path) -> None:
        """Write the games to a file; raises OSError too."""
        from engine.straights.statistics.tables import games_table  # not at the start

        write_durably(path, games_table(self.records()).encode())

    def close(self) -> None:
        """Close the database."""
        self._file.close()


def _record(connection: sqlite3.Connection, game: str) -> GameRecord | None:
    return next(iter(_records(connection, " WHERE game = ?", game)), None)


def _records(connection: sqlite3.Connection, condition: str = "", *values: str) -> tuple[GameRecord, ...]:
    """The records under a condition, in order; raises ValueError or TypeError for a damaged text."""
    from engine.straights.local_table.figures_answer import kept_records  # not at the start

    texts = connection.execute(f"SELECT record FROM games{condition} ORDER BY rowid", values)  # noqa: S608  # conditions of our own
    return tuple(kept_records([json.loads(text) for (text,) in texts]))


def _keep(connection: sqlite3.Connection, records: Iterable[GameRecord]) -> None:
    """Write records over earlier ones of their games."""
    from engine.straights.protocol.game_record import GAME_RECORD  # not at the start

    rows = [(record.game, json.dumps(GAME_RECORD.write(record))) for record in records]
    connection.executemany(_KEEP, rows)
