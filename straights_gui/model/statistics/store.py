"""Keeps the records of games for the statistics in an SQLite file."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import islice, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.model.statistics.database import StatisticsDatabase, verify_values
from straights_gui.model.storage.autosave import write_durably

if TYPE_CHECKING:
    import sqlite3

FILE = "statistics.sqlite3"
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
_KEEP_RIVALS = "INSERT OR REPLACE INTO rivals VALUES (?, ?, ?)"
_KEEP_PRICE = "INSERT OR REPLACE INTO prices VALUES (?, ?, ?)"
_Kinds = frozenset[type[object]]
_NONE: _Kinds = frozenset({type(None)})
_NUMBER: _Kinds = frozenset({int})
_TEXT: _Kinds = frozenset({str})
_ANY_NUMBER = _NUMBER | _NONE
_MOMENT = {"coalesce(moment, '')": _TEXT}
_END = {"score": _ANY_NUMBER, "place": _ANY_NUMBER, "tied": _ANY_NUMBER, **_MOMENT}
_RIVALS = {"coalesce(beaten, '[]')": _TEXT, "coalesce(beaten_by, '[]')": _TEXT}
_GAME = {"game": _TEXT, "level": _TEXT, "practice_from": _ANY_NUMBER, **_END, **_RIVALS}
_ROUND = {"number": _NUMBER, "gained": _ANY_NUMBER, "hints": _NUMBER, "practice": _NUMBER, **_MOMENT}
_COUNT = {"game": _TEXT, "count": _NUMBER}


class StatisticsStore:
    """The records in a folder. Every method but `close` raises StatisticsError if the file does."""

    def __init__(self, folder: Path) -> None:
        """The file is opened on demand."""
        self._file = StatisticsDatabase(folder / FILE)

    def records(self, *, has_plays: bool = False) -> tuple[GameRecord, ...]:
        """All records in the order in which they began; no figure needs the digests of plays."""
        with self._file.transaction() as connection, _paused_collection():
            return _records(connection, has_plays=has_plays)

    def add(self, records: Iterable[GameRecord]) -> None:
        """Add the records of other games."""
        with self._file.transaction(is_writing=True) as connection:
            for record in records:
                _keep(connection, record)

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
            for table in ("games", "rounds", "plays", "prices", "rivals"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608  # names of our own
            for record in records:
                _keep(connection, record.reset())

    def export_csv(self, path: Path) -> None:
        """Write the games to a file; raises OSError too."""
        from engine.straights.statistics.tables import games_table  # not at the start

        write_durably(path, games_table(self.records()).encode())

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
    rounds = _rounds(connection, condition, *values, has_plays=has_plays)
    games = f"SELECT * FROM games LEFT JOIN rivals USING (game){condition} ORDER BY games.rowid"  # noqa: S608  # names of our own
    rows = [*zip(*_columns(connection, games, _GAME, *values), strict=True)]
    if any(row[3:6].count(None) in {1, 2} for row in rows):
        raise ValueError("the end of a game is not complete")
    return tuple(
        GameRecord(
            name,
            level,
            rounds.get(name, ()),
            None if score is None else GameEnd(score, place, bool(tied), _names(won), _names(lost), moment),
            practice_from,
        )
        for name, level, practice_from, score, place, tied, moment, won, lost in rows
    )


def _names(text: str) -> tuple[str, ...]:
    """The names of rivals; raises ValueError for anything else."""
    names = json.loads(text)
    verify_values([names], _TEXT)
    return tuple(names)


def _rounds(
    connection: sqlite3.Connection, condition: str, *values: str, has_plays: bool
) -> dict[str, tuple[RoundRecord, ...]]:
    """The rounds of each game by number."""
    play = {"coalesce(play, '')": _TEXT} if has_plays else {}
    joins = " LEFT JOIN prices USING (game, number)"
    joins += " LEFT JOIN plays USING (game, number)" if play else ""
    ordered = f"SELECT * FROM rounds{joins}{condition} ORDER BY game, number"  # noqa: S608  # names of our own
    columns = _columns(connection, ordered, _ROUND | {"hundredths": _ANY_NUMBER} | play, *values)
    numbers, gained, hints, practice, moments, hundredths, *plays = columns
    digests = plays[0] if plays else repeat("")
    prices = [None if each is None else each / 100 for each in hundredths]
    rounds = map(RoundRecord, numbers, gained, hints, map(bool, practice), digests, prices, moments)
    counts = f"SELECT game, count(*) AS count FROM rounds{condition} GROUP BY game ORDER BY game"  # noqa: S608  # as above
    games = zip(*_columns(connection, counts, _COUNT, *values), strict=True)
    return {game: tuple(islice(rounds, count)) for game, count in games}


def _columns(
    connection: sqlite3.Connection, query: str, kinds: Mapping[str, _Kinds], *values: str
) -> list[list[Any]]:
    """The columns of a query with values of these kinds, each as an array.

    A row for each round would take a third longer: SQLite and Python lock and unlock at each.
    """
    arrays = ", ".join(f"json_group_array({column})" for column in kinds)
    (texts,) = connection.execute(f"SELECT {arrays} FROM ({query})", values)  # noqa: S608  # names of our own
    columns = [json.loads(text, parse_float=int) for text in texts]  # int() refuses a fraction
    verify_values(columns, *kinds.values())
    return columns


def _keep(connection: sqlite3.Connection, record: GameRecord) -> None:
    """Write a record over an earlier one of its game."""
    game, end = record.game, record.end
    ending = (None,) * 4 if end is None else (end.score, end.place, end.tied, end.moment)
    connection.execute(_KEEP_GAME, (game, record.level, record.practice_from, *ending))
    if end is not None and (end.beaten or end.beaten_by):
        connection.execute(_KEEP_RIVALS, (game, json.dumps(end.beaten), json.dumps(end.beaten_by)))
    for each in record.rounds:
        values = (game, each.number, each.gained, each.hints, each.practice, each.moment or None)
        connection.execute(_KEEP_ROUND, values)
        if each.play:
            connection.execute(_KEEP_PLAY, (game, each.number, each.play))
        if each.price is not None:
            connection.execute(_KEEP_PRICE, (game, each.number, round(100 * each.price)))
