"""The statistics: figures against a level of opponents, with plots of the points and of the rating."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from engine.protocol import sheet as parts
from engine.straights.statistics.counting import opponents_of
from engine.straights.statistics.figures import (
    SHOWN,
    Figures,
    figures_of,
    levels_of,
    moving_average,
    rivals_of,
)
from engine.straights.statistics.rating import Rating, rating_line, rating_of
from engine.straights.statistics.records import GameRecord
from engine.straights.text.descriptions import ALL_OPPONENTS, opponents
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence, rival_sentence
from engine.text.sentence import Tenths, plural, sentence

RESET, EXPORT = "reset", "export"
ALL = ""
"""The key of the choice of all opponents."""

_LEAST_POINTS, _LEAST_RATING, _AIR = 10, 4.0, 1.15
_STEPS, _MOST_LEVELS = (5, 10, 20, 50), 5


def statistics(records: Sequence[GameRecord], chosen: str = ALL) -> parts.Sheet:
    """The figures of some records against the chosen level of opponents."""
    options = [parts.Option(ALL, ALL_OPPONENTS)]
    options += [parts.Option(each, opponents(*opponents_of(each))) for each in levels_of(records)]
    figures = figures_of(records, chosen or None)
    rivals = rivals_of(each for each in records if chosen in (ALL, each.level))
    return parts.Sheet(
        "statistics",
        sentence("Actions", "S&tatistics"),
        (*_parts(figures, rating_of(figures.rated)), *(parts.Note(rival_sentence(each)) for each in rivals)),
        (
            parts.SheetAnswer(RESET, sentence("StatisticsDialog", "&Reset"), "danger"),
            parts.SheetAnswer(EXPORT, sentence("StatisticsDialog", "&Export…")),
        ),
        is_wide=True,
        choice=parts.SheetChoice(sentence("StatisticsDialog", "Against"), tuple(options), chosen),
        note=sentence(
            "StatisticsDialog",
            "Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, "
            "use the demo, or see other hands.",
        ),
    )


def _parts(figures: Figures, rating: Rating | None) -> tuple[parts.Part, ...]:
    pages = (
        parts.Page(sentence("StatisticsDialog", "Points"), _points_plot(figures.points[-SHOWN:])),
        parts.Page(sentence("StatisticsDialog", "Rating"), _rating_plot(figures, rating)),
    )
    return (
        parts.Rows("tiles", _tiles(figures, rating)),
        parts.Box(2 if rating is None else 3),
        parts.Pages(sentence("StatisticsDialog", "Plot"), pages),
        parts.Box(2),
        *([_places(figures.places)] if any(figures.places) else []),
        parts.Rows("list", _rows(figures)),
    )


def _places(counts: Sequence[int]) -> parts.Meters:
    """How often the player has come to each place, from the first on."""
    places = (parts.Row(place, count, share=count / max(counts)) for place, count in enumerate(counts, 1))
    return parts.Meters(sentence("StatisticsDialog", "Ranks"), tuple(places))


def _tiles(figures: Figures, rating: Rating | None) -> tuple[parts.Row, ...]:
    """The most important figures; the first one needs a rating, and beginners do not have it."""
    share: parts.Shown = _shown(None)
    of: parts.Shown = ""
    longest: parts.Shown = ""
    if figures.win_share is not None:
        share = sentence("StatisticsController", "{number}%", number=round(100 * figures.win_share))
        of = sentence("Tour", "{number} of {count}", number=figures.wins, count=figures.games)
        longest = sentence("StatisticsController", "at most {number}", number=figures.longest_streak)
    like = sentence("StatisticsController", "You play like")
    return (
        *([] if rating is None else [parts.Row(like, levels(rating), given_away(rating))]),
        parts.Row(sentence("StatisticsController", "Games"), figures.games),
        parts.Row(sentence("StatisticsController", "Won"), share, of),
        parts.Row(sentence("StatisticsController", "Points per round"), _shown(figures.mean_points)),
        parts.Row(sentence("StatisticsController", "Wins in a row"), figures.current_streak, longest),
    )


def _rows(figures: Figures) -> tuple[parts.Row, ...]:
    rounds_without_points = sentence("StatisticsController", "Rounds without points")
    return (
        parts.Row(sentence("StatisticsController", "Tied wins"), figures.ties),
        parts.Row(sentence("StatisticsController", "Wins with hints"), figures.hinted_wins),
        parts.Row(sentence("StatisticsController", "Average rank"), _shown(figures.average_place)),
        parts.Row(sentence("StatisticsController", "Best game"), _shown(figures.best_game)),
        parts.Row(sentence("StatisticsController", "Worst game"), _shown(figures.worst_game)),
        parts.Row(sentence("StatisticsController", "Rounds"), figures.rounds),
        parts.Row(rounds_without_points, figures.rounds_without_points),
        parts.Row(sentence("StatisticsController", "Best round"), _shown(figures.best_round)),
        parts.Row(sentence("StatisticsController", "Worst round"), _shown(figures.worst_round)),
        parts.Row(sentence("StatisticsController", "Hints used"), figures.hints),
    )


def _shown(value: float | None) -> parts.Shown:
    """A number, a mean with one decimal."""
    if value is None:
        return "\N{EN DASH}"
    return value if isinstance(value, int) else Tenths(value)


def _points_plot(points: tuple[int, ...]) -> parts.Plot:
    """A dot for each round, and a line for the mean of the last ones."""
    name = sentence("PointsPlot", "Points per round over time")
    if not points:
        return parts.Plot(name, (), _LEAST_POINTS, caption=sentence("PointsPlot", "No rounds recorded yet"))
    top = max(_LEAST_POINTS, *points)
    step = next((step for step in _STEPS if top / step <= _MOST_LEVELS), _STEPS[-1])
    return parts.Plot(
        name,
        moving_average(points),
        top,
        dots=points,
        levels=tuple(range(0, top + 1, step)),
        caption=plural(
            "Plurals",
            "Last round: points and ten-round average",
            "Last %n rounds: points and ten-round average",
            len(points),
        ),
    )


def _rating_plot(figures: Figures, rating: Rating | None) -> parts.Plot:
    """The rating after each round, in front of the bands of the computers; only a sentence without it."""
    name = sentence("RatingPlot", "Points given away per round over time")
    note = rating_sentence(rating)
    if rating is None:
        return parts.Plot(name, (), _LEAST_RATING, note=note)
    line = tuple(rating_line(figures.rated))
    bands = tuple(
        parts.Band(level(each.strategy), each.most if isfinite(each.most) else None) for each in rating.bands
    )
    return parts.Plot(name, line, max(_LEAST_RATING, _AIR * max(line)), bands=bands, note=note)
