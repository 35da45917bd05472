"""The file of the statistics: an SQLite database, opened late, kept aside where it cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from straights_gui.model.save_store import set_aside

if TYPE_CHECKING:
    import sqlite3  # loaded with the first figure, not at the start of the program

_VERSION = 1
_PATIENCE = 0.5  # seconds for another window to finish writing
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
        """An error of a file."""
        super().__init__(f"{file}: {reason}")
        self.file, self.reason, self.aside = file, reason, aside


class StatisticsFile:
    """The database. Reading and writing raise StatisticsError where the file does."""

    def __init__(self, path: Path) -> None:
        """A file that is made, or opened, when it is first needed."""
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements, all or none."""
        import sqlite3

        try:
            with self._open() as connection:
                for statement, values in statements:
                    connection.execute(statement, values)
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def rows(self, query: str, values: tuple[object, ...] | dict[str, object] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        import sqlite3

        try:
            with closing(self._open().execute(query, values)) as cursor:
                return cursor.fetchall()
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def close(self) -> None:
        """Let the file go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _open(self) -> sqlite3.Connection:
        """The database, with its tables; raises StatisticsError or sqlite3.Error."""
        import sqlite3

        if self._connection is None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StatisticsError(self.path, error.strerror or str(error)) from error
            self._connection = sqlite3.connect(self.path, timeout=_PATIENCE)
            ((version,),) = self._connection.execute("PRAGMA user_version")
            if version > _VERSION:
                raise self._kept_aside(f"written by a newer version of the program ({version})")
            if version < _VERSION:
                self._connection.executescript(_SCHEMA)
        return self._connection

    def _failure(self, error: sqlite3.Error) -> StatisticsError:
        """What to tell about an error; a file that is no database is kept aside."""
        import sqlite3

        is_damaged = type(error) is sqlite3.DatabaseError or "already exists" in str(error)
        if is_damaged or "no such" in str(error):
            return self._kept_aside(str(error))
        self.close()
        return StatisticsError(self.path, str(error))

    def _kept_aside(self, reason: str) -> StatisticsError:
        """Move the file away, so that new statistics can begin and nothing is lost."""
        self.close()
        try:
            aside = set_aside(self.path)
        except OSError:
            return StatisticsError(self.path, reason)
        return StatisticsError(self.path, reason, aside)
