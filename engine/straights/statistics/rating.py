"""A rating: the points that a player gives away per round, the confidence interval, the nearest computer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import dataclass
from engine.straights.statistics.figures import SHOWN
from engine.student_t import t_quantile

ROUNDS = 50
"""The number of most recent rounds in a rating."""

MIN_ROUNDS = 10
"""With fewer rounds there is no rating: a single bad round would dominate it."""


@dataclass(frozen=True, slots=True)
class Band:
    """A computer and the points it gives away, as measured by `benchmarks/review.py`.

    Attributes:
        strategy: its name.
        price: points per round, at a table with `highest`, `locker` and `blocker`.
        most: the upper bound of the band, in points per round.
    """

    strategy: str
    price: float
    most: float


_MEASURED = (
    ("expert", 0.7),
    ("blocker", 3.1),
    ("locker", 6.9),
    ("highest", 12.9),
    ("first-legal", 15.4),
)


def _bands() -> tuple[Band, ...]:
    """The boundary between two computers is half-way; the last band has no bound."""
    nexts = [price for _, price in _MEASURED[1:]]
    limits = [(price + after) / 2 for (_, price), after in zip(_MEASURED, nexts, strict=False)]
    return tuple(
        Band(name, price, most)
        for (name, price), most in zip(_MEASURED, (*limits, float("inf")), strict=True)
    )


BANDS = _bands()
"""The bands, the strongest first."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The points that a player gives away.

    Attributes:
        price: points per round, the mean of the last rounds.
        low, high: the 95 % confidence interval of the mean; not below 0.
        rounds: the number of rounds in the mean.
    """

    price: float
    low: float
    high: float
    rounds: int

    @property
    def band(self) -> Band:
        """The computer that gives away about as much."""
        return next(each for each in BANDS if self.price <= each.most)


def share_of(price: float) -> float:
    """Where a price stands between the weakest computer, 0, and the strongest, 1."""
    strongest, weakest = BANDS[0].price, BANDS[-1].price
    return min(max((weakest - price) / (weakest - strongest), 0.0), 1.0)


def rating_of(prices: Sequence[float]) -> Rating | None:
    """The rating after rounds with these prices, oldest first; None for too few rounds."""
    last = prices[-ROUNDS:]
    if len(last) < MIN_ROUNDS:
        return None
    mean = sum(last) / len(last)
    spread = sum((each - mean) ** 2 for each in last) / (len(last) - 1)
    off = t_quantile(len(last) - 1) * (spread / len(last)) ** 0.5
    return Rating(mean, max(mean - off, 0.0), mean + off, len(last))


def rating_line(prices: Sequence[float]) -> tuple[float, ...]:
    """The rating after each of the last `SHOWN` rounds from the `MIN_ROUNDS`th on, oldest first."""
    counts = range(max(MIN_ROUNDS, len(prices) - SHOWN + 1), len(prices) + 1)
    ratings = (rating_of(prices[max(count - ROUNDS, 0) : count]) for count in counts)
    return tuple(each.price for each in ratings if each is not None)
