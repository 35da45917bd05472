"""The statistics: figures against a level of opponents or of another game, with plots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import isfinite

from engine.games.new_game import Preset
from engine.games.registry import OFFERED, new_games
from engine.protocol import sheet as parts
from engine.straights.statistics.counting import opponents_of
from engine.straights.statistics.figures import (
    SHOWN,
    Figures,
    figures_of,
    kinds_of,
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
_STEPS, _MOST_LEVELS = (5, *(step * 10**power for power in range(1, 9) for step in (1, 2, 5))), 5


def statistics(records: Sequence[GameRecord], chosen: str = ALL) -> parts.Sheet:
    """The figures of some records against the chosen level of opponents, or of the chosen other game."""
    options = [parts.Option(ALL, ALL_OPPONENTS)]
    options += [parts.Option(each, opponents(*opponents_of(each))) for each in levels_of(records)]
    presets = _presets(records)
    options += [parts.Option(preset.key, preset.title) for preset in presets]
    preset = next((each for each in presets if each.key == chosen), None)
    return parts.Sheet(
        "statistics",
        sentence("Actions", "S&tatistics"),
        _parts(records, chosen, preset),
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


def choices(records: Sequence[GameRecord]) -> tuple[str, ...]:
    """What the sheet can be about: all opponents, each level, each other game."""
    return (ALL, *levels_of(records), *(preset.key for preset in _presets(records)))


def choice_of(record: GameRecord | None, records: Sequence[GameRecord]) -> str:
    """What the sheet is about when it is opened in the game of a record: that game, if it has figures."""
    return record.kind if record is not None and record.kind in choices(records) else ALL


def _presets(records: Sequence[GameRecord]) -> list[Preset]:
    """The other games that were played, as they are offered; those of another version are left out."""
    kinds = kinds_of(records)
    return [each for name in OFFERED if kinds for each in new_games(name).presets if each.key in kinds]


def _parts(records: Sequence[GameRecord], chosen: str, preset: Preset | None) -> tuple[parts.Part, ...]:
    """What is said of Straights against a level of opponents, or of another game."""
    figures = figures_of(records, kind=preset.key) if preset else figures_of(records, chosen or None)
    rating = rating_of(figures.rated)
    pages = [parts.Page(sentence("StatisticsDialog", "Points"), _points_plot(figures.points[-SHOWN:]))]
    if preset is None:
        pages.append(parts.Page(sentence("StatisticsDialog", "Rating"), _rating_plot(figures, rating)))
    elif preset.has_chips:
        pages = [parts.Page(preset.gain, _chips_plot(figures.points))]
    rivals = () if preset else rivals_of(each for each in records if chosen in (ALL, each.level))
    return (
        parts.Rows("tiles", _tiles(figures, rating, preset)),
        parts.Box(2 if rating is None else 3),
        parts.Pages(sentence("StatisticsDialog", "Plot"), tuple(pages)),
        parts.Box(2),
        *([_places(figures.places)] if any(figures.places) else []),
        parts.Rows("list", _rows(figures, preset)),
        *(parts.Note(rival_sentence(each)) for each in rivals),
    )


def _places(counts: Sequence[int]) -> parts.Meters:
    """How often the player has come to each place, from the first on."""
    places = (parts.Row(place, count, share=count / max(counts)) for place, count in enumerate(counts, 1))
    return parts.Meters(sentence("StatisticsDialog", "Ranks"), tuple(places))


def _tiles(figures: Figures, rating: Rating | None, preset: Preset | None) -> tuple[parts.Row, ...]:
    """The most important figures; the first one needs a rating, and beginners do not have it."""
    share: parts.Shown = _shown(None)
    of: parts.Shown = ""
    longest: parts.Shown = ""
    if figures.win_share is not None:
        share = sentence("StatisticsController", "{number}%", number=round(100 * figures.win_share))
        of = sentence("Lesson", "{number} of {count}", number=figures.wins, count=figures.games)
        longest = sentence("StatisticsController", "at most {number}", number=figures.longest_streak)
    like = sentence("StatisticsController", "You play like")
    gain = preset.gain if preset else sentence("StatisticsController", "Points per round")
    return (
        *([] if rating is None else [parts.Row(like, levels(rating), given_away(rating))]),
        parts.Row(sentence("StatisticsController", "Games"), figures.games),
        parts.Row(sentence("StatisticsController", "Won"), share, of),
        parts.Row(gain, _shown(figures.mean_points)),
        parts.Row(sentence("StatisticsController", "Wins in a row"), figures.current_streak, longest),
    )


def _rows(figures: Figures, preset: Preset | None) -> tuple[parts.Row, ...]:
    games = figures.best_game, figures.worst_game
    rounds = (
        parts.Row(preset.rounds if preset else sentence("StatisticsController", "Rounds"), figures.rounds),
        parts.Row(sentence("StatisticsController", "Rounds without points"), figures.rounds_without_points),
        parts.Row(sentence("StatisticsController", "Best round"), _shown(figures.best_round)),
        parts.Row(sentence("StatisticsController", "Worst round"), _shown(figures.worst_round)),
    )
    if preset is not None and preset.has_chips:
        games, won = games[::-1], sum(gained > 0 for gained in figures.points)
        rounds = (
            rounds[0],
            parts.Row(sentence("StatisticsController", "With a gain"), won),
            parts.Row(sentence("StatisticsController", "Most chips won"), max(0, *figures.points, 0)),
            parts.Row(sentence("StatisticsController", "Most chips lost"), -min(0, *figures.points, 0)),
        )
    return (
        parts.Row(sentence("StatisticsController", "Tied wins"), figures.ties),
        parts.Row(sentence("StatisticsController", "Wins with hints"), figures.hinted_wins),
        parts.Row(sentence("StatisticsController", "Average rank"), _shown(figures.average_place)),
        parts.Row(sentence("StatisticsController", "Best game"), _shown(games[0])),
        parts.Row(sentence("StatisticsController", "Worst game"), _shown(games[1])),
        *rounds,
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
    step = next(step for step in _STEPS if top / step <= _MOST_LEVELS)
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


def _chips_plot(gained: Sequence[int]) -> parts.Plot:
    """A line for all chips that were won less those that were lost."""
    line = tuple(accumulate(gained))[-SHOWN:]
    low, top = min(0, *line, 0), max(_LEAST_POINTS, *line, 0)
    step = next(step for step in _STEPS if (top - low) / step <= _MOST_LEVELS)
    levels = range(step * -(-low // step), top + 1, step)
    name = sentence("PointsPlot", "All chips won and lost over time")
    return parts.Plot(name, line, top, levels=tuple(levels), bottom=low)


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
