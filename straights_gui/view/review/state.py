"""What the panel “Review” shows, as a value."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.straights.review.game_review import Decision, RoundReview, moments_of


@dataclass(frozen=True, slots=True)
class ReviewState:
    """A review as far as it is computed.

    Attributes:
        names: of all seats.
        seat: whose choices these are.
        rounds: those that are reviewed, in their order.
        count: how many rounds of the game are finished.
        chosen: the number of the round that is shown; 0 for all.
        deal: what the game is called among those who play the same cards; "" where it is no such deal.
        is_helped: whether the player had help in that deal.
        others: what others made of these cards, with the points that they came out ahead.
    """

    names: tuple[str, ...]
    seat: int
    rounds: tuple[RoundReview, ...] = ()
    count: int = 0
    chosen: int = 0
    deal: str = ""
    is_helped: bool = False
    others: tuple[tuple[str, int], ...] = ()

    @property
    def shown(self) -> tuple[RoundReview, ...]:
        """The rounds that are shown."""
        return tuple(each for each in self.rounds if self.chosen in (0, each.number))

    @property
    def moments(self) -> tuple[Decision, ...]:
        """The choices of these that cost most."""
        return moments_of(each for round_review in self.shown for each in round_review.decisions)

    @property
    def is_complete(self) -> bool:
        """Whether all that is to be shown is computed."""
        return len(self.rounds) == self.count if self.chosen == 0 else bool(self.shown)

    def round_of(self, decision: Decision) -> int:
        """The number of the round in which a choice was made."""
        return next(each.number for each in self.rounds if decision in each.decisions)


@dataclass(frozen=True, slots=True)
class Luck:
    """A result and its parts, in whole points that add up: result = cards + choices + rest.

    Attributes:
        result: how far the seat came out ahead of the mean of the others.
        cards: how far four strong computers would have come out ahead with the same cards.
        choices: what the seat's choices gave away, 0 or less.
        rest: what the others' choices and luck gave.
    """

    result: int
    cards: int
    choices: int
    rest: int


def luck_of(rounds: tuple[RoundReview, ...]) -> Luck:
    """The result of all these rounds together."""
    result = round(sum(each.result for each in rounds))
    cards = round(sum(each.par for each in rounds))
    choices = -round(sum(each.price for each in rounds))
    return Luck(result, cards, choices, result - cards - choices)
