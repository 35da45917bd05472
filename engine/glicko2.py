"""Glicko-2: how strong somebody is, and how sure that is, by the results against rated opponents.

Source: Mark E. Glickman, "Example of the Glicko-2 system", 2022, http://www.glicko.net/glicko/glicko2.pdf;
the comments name its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt

from engine.fast_dataclass import dataclass

_MEAN = 1500.0
_SCALE = 173.7178
_TAU = 0.5
"""How much the volatility may change; 0.3 to 1.2 are reasonable."""
_PRECISION = 1e-6


@dataclass(frozen=True, slots=True)
class Glicko:
    """A rating; the defaults are those of somebody who has not played.

    Attributes:
        rating: 1500 is average.
        deviation: the standard deviation of the rating.
        volatility: how much the strength changes between results.
    """

    rating: float = _MEAN
    deviation: float = 350.0
    volatility: float = 0.06

    def after(self, results: Sequence[tuple[Glicko, float]]) -> Glicko:
        """The rating after a period with these opponents and scores: 1 for a win, 0 for a loss."""
        mean, deviation = (self.rating - _MEAN) / _SCALE, self.deviation / _SCALE
        certainty = gain = 0.0
        for opponent, score in results:  # steps 3 and 4
            weight = 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE) ** 2 / pi**2)
            expected = 1 / (1 + exp(-weight * (mean - (opponent.rating - _MEAN) / _SCALE)))
            certainty += weight**2 * expected * (1 - expected)
            gain += weight * (score - expected)
        volatility = _volatility(self.volatility, deviation, 1 / certainty, gain / certainty)
        before = deviation**2 + volatility**2  # step 6
        variance = 1 / (1 / before + certainty)  # step 7
        return Glicko(_SCALE * (mean + variance * gain) + _MEAN, _SCALE * sqrt(variance), volatility)


def _volatility(before: float, deviation: float, variance: float, difference: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = log(before**2)

    def excess(x: float) -> float:
        whole = deviation**2 + variance + exp(x)
        return exp(x) * (difference**2 - whole) / (2 * whole**2) - (x - start) / _TAU**2

    low = start
    if difference**2 > deviation**2 + variance:
        high = log(difference**2 - deviation**2 - variance)
    else:
        steps = 1
        while excess(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    return exp(_root(excess, low, high) / 2)


def _root(function: Callable[[float], float], low: float, high: float) -> float:
    at_low, at_high = function(low), function(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = function(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return low
