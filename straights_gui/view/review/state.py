"""The state of the side panel “Review”, as a value."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.straights.duplicate.deal_result import DealResult
from engine.straights.review.game_review import Decision, RoundReview


@dataclass(frozen=True, slots=True)
class ReviewState:
    """A review as far as it has been computed.

    Attributes:
        names: the names of all seats.
        seat: the seat that made the choices.
        rounds: the reviewed rounds, in order.
        count: the number of finished rounds of the game.
        chosen: the number of the round that is shown; 0 for all.
        deal: the name of a deal that others play too; "" for other games.
        is_helped: whether the player had help in that deal.
        result: the result of that deal beside those of computers; None as long as it is computed.
    """

    names: tuple[str, ...]
    seat: int
    rounds: tuple[RoundReview, ...] = ()
    count: int = 0
    chosen: int = 0
    deal: str = ""
    is_helped: bool = False
    result: DealResult | None = None

    @property
    def shown(self) -> tuple[RoundReview, ...]:
        """The rounds that are shown."""
        return tuple(each for each in self.rounds if self.chosen in (0, each.number))

    @property
    def is_complete(self) -> bool:
        """Whether all shown rounds have been reviewed."""
        return len(self.rounds) == self.count if self.chosen == 0 else bool(self.shown)

    def round_of(self, decision: Decision) -> int:
        """The number of the round in which a choice was made."""
        return next(each.number for each in self.rounds if decision in each.decisions)
