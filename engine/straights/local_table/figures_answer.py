"""The answer to a client that asks for the statistics of the records that it has kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from engine.errors import BadMessage
from engine.protocol.records import Json
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.table_messages import FiguresMessage
from engine.straights.protocol.table_requests import AskStatistics
from engine.straights.sheets.statistics import choice_of, choices, statistics
from engine.straights.statistics.records import GameRecord
from engine.straights.statistics.tables import games_table


def figures_answer(request: AskStatistics, running: GameRecord | None) -> FiguresMessage:
    """The sheets of all opponents, each level and each other game, without unreadable records."""
    records = kept_records(request.records)
    if request.reset:
        records = [record.reset() for record in records]
    return FiguresMessage(
        sheets={each: statistics(records, each) for each in choices(records)},
        chosen=choice_of(running, records),
        records=tuple(records) if request.reset else None,
        games_table=games_table(records) if request.tables else None,
    )


def kept_records(values: Sequence[Json]) -> list[GameRecord]:
    """The records that a client has kept; those that cannot be read are left out."""
    records: list[GameRecord] = []
    for value in values:
        with suppress(BadMessage):  # one that another version has written must not hide the others
            records.append(GAME_RECORD.read(value))
    return records
