"""Keeps the records of games for the statistics in an SQLite file, each as messages and the page have it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from straights_gui.model.statistics.database import StatisticsDatabase
from straights_gui.model.storage.autosave import write_durably

if TYPE_CHECKING:
    import sqlite3

    from engine.straights.statistics.records import GameRecord

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
