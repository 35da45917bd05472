"""What a match has shown so far: sums that can be added up in any order, and the figures made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, exp, log, sqrt

from engine.lean import dataclass

_SEATS = 4
_SHARES = 12
"""A win is counted in twelfths, so that two, three or four winners share it without a remainder."""
_FINENESS = 20
_NORMAL = 1.959964
_FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824}


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of one entrant; intervals are half widths at 95 %, None after a single set.

    Attributes:
        strategy: its name.
        points_per_round, points_ci95: the mean, and how far off it may be.
        win_share, win_ci95: the part of games (or rounds) won, ties shared: 0.25 is fair.
        decision_ms_p95: what 95 % of its decisions took at most, in milliseconds, within 5 %.
        faults: how often it lost its seat.
    """

    strategy: str
    points_per_round: float
    points_ci95: float | None
    win_share: float
    win_ci95: float | None
    decision_ms_p95: float
    faults: int


class Tally:
    """Sums over sets; a set, not a game, is the unit of chance, since its games share their deals."""

    def __init__(self, entrants: Sequence[str]) -> None:
        """Nothing counted yet."""
        self.entrants = tuple(entrants)
        self.rounds = 0
        self.games = 0
        self.sets = 0
        self.faults = [0] * _SEATS
        self.reasons: dict[tuple[int, str], int] = {}
        self._sums = [Counter[str]() for _ in range(_SEATS)]
        self._times = [Counter[int]() for _ in range(_SEATS)]
        self._open = [[0, 0] for _ in range(_SEATS)]
        self._open_rounds = 0

    def add_game(self, gained: Sequence[Sequence[int]]) -> None:
        """Count a game: for each entrant its points, round by round."""
        totals = [sum(points) for points in gained]
        winners = [number for number in range(_SEATS) if totals[number] == min(totals)]
        self._open_rounds += len(gained[0])
        self.rounds += len(gained[0])
        self.games += 1
        for number, total in enumerate(totals):
            self._open[number][0] += total
            self._open[number][1] += _SHARES // len(winners) if number in winners else 0

    def add_time(self, number: int, seconds: float) -> None:
        """Count a decision of an entrant."""
        self._times[number][ceil(_FINENESS * log(max(seconds, 1e-7)))] += 1

    def add_fault(self, number: int, reason: str) -> None:
        """Count that an entrant lost its seat."""
        self.faults[number] += 1
        self.reasons[number, reason] = self.reasons.get((number, reason), 0) + 1

    def close_set(self) -> None:
        """The games since the last call were one set."""
        rounds = self._open_rounds
        for sums, (points, shares) in zip(self._sums, self._open, strict=True):
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
        self._open = [[0, 0] for _ in range(_SEATS)]
        self._open_rounds = 0

    def add(self, other: Tally) -> None:
        """Count what another tally, of the same entrants, has counted."""
        self.rounds += other.rounds
        self.games += other.games
        self.sets += other.sets
        for number in range(_SEATS):
            self.faults[number] += other.faults[number]
            self._sums[number].update(other._sums[number])
            self._times[number].update(other._times[number])
        for key, count in other.reasons.items():
            self.reasons[key] = self.reasons.get(key, 0) + count

    def figures(self) -> tuple[Figures, ...]:
        """What is known of each entrant; only after a set."""
        return tuple(self._figures_of(number) for number in range(_SEATS))

    def _figures_of(self, number: int) -> Figures:
        """The figures of one entrant.

        Points a round are a ratio of two sums over sets (Cochran 1977, 6.3); the spread is that of the sets.
        """
        sums, sets = self._sums[number], self.sets
        mean = sums["points"] / self.rounds
        spread = (
            sums["points points"] - 2 * mean * sums["points rounds"] + mean * mean * sums["rounds rounds"]
        )
        share = sums["shares"] / (_SHARES * self.games)
        share_spread = (sums["shares shares"] - sums["shares"] ** 2 / sets) / _SHARES**2
        return Figures(
            self.entrants[number],
            mean,
            self._width(spread, self.rounds),
            share,
            self._width(share_spread, self.games),
            self._slow(number),
            self.faults[number],
        )

    def _width(self, spread: float, count: int) -> float | None:
        """Half the interval of a sum over sets divided by a count; the spread is the sum of squares."""
        if self.sets < 2:
            return None
        variance = max(spread, 0.0) * self.sets / (self.sets - 1)
        return quantile(self.sets - 1) * sqrt(variance) / count

    def _slow(self, number: int) -> float:
        """What 95 % of the decisions took at most, in milliseconds."""
        times = self._times[number]
        seen, wanted = 0, 0.95 * sum(times.values())
        for level in sorted(times):
            seen += times[level]
            if seen >= wanted:
                return 1000 * exp(level / _FINENESS)
        return 0.0


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %: from the table, else within 3 in 1000 (Abramowitz and Stegun 1964, 26.7.5).

    >>> round(quantile(4), 2), round(quantile(10), 2), round(quantile(5000), 2)
    (2.77, 2.23, 1.96)
    """
    if freedom in _FEW:
        return _FEW[freedom]
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
