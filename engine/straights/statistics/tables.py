"""The records as two tables of comma-separated values (RFC 4180): games, and rounds with practice marked."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from operator import itemgetter

from engine.straights.statistics.records import GameRecord


def games_table(records: Iterable[GameRecord]) -> str:
    """The games that have ended, oldest first."""
    rows = [
        (record.end.moment, record.level, record.end.score, record.end.place, int(record.end.tied))
        for record in records
        if record.end is not None
    ]
    return _table(("ended", "opponents", "score", "place", "tied"), rows)


def rounds_table(records: Iterable[GameRecord]) -> str:
    """The rounds that have ended, oldest first."""
    rows = [
        (each.moment, record.game, each.number, record.level, each.gained, each.hints, int(each.practice))
        for record in records
        for each in record.rounds
        if each.gained is not None
    ]
    return _table(("ended", "game", "round", "opponents", "points", "hints", "practice"), rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    text = StringIO()
    csv.writer(text).writerows((heads, *sorted(rows, key=itemgetter(0))))
    return text.getvalue()
