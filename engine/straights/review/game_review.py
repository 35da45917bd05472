"""The review of a game as values: each own choice with its price, each round with its luck.

"Ahead" is the mean points of the three others minus those of the seat: more is better.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from engine.fast_dataclass import dataclass
from engine.straights.advice.hints import CERTAIN, MISTAKE, Advice
from engine.straights.commands import Choice

MOMENTS = 3
"""The number of choices that a review shows first."""

_FAR_BEHIND = 3.0
_NEXT_TO_NOTHING = 2.0


class Reason(Enum):
    """The argument against the choice that was made, as far as the facts show it."""

    BEST = "best"
    NEAR_TIE = "near-tie"
    OPENS_MORE = "opens-more"
    BRINGS_LESS = "brings-less"
    WASTES_SAFE_CARD = "wastes-safe-card"
    RISKS_POINTS = "risks-points"
    TOO_DEAR = "too-dear"
    WORTH_KEEPING = "worth-keeping"
    TIMING = "timing"


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn of the seat on which it had a choice.

    Attributes:
        action: the number of actions of the game before it.
        move: the number of the move in the round, from 1.
        played: the choice that was made.
        advice: the best choice and the prices of all; `against` has the facts about `played`, None if
            that was the best.
        price: the cost of the choice, in points against the others; 0 or more.
        sd: the standard deviation of the price.
    """

    action: int
    move: int
    played: Choice
    advice: Advice
    price: float
    sd: float
    reason: Reason

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.advice.hint.choice

    @property
    def is_best(self) -> bool:
        """Whether the best choice was made."""
        return self.played == self.best

    @property
    def is_mistake(self) -> bool:
        """Whether the choice certainly cost more than a point."""
        return self.price - CERTAIN * self.sd > MISTAKE

    @property
    def cost_in_points(self) -> int:
        """The cost in whole points wherever it is told; 0 if it is not told as a cost."""
        return 0 if self.is_best or self.is_near_tie else max(1, round(self.price))

    @property
    def is_near_tie(self) -> bool:
        """Whether `played` and another choice are about equally good: the best, or the second best."""
        if self.is_best:
            return self.advice.tie is not None
        return any(each.is_near_tie for each in self.advice.alternatives if each.card == self.played.card)


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A finished round of a seat: result = par - price + rest.

    Attributes:
        number: the number of the round, from 1.
        decisions: the decisions in order.
        result: the points by which the seat was ahead.
        par: the mean points by which a strong computer is ahead with the seat's hand.
    """

    number: int
    decisions: tuple[Decision, ...]
    result: float
    par: float

    @property
    def price(self) -> float:
        """The total price of all choices."""
        return sum(each.price for each in self.decisions)

    @property
    def price_sd(self) -> float:
        """The standard deviation of `price`."""
        return float(sum(each.sd**2 for each in self.decisions) ** 0.5)

    @property
    def given_away(self) -> int:
        """The total price in whole points: those told of the choices, and those of all that are near ties."""
        ties = sum(each.price for each in self.decisions if not each.cost_in_points)
        return sum(each.cost_in_points for each in self.decisions) + round(ties)

    @property
    def rest(self) -> float:
        """The remainder, due to the others' choices and to luck."""
        return self.result - self.par + self.price

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The mistakes, in order."""
        return tuple(each for each in self.decisions if each.is_mistake)

    @property
    def is_unlucky_but_right(self) -> bool:
        """Whether the seat fell behind although it made no mistake and gave away next to nothing."""
        return self.result < -_FAR_BEHIND and not self.mistakes and self.given_away < _NEXT_TO_NOTHING


def moments_of(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """The costliest of these choices, highest price first, without those about as good as the best."""
    dear = [each for each in decisions if each.cost_in_points]
    return tuple(sorted(dear, key=lambda each: -each.price)[:MOMENTS])


@dataclass(frozen=True, slots=True)
class Luck:
    """A result and its parts, in whole points: result = cards + choices + rest.

    The choices are summed as they are told one by one, so that a list of them adds up to their sum.

    Attributes:
        result: the points that the seat was ahead of the mean of the others.
        cards: the points that a strong computer would have been ahead with the seat's cards.
        choices: the points that the seat's choices gave away, 0 or less.
        rest: the points from the others' choices and luck.
    """

    result: int
    cards: int
    choices: int
    rest: int


def luck_of(rounds: tuple[RoundReview, ...]) -> Luck:
    """The total result of these rounds."""
    result = round(sum(each.result for each in rounds))
    cards = round(sum(each.par for each in rounds))
    choices = -sum(each.given_away for each in rounds)
    return Luck(result, cards, choices, result - cards - choices)
