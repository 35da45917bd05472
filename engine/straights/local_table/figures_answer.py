"""The answer to a client that asks for the statistics of the records that it has kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import isfinite

from engine.straights.errors import BadMessage
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.records import Json
from engine.straights.protocol.table_messages import FiguresMessage, LevelFigures, RatingBand
from engine.straights.protocol.table_requests import AskStatistics
from engine.straights.statistics.counting import opponents_of
from engine.straights.statistics.figures import SHOWN, Figures, figures_of, levels_of, moving_average
from engine.straights.statistics.rating import Rating, rating_line, rating_of
from engine.straights.statistics.records import GameRecord
from engine.straights.statistics.tables import games_table
from engine.straights.text.descriptions import ALL_OPPONENTS, opponents
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence


def figures_answer(request: AskStatistics) -> FiguresMessage:
    """The figures against all opponents and each level; records that cannot be read are left out."""
    records = kept_records(request.records)
    if request.reset:
        records = [record.reset() for record in records]
    whole = _level_figures(figures_of(records), None)
    return FiguresMessage(
        levels=(whole, *(_level_figures(figures_of(records, each), each) for each in levels_of(records))),
        bands=whole.bands,
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


def _level_figures(figures: Figures, against: str | None) -> LevelFigures:
    points, rating = figures.points[-SHOWN:], rating_of(figures.rated)
    return LevelFigures(
        level=against,
        name=ALL_OPPONENTS if against is None else opponents(*opponents_of(against)),
        games=figures.games,
        wins=figures.wins,
        ties=figures.ties,
        hinted_wins=figures.hinted_wins,
        average_place=figures.average_place,
        best_game=figures.best_game,
        worst_game=figures.worst_game,
        current_streak=figures.current_streak,
        longest_streak=figures.longest_streak,
        rounds=figures.rounds,
        mean_points=figures.mean_points,
        rounds_without_points=figures.rounds_without_points,
        best_round=figures.best_round,
        worst_round=figures.worst_round,
        hints=figures.hints,
        points=points,
        means=moving_average(points),
        text=rating_sentence(rating),
        bands=() if rating is None else _bands(rating),
        strength=None if rating is None else levels(rating),
        given_away=None if rating is None else given_away(rating),
        places=figures.places,
        win_share=figures.win_share,
        line=tuple(rating_line(figures.rated)),
    )


def _bands(rating: Rating) -> tuple[RatingBand, ...]:
    return tuple(
        RatingBand(level(each.strategy), each.most if isfinite(each.most) else None) for each in rating.bands
    )
