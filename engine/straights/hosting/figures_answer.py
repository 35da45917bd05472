"""The answer to a client that asks for the statistics of the records that it has kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import isfinite

from engine.straights.errors import BadMessage
from engine.straights.hosting.record_values import record_from, record_value
from engine.straights.hosting.requests import StatisticsRequest
from engine.straights.statistics.figures import SHOWN, Figures, figures_of, levels_of
from engine.straights.statistics.rating import BANDS, rating_line, rating_of
from engine.straights.statistics.records import GameRecord
from engine.straights.statistics.tables import games_table, rounds_table
from engine.straights.storage.wire import Json
from engine.straights.text.json_form import json_form
from engine.straights.text.levels import level
from engine.straights.text.ratings import rating_sentence


def figures_answer(request: StatisticsRequest) -> Json:
    """The figures against all opponents and each level; records that cannot be read are left out."""
    records: list[GameRecord] = []
    for value in request.records:
        with suppress(BadMessage):  # one that another version has written must not hide the others
            record = record_from(value)
            records.append(record.reset() if request.is_reset else record)
    return {
        "type": "figures",
        "levels": [_level_value(records, each) for each in (None, *levels_of(records))],
        "bands": [
            {"level": json_form(level(each.strategy)), "most": each.most if isfinite(each.most) else None}
            for each in BANDS
        ],
        "games_table": games_table(records),
        "rounds_table": rounds_table(records),
        "records": [record_value(record) for record in records] if request.is_reset else None,
    }


def _level_value(records: Sequence[GameRecord], against: str | None) -> Json:
    figures = figures_of(records, against)
    values: Json = {name: getattr(figures, name) for name in Figures.__match_args__ if name != "prices"}
    return {
        **values,
        "level": against,
        "points": figures.points[-SHOWN:],
        "text": json_form(rating_sentence(rating_of(figures.prices))),
        "line": rating_line(figures.prices),
    }
