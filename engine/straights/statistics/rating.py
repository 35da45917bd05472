"""A rating: the points that a player gives away per round, the confidence interval, the computers in it.

What a computer gives away depends on the kind of round: in the first round of a game, nobody knows yet how
strangers play, and prices are low. So a player is compared with what the computers give away in such rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.fast_dataclass import dataclass
from engine.straights.statistics.figures import RATED, SHOWN, RatedRound
from engine.student_t import t_quantile

ROUNDS = RATED - SHOWN
"""The number of most recent rounds in a rating."""

MIN_ROUNDS = 20
"""With fewer rounds there is no rating: in too many cases the interval would miss the truth."""


@dataclass(frozen=True, slots=True)
class Band:
    """A computer and the points that it gives away.

    Attributes:
        strategy: its name.
        price: points per round.
        most: the upper bound of the band, in points per round.
    """

    strategy: str
    price: float
    most: float


STRATEGIES = ("expert", "blocker", "locker", "highest", "first-legal")
"""The computers of the bands, the strongest first."""

_MEASURED = {
    (1, True): (1.48, 3.71, 5.89, 12.55, 14.13),
    (2, True): (0.87, 3.92, 6.32, 12.02, 13.95),
    (3, True): (0.81, 3.31, 5.88, 12.12, 14.28),
    (1, False): (0.43, 1.93, 5.76, 11.77, 14.18),
    (2, False): (0.71, 3.61, 6.06, 11.77, 13.87),
    (3, False): (0.76, 3.18, 5.82, 11.88, 14.18),
}
"""The points that each of STRATEGIES gives away, by the number of the round and whether the review knows how
the opponents play: `benchmarks/review.py bands --rounds 500`, against `highest`, `locker` and `blocker`.
"""

_LAST_NUMBER = 3
"""Later rounds are like this one."""


def bands_of(rounds: Sequence[RatedRound]) -> tuple[Band, ...]:
    """What the computers give away in rounds of the same kinds; the boundary between two is half-way."""
    kinds = [_MEASURED[min(each.number, _LAST_NUMBER), each.is_known] for each in rounds]
    prices = [sum(column) / len(kinds) for column in zip(*kinds, strict=True)]
    limits = [(price + after) / 2 for price, after in pairwise(prices)]
    bounds = (*limits, float("inf"))
    return tuple(Band(*each) for each in zip(STRATEGIES, prices, bounds, strict=True))


@dataclass(frozen=True, slots=True)
class Rating:
    """The points that a player gives away.

    Attributes:
        price: points per round, the mean of the last rounds.
        low, high: the 95 % confidence interval of the mean; not below 0.
        rounds: the number of rounds in the mean.
        bands: the computers in rounds of the same kinds, the strongest first.
    """

    price: float
    low: float
    high: float
    rounds: int
    bands: tuple[Band, ...]

    @property
    def strongest(self) -> Band:
        """The strongest computer that the player may be like, as the interval begins in its band."""
        return self._band_of(self.low)

    @property
    def weakest(self) -> Band:
        """The weakest computer that the player may be like, as the interval ends in its band."""
        return self._band_of(self.high)

    def _band_of(self, price: float) -> Band:
        return next(each for each in self.bands if price <= each.most)

    def price_among(self, bands: Sequence[Band]) -> float:
        """The price that stands between the same computers in rounds of other kinds."""
        own = (0.0, *(each.price for each in self.bands))
        others = (0.0, *(each.price for each in bands))
        for (low, high), (least, most) in zip(pairwise(own), pairwise(others), strict=True):
            if self.price <= high:
                return least + (self.price - low) * ((most - least) / (high - low))
        return self.price * (others[-1] / own[-1])


def rating_of(rounds: Sequence[RatedRound]) -> Rating | None:
    """The rating after these rounds, oldest first; None for too few rounds."""
    last = rounds[-ROUNDS:]
    if len(last) < MIN_ROUNDS:
        return None
    mean = sum(each.price for each in last) / len(last)
    spread = sum((each.price - mean) ** 2 for each in last) / (len(last) - 1)
    off = t_quantile(len(last) - 1) * (spread / len(last)) ** 0.5
    return Rating(mean, max(mean - off, 0.0), mean + off, len(last), bands_of(last))


def rating_line(rounds: Sequence[RatedRound]) -> tuple[float, ...]:
    """The rating after each of the last `SHOWN` rounds from the `MIN_ROUNDS`th on, oldest first.

    Each is given among the bands of the last one, so that they can be compared.
    """
    counts = range(max(MIN_ROUNDS, len(rounds) - SHOWN + 1), len(rounds) + 1)
    found = (rating_of(rounds[max(count - ROUNDS, 0) : count]) for count in counts)
    ratings = [each for each in found if each is not None]
    return tuple(each.price_among(ratings[-1].bands) for each in ratings)
