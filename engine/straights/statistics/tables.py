"""The records as a table of comma-separated values (RFC 4180)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from operator import itemgetter

from engine.straights.statistics.records import GameRecord


def games_table(records: Iterable[GameRecord]) -> str:
    """The games that have ended, oldest first."""
    ends = [(f"{each.kind} {each.level}".lstrip(), each.end) for each in records if each.end is not None]
    rows = [(end.moment, against, end.score, end.place, int(end.tied)) for against, end in ends]
    text, heads = StringIO(), ("ended", "opponents", "score", "place", "tied")
    csv.writer(text).writerows((heads, *sorted(rows, key=itemgetter(0))))
    return text.getvalue()
