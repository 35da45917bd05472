"""The records as a table of comma-separated values (RFC 4180)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from operator import itemgetter

from engine.straights.statistics.records import GameRecord


def games_table(records: Iterable[GameRecord]) -> str:
    """The games that have ended, oldest first."""
    rows = [
        (
            record.end.moment,
            f"{record.kind} {record.level}".lstrip(),
            record.end.score,
            record.end.place,
            int(record.end.tied),
        )
        for record in records
        if record.end is not None
    ]
    text, heads = StringIO(), ("ended", "opponents", "score", "place", "tied")
    csv.writer(text).writerows((heads, *sorted(rows, key=itemgetter(0))))
    return text.getvalue()
