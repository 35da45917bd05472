"""The file of the statistics: an SQLite database, opened late, kept aside where it cannot be read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from straights_gui.model.storage.autosave import set_aside

if TYPE_CHECKING:
    import sqlite3  # loaded with the first figure, not at the start of the program

_VERSION = 1
_PATIENCE = 0.5  # seconds for another window to finish writing
_MAX_NUMBER = 2**31  # no figure of a game comes near it
_SCHEMA = """
BEGIN;
CREATE TABLE games (
    game TEXT PRIMARY KEY, level TEXT NOT NULL, moment TEXT, score INTEGER, place INTEGER, tied INTEGER,
    practice_from INTEGER
);
CREATE TABLE rounds (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, moment TEXT, gained INTEGER,
    hints INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, number)
);
PRAGMA user_version = 1;
COMMIT;
"""

Statement = tuple[str, tuple[object, ...]]


class StatisticsError(Exception):
    """The statistics cannot be read or written.

    Attributes:
        file: which ones.
        reason: what is wrong with them, as the system says it.
        aside: where an unreadable file was moved to, so that new statistics can begin, else None.
    """

    def __init__(self, file: Path, reason: str, aside: Path | None = None) -> None:
        kept = "" if aside is None else f" (kept as {aside.name})"
        super().__init__(f"{file}: {reason}{kept}")
        self.file, self.reason, self.aside = file, reason, aside


class StatisticsDatabase:
    """The database. Reading and writing raise StatisticsError where the file does."""

    def __init__(self, path: Path) -> None:
        """A file that is made, or opened, when it is first needed."""
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements, all or none."""
        with self._checked(), self._open() as connection:
            for statement, values in statements:
                connection.execute(statement, values)

    def rows(
        self,
        query: str,
        values: tuple[object, ...] | dict[str, object] = (),
        kinds: tuple[type[int | str], ...] | None = None,
    ) -> list[tuple[Any, ...]]:
        """The rows of a query; with `kinds`, all values are of these, and numbers of a usual size."""
        with self._checked():
            with closing(self._open().execute(query, values)) as cursor:
                rows = cursor.fetchall()
            for row in rows if kinds is not None else ():
                if not all(map(_is_plausible, row, kinds or ())):
                    raise ValueError(f"there cannot be a row {row}")
            return rows

    def close(self) -> None:
        """Close the file; it is opened again when it is needed."""
        import sqlite3

        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):  # a damaged file may not even be closed in order
                connection.close()

    @contextmanager
    def _checked(self) -> Iterator[None]:
        """Turn whatever the use of the file raises into a StatisticsError."""
        import sqlite3

        try:
            yield
        except (sqlite3.Error, ValueError, TypeError, ArithmeticError) as error:
            raise self._failure(error) from error

    def _open(self) -> sqlite3.Connection:
        """The database, with its tables; raises StatisticsError, or whatever sqlite3 does."""
        import sqlite3

        if self._connection is None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StatisticsError(self.path, error.strerror or str(error)) from error
            if self.path.exists() and not self.path.is_file():
                raise self._set_aside("not a file")
            self._connection = sqlite3.connect(self.path, timeout=_PATIENCE)
            ((version,),) = self._connection.execute("PRAGMA user_version")
            if version > _VERSION:
                raise self._set_aside(f"written by a newer version of the program ({version})")
            if version < _VERSION:
                self._connection.executescript(_SCHEMA)
        return self._connection

    def _failure(self, error: Exception) -> StatisticsError:
        """What to tell about an error; a damaged file is kept aside."""
        if self._is_passing(error):
            self.close()
            return StatisticsError(self.path, str(error))
        return self._set_aside(str(error))

    def _is_passing(self, error: Exception) -> bool:
        """Whether an error is the disk's or another program's; any other means that the file is damaged."""
        import sqlite3

        code = error.sqlite_errorcode & 0xFF if hasattr(error, "sqlite_errorcode") else None
        if code == sqlite3.SQLITE_READONLY:  # a flipped bit makes SQLite take the file for one to read only
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
        """Move the file away, so that new statistics can begin and nothing is lost."""
        self.close()
        try:
            aside = set_aside(self.path)
        except OSError:
            return StatisticsError(self.path, reason)
        return StatisticsError(self.path, reason, aside)


def _is_plausible(value: object, kind: type[int | str]) -> bool:
    """Whether a value is of a kind and, if it is a number, of a size that play can reach."""
    return type(value) is kind and not (isinstance(value, int) and abs(value) >= _MAX_NUMBER)
