"""A rating: the points that a player gives away a round, how sure that is, and which computer is alike."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import dataclass
from engine.student_t import t_quantile

ROUNDS = 50
"""How many rounds a rating looks back."""

MIN_ROUNDS = 10
"""With fewer rounds nothing is said: one bad round would make all of it."""


@dataclass(frozen=True, slots=True)
class Band:
    """A computer and what it gives away, as `benchmarks/review.py` measures it.

    Attributes:
        strategy: its name.
        price: points a round, at a table with `highest`, `locker` and `blocker`.
        most: up to how many points a round a player counts as its like.
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
    """Between two computers the boundary is half-way; behind the last there is none."""
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
    """How much a player gives away.

    Attributes:
        price: points a round, the mean of the last rounds.
        low, high: the interval that holds the true mean with 95 %; not below 0.
        rounds: how many rounds it is made of.
    """

    price: float
    low: float
    high: float
    rounds: int

    @property
    def band(self) -> Band:
        """The computer that gives away about as much."""
        return next(each for each in BANDS if self.price <= each.most)


def rating_of(prices: Sequence[float]) -> Rating | None:
    """The rating after rounds with these prices, oldest first; None after too few."""
    last = prices[-ROUNDS:]
    if len(last) < MIN_ROUNDS:
        return None
    mean = sum(last) / len(last)
    spread = sum((each - mean) ** 2 for each in last) / (len(last) - 1)
    off = t_quantile(len(last) - 1) * (spread / len(last)) ** 0.5
    return Rating(mean, max(mean - off, 0.0), mean + off, len(last))


def rating_line(prices: Sequence[float]) -> tuple[float, ...]:
    """The rating after each round from the `MIN_ROUNDS`th on, oldest first."""
    ratings = (rating_of(prices[:count]) for count in range(MIN_ROUNDS, len(prices) + 1))
    return tuple(each.price for each in ratings if each is not None)
