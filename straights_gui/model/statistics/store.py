"""Keeps the records of games for the statistics in an SQLite file."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

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
        with self._file.transaction() as connection:
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
    """The query of rounds; a file of an earlier version may lack the tables of plays and prices."""
    tables = {name for (name,) in connection.execute(_TABLES)}
    play, price, joins = "''", "NULL", ""
    if has_plays and "plays" in tables:
        play, joins = "coalesce(play, '')", " LEFT JOIN plays USING (game, number)"
    if "prices" in tables:
        price, joins = "hundredths", f"{joins} LEFT JOIN prices USING (game, number)"
    columns = f"game, number, gained, hints, practice, {play}, {price}, coalesce(moment, '')"
    return f"SELECT {columns} FROM rounds{joins}"  # noqa: S608  # names of our own


def _rounds(connection: sqlite3.Connection, query: str, *values: str) -> dict[str, list[RoundRecord]]:
    """The rounds that a query finds, by their games; made by columns, since there may be thousands."""
    found: dict[str, list[RoundRecord]] = defaultdict(list)
    if columns := [*zip(*connection.execute(query, values), strict=True)]:
        number_or_none = _NUMBER | _NONE
        verify_values(columns, _TEXT, _NUMBER, number_or_none, _NUMBER, _NUMBER, _TEXT, number_or_none, _TEXT)
        games, numbers, gained, hints, practice, plays, hundredths, moments = columns
        prices = [None if each is None else each / 100 for each in hundredths]
        rounds = map(RoundRecord, numbers, gained, hints, map(bool, practice), plays, prices, moments)
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
