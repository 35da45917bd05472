"""The figures of all games and rounds that count, by the level of the opponents."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, islice

from engine.fast_dataclass import dataclass
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord

SHOWN = 200
"""The number of most recent rounds in a plot."""

RATED = SHOWN + 50
"""The number of most recent rounds that the plot of ratings needs, each of which is a mean of fifty."""

MIXED = "mixed"
"""The level of opponents with different levels."""

PLACES = 4
"""So many are counted, and more of a larger table."""

RIVALRY = 3
"""The number of games from which on another player is a rival; one with equal points counts for nobody."""

RECENT = 10
"""The number of rounds in a moving average."""


@dataclass(frozen=True, slots=True)
class RatedRound:
    """A round of a rating.

    Attributes:
        price: the costs of its choices, in points.
        number: from 1.
        is_known: whether its review knows how the opponents play.
    """

    price: float
    number: int
    is_known: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures against one level of opponents, or all; None if nothing was played. Low points are good.

    Attributes:
        games, wins, ties: counts; a tie for first place is also a win.
        places: the number of games that ended in each place, the first at its start.
        average_place: from 1.
        best_game, worst_game: final scores.
        hinted_wins: games that were won with hints.
        current_streak, longest_streak: games won in a row, of those without hints.
        rounds, rounds_without_points, hints: counts.
        mean_points, best_round, worst_round: points of a round.
        points: those of the rounds, oldest first.
        rated: the reviewed rounds without hints, the last `RATED` of them, oldest first.
    """

    games: int
    wins: int
    ties: int
    hinted_wins: int
    places: tuple[int, ...]
    average_place: float | None
    best_game: int | None
    worst_game: int | None
    current_streak: int
    longest_streak: int
    rounds: int
    mean_points: float | None
    rounds_without_points: int
    best_round: int | None
    worst_round: int | None
    hints: int
    points: tuple[int, ...]
    rated: tuple[RatedRound, ...]

    @property
    def win_share(self) -> float | None:
        """The part of the games that were won, from 0 to 1."""
        return self.wins / self.games if self.games else None


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player by name, and in how many games the player had fewer points, and more."""

    name: str
    won: int
    lost: int


def rivals_of(records: Iterable[GameRecord]) -> tuple[Rival, ...]:
    """Those of at least `RIVALRY` games that count, those of the most games first."""
    ends = [end for record in records if (end := record.counted_end()) is not None]
    won = Counter(chain.from_iterable(end.beaten for end in ends))
    lost = Counter(chain.from_iterable(end.beaten_by for end in ends))
    games = (won + lost).most_common()
    return tuple(Rival(name, won[name], lost[name]) for name, count in games if count >= RIVALRY)


def levels_of(records: Iterable[GameRecord]) -> tuple[str, ...]:
    """The levels of opponents for which there are figures of Straights."""
    levels = set[str]()
    for record in records:
        if not record.kind and record.level not in levels and record.counted_rounds():
            levels.add(record.level)
    return tuple(sorted(levels))


def kinds_of(records: Iterable[GameRecord]) -> tuple[str, ...]:
    """The kinds of other games for which there are figures."""
    return tuple(sorted({record.kind for record in records if record.kind and record.counted_rounds()}))


def figures_of(records: Iterable[GameRecord], level: str | None = None, kind: str = "") -> Figures:
    """The figures of a kind of game, against a level or all (None); equal moments keep their order."""
    played = (record for record in records if record.kind == kind)
    chosen = [record for record in played if level is None or record.level == level]
    ended = [(end, record.hints) for record in chosen if (end := record.counted_end()) is not None]
    ended.sort(key=lambda pair: pair[0].moment)
    found = [record.counted_rounds() for record in chosen]
    rounds = [*chain.from_iterable(found)]
    moments = [each.moment for each in rounds]
    order = sorted(range(len(rounds)), key=moments.__getitem__)
    last_of_games = [*accumulate(map(len, found))]
    newest = (
        RatedRound(price, each.number, chosen[bisect(last_of_games, place)].is_known)
        for place in reversed(order)
        if (price := (each := rounds[place]).price) is not None and each.is_rated
    )
    rated = tuple(islice(newest, RATED))[::-1]
    return _summed(ended, [rounds[place] for place in order], rated)


def moving_average(points: Sequence[int]) -> tuple[float, ...]:
    """The mean of the points of each round and of those before it, of `RECENT` at most."""
    recent = (points[max(0, end - RECENT) : end] for end in range(1, len(points) + 1))
    return tuple(sum(each) / len(each) for each in recent)


def _summed(
    ended: list[tuple[GameEnd, int]], rounds: list[RoundRecord], rated: tuple[RatedRound, ...]
) -> Figures:
    """The figures of games, each with its number of hints, and rounds."""
    ends = [end for end, _hints in ended]
    places, scores = [end.place for end in ends], [end.score for end in ends]
    points = [each.gained for each in rounds if each.gained is not None]
    streaks = _streaks(end.place == 1 for end, hints in ended if hints == 0)
    return Figures(
        games=len(ends),
        wins=places.count(1),
        ties=sum(end.place == 1 and end.tied for end in ends),
        hinted_wins=sum(end.place == 1 and hints > 0 for end, hints in ended),
        places=tuple(places.count(place) for place in range(1, max(PLACES, *places, 1) + 1)),
        average_place=_mean(places),
        best_game=min(scores, default=None),
        worst_game=max(scores, default=None),
        current_streak=streaks[-1],
        longest_streak=max(streaks),
        rounds=len(rounds),
        mean_points=_mean(points),
        rounds_without_points=points.count(0),
        best_round=min(points, default=None),
        worst_round=max(points, default=None),
        hints=sum([each.hints for each in rounds]),
        points=tuple(points),
        rated=rated,
    )


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def _streaks(wins: Iterable[bool]) -> list[int]:
    """The number of consecutive wins up to each game, after a leading 0."""
    lengths = [0]
    for is_win in wins:
        lengths.append(lengths[-1] + 1 if is_win else 0)
    return lengths
