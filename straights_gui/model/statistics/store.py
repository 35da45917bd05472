"""Keeps the records of games for the statistics in an SQLite file."""

from __future__ import annotations

import gc
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import repeat
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.model.statistics.database import StatisticsDatabase, verify_values
from straights_gui.model.storage.autosave import write_durably

if TYPE_CHECKING:
    import sqlite3

FILE = "statistics.sqlite3"
_GAMES = "SELECT game, level, practice_from, score, place, tied, coalesce(moment, '') FROM games"
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
_KEEP_GAME = """
INSERT INTO games (game, level, practice_from, score, place, tied, moment) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (game) DO UPDATE SET practice_from = excluded.practice_from,
score = excluded.score, place = excluded.place, tied = excluded.tied, moment = excluded.moment
"""
_KEEP_ROUND = """
INSERT INTO rounds (game, number, gained, hints, practice, moment) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (game, number) DO UPDATE SET
gained = excluded.gained, hints = excluded.hints, practice = excluded.practice, moment = excluded.moment
"""
_KEEP_PLAY = "INSERT OR REPLACE INTO plays VALUES (?, ?, ?)"
_KEEP_PRICE = "INSERT OR REPLACE INTO prices VALUES (?, ?, ?)"
_NONE: frozenset[type[object]] = frozenset({type(None)})
_NUMBER: frozenset[type[object]] = frozenset({int})
_TEXT: frozenset[type[object]] = frozenset({str})


class StatisticsStore:
    """The records in a folder. Every method but `close` raises StatisticsError if the file does."""

    def __init__(self, folder: Path) -> None:
        """The file is opened on demand."""
        self._file = StatisticsDatabase(folder / FILE)

    def records(self) -> tuple[GameRecord, ...]:
        """All records in the order in which they began, without digests of plays, which no figure needs."""
        with self._file.transaction() as connection, _paused_collection():
            return _records(connection, has_plays=False)

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
                _keep(connection, after)

    def reset(self) -> None:
        """Delete all figures."""
        with self._file.transaction(is_writing=True) as connection:
            records = _records(connection)
            for table in ("games", "rounds", "plays", "prices"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608  # names of our own
            for record in records:
                _keep(connection, record.reset())

    def export_csv(self, path: Path) -> Path:
        """Write games to a file and rounds to another beside it; returns the latter. Raises OSError too."""
        from engine.straights.statistics.tables import games_table, rounds_table  # not at the start

        records = self.records()
        beside = path.with_name(f"{path.stem}-rounds{path.suffix}")
        write_durably(path, games_table(records).encode())
        write_durably(beside, rounds_table(records).encode())
        return beside

    def close(self) -> None:
        """Close the database."""
        self._file.close()


@contextmanager
def _paused_collection() -> Iterator[None]:
    """Without garbage collection, which would visit thousands of new records again and again."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _record(connection: sqlite3.Connection, game: str) -> GameRecord | None:
    return next(iter(_records(connection, " WHERE game = ?", game)), None)


def _records(
    connection: sqlite3.Connection, condition: str = "", *values: str, has_plays: bool = True
) -> tuple[GameRecord, ...]:
    """The records under a condition, in order; raises ValueError for values that no game has."""
    found = _rounds(connection, _rounds_query(connection, has_plays=has_plays) + condition, *values)
    rows = connection.execute(f"{_GAMES}{condition} ORDER BY rowid", values).fetchall()
    verify_values([*zip(*rows, strict=True)], _TEXT, _TEXT, *[_NUMBER | _NONE] * 4, _TEXT)
    if any(row[3:6].count(None) in {1, 2} for row in rows):
        raise ValueError("the end of a game is not complete")
    return tuple(
        GameRecord(
            name,
            level,
            tuple(sorted(found.get(name, ()), key=attrgetter("number"))),
            None if score is None else GameEnd(score, place, bool(tied), moment),
            practice_from,
        )
        for name, level, practice_from, score, place, tied, moment in rows
    )


def _rounds_query(connection: sqlite3.Connection, *, has_plays: bool) -> str:
    """The query of rounds, each column as an array; a file of an earlier version may lack plays and prices.

    A row for each round would take a third longer: SQLite and Python lock and unlock at each.
    """
    tables = {name for (name,) in connection.execute(_TABLES)}
    columns = ["game", "number", "gained", "hints", "practice", "NULL", "moment"]
    joins = ""
    if "prices" in tables:
        columns[5] = "hundredths"
        joins = " LEFT JOIN prices USING (game, number)"
    if has_plays and "plays" in tables:
        columns.append("play")
        joins += " LEFT JOIN plays USING (game, number)"
    arrays = ", ".join(f"json_group_array({column})" for column in columns)
    return f"SELECT {arrays} FROM rounds{joins}"  # noqa: S608  # names of our own


def _rounds(connection: sqlite3.Connection, query: str, *values: str) -> dict[str, list[RoundRecord]]:
    """The rounds that a query finds, by their games; made by columns, since there may be thousands."""
    (arrays,) = connection.execute(query, values)
    columns: list[list[Any]] = [*map(json.loads, arrays)]
    count, text = _NUMBER | _NONE, _TEXT | _NONE
    kinds = (_TEXT, _NUMBER, count, _NUMBER, _NUMBER, count, text, text)
    verify_values(columns, *kinds[: len(columns)])
    games, numbers, gained, hints, practice, hundredths, moments, *plays = columns
    digests = [each or "" for each in plays[0]] if plays else repeat("")
    prices = [None if each is None else each / 100 for each in hundredths]
    ends = [each or "" for each in moments]
    rounds = map(RoundRecord, numbers, gained, hints, map(bool, practice), digests, prices, ends)
    found: dict[str, list[RoundRecord]] = defaultdict(list)
    for game, record in zip(games, rounds, strict=True):
        found[game].append(record)
    return found


def _keep(connection: sqlite3.Connection, record: GameRecord) -> None:
    """Write a record over an earlier one of its game."""
    game, end = record.game, record.end
    ending = (None,) * 4 if end is None else (end.score, end.place, end.tied, end.moment)
    connection.execute(_KEEP_GAME, (game, record.level, record.practice_from, *ending))
    for each in record.rounds:
        values = (game, each.number, each.gained, each.hints, each.practice, each.moment or None)
        connection.execute(_KEEP_ROUND, values)
        if each.play:
            connection.execute(_KEEP_PLAY, (game, each.number, each.play))
        if each.price is not None:
            connection.execute(_KEEP_PRICE, (game, each.number, round(100 * each.price)))
