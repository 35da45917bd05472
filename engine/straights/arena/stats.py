"""The statistics of a match: sums that can be added in any order, and estimates from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, exp, log, sqrt

from engine.fast_dataclass import dataclass
from engine.straights.rules import winners
from engine.straights.setup import SEATS
from engine.student_t import t_quantile

_SHARES = 12
"""A win counts twelve twelfths, so that two, three or four winners share it without a remainder."""
_TIME_RESOLUTION = 20
"""Thinking times are counted in a histogram whose bins grow by a factor of e^(1/20), about 5 %."""
_MAX_REASONS = 50
"""The number of different reasons that are kept for each strategy."""


@dataclass(frozen=True, slots=True)
class ContestantSummary:
    """The results of one strategy; intervals are half widths at 95 %, None after a single set.

    Attributes:
        strategy: its name.
        points_per_round, points_ci95: the mean and its interval.
        win_share, win_ci95: the share of games (or rounds) won, ties split; 0.25 is expected by chance.
        decision_ms_p95: the 95th percentile of its decision times in milliseconds, within 5 %.
        faults: the number of times that it lost its seat.
    """

    strategy: str
    points_per_round: float
    points_ci95: float | None
    win_share: float
    win_ci95: float | None
    decision_ms_p95: float
    faults: int


class MatchStats:
    """Sums over sets; the sampling unit is a set, not a game, since the games of a set share their deals.

    Attributes:
        strategies: their names.
        rounds, games, sets: the numbers played.
        faults: the number of times that each strategy lost its seat.
        reasons: the same by the strategy's number and the reason.
        open_games: the number of games without a sandbox, summed over the strategies.
    """

    def __init__(self, strategies: Sequence[str]) -> None:
        self.strategies = tuple(strategies)
        self.rounds = 0
        self.games = 0
        self.sets = 0
        self.open_games = 0
        self.faults = [0] * SEATS
        self.reasons: dict[tuple[int, str], int] = {}
        self._sums = [Counter[str]() for _ in range(SEATS)]
        self._times = [Counter[int]() for _ in range(SEATS)]
        self._set = [[0, 0] for _ in range(SEATS)]
        self._set_rounds = 0

    def add_game(self, gained: Sequence[Sequence[int]]) -> None:
        """Count a game: the points of each strategy, round by round."""
        totals = [sum(points) for points in gained]
        first = winners(totals)
        self._set_rounds += len(gained[0])
        self.rounds += len(gained[0])
        self.games += 1
        for number, total in enumerate(totals):
            self._set[number][0] += total
            self._set[number][1] += _SHARES // len(first) if number in first else 0

    def add_time(self, number: int, seconds: float) -> None:
        """Count the time of a strategy's decision."""
        self._times[number][ceil(_TIME_RESOLUTION * log(max(seconds, 1e-7)))] += 1

    def add_fault(self, number: int, reason: str) -> None:
        """Count a lost seat of a strategy."""
        self.faults[number] += 1
        self._add_reason(number, reason, 1)

    def _add_reason(self, number: int, reason: str, count: int) -> None:
        known = sum(who == number for who, _ in self.reasons)
        if (number, reason) not in self.reasons and known >= _MAX_REASONS:
            reason = "one more reason of many"
        self.reasons[number, reason] = self.reasons.get((number, reason), 0) + count

    def close_set(self) -> None:
        """Close the set of the games added since the last call."""
        rounds = self._set_rounds
        for sums, (points, shares) in zip(self._sums, self._set, strict=True):
            for name, value in (
                ("points", points),
                ("points points", points * points),
                ("points rounds", points * rounds),
                ("rounds rounds", rounds * rounds),
                ("shares", shares),
                ("shares shares", shares * shares),
            ):
                sums[name] += value
        self.sets += 1
        self._set = [[0, 0] for _ in range(SEATS)]
        self._set_rounds = 0

    def add(self, other: MatchStats) -> None:
        """Add the statistics of other sets of the same match."""
        self.rounds += other.rounds
        self.games += other.games
        self.sets += other.sets
        self.open_games += other.open_games
        for number in range(SEATS):
            self.faults[number] += other.faults[number]
            self._sums[number].update(other._sums[number])
            self._times[number].update(other._times[number])
        for (number, reason), count in other.reasons.items():
            self._add_reason(number, reason, count)

    def summaries(self) -> tuple[ContestantSummary, ...]:
        """The results of each strategy; only after a set."""
        return tuple(self._summary_of(number) for number in range(SEATS))

    def _summary_of(self, number: int) -> ContestantSummary:
        """The results of one strategy.

        Points per round are a ratio of two sums (Cochran 1977, 6.3); the variance is that of the sets.
        """
        sums, sets = self._sums[number], self.sets
        mean = sums["points"] / self.rounds
        squares = (
            sums["points points"] - 2 * mean * sums["points rounds"] + mean * mean * sums["rounds rounds"]
        )
        share = sums["shares"] / (_SHARES * self.games)
        share_squares = (sums["shares shares"] - sums["shares"] ** 2 / sets) / _SHARES**2
        points = mean, self._half_width(squares, self.rounds)
        wins = share, self._half_width(share_squares, self.games)
        times, faults = self._decision_ms_p95(number), self.faults[number]
        return ContestantSummary(self.strategies[number], *points, *wins, times, faults)

    def _half_width(self, squares: float, count: int) -> float | None:
        """Half the confidence interval of a sum over sets divided by a count, from the sum of squares."""
        if self.sets < 2:
            return None
        variance = max(squares, 0.0) * self.sets / (self.sets - 1)
        return t_quantile(self.sets - 1) * sqrt(variance) / count

    def _decision_ms_p95(self, number: int) -> float:
        times = self._times[number]
        seen, wanted = 0, 0.95 * sum(times.values())
        for level in sorted(times):
            seen += times[level]
            if seen >= wanted:
                return 1000 * exp(level / _TIME_RESOLUTION)
        return 0.0
