"""Reference results of a deal at the player's seat, and the player's result as a line without spoilers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.duplicate.deal_result import REFERENCES, DealResult
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.events import RoundStarted
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.par import par_of
from engine.straights.round_summary import ahead_of
from engine.straights.rules import leader
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named

_BEST, _NEAR_TIE, _COSTS, _MISTAKE = "\N{BLACK CIRCLE}\N{WHITE CIRCLE}\N{WHITE DIAMOND}\N{BLACK DIAMOND}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Reference results at one seat of a deal, in points ahead of the mean of the others.

    Attributes:
        par: the mean result of four blockers in many games.
        references: the result of each of REFERENCES, in this order, against the computers of the deal.
    """

    par: float
    references: tuple[float, ...]


def comparison_in_steps(deal: DuplicateDeal) -> Iterator[Comparison | None]:
    """Play the deal with each reference: None after par and after each move, then the comparison."""
    par = par_at(deal)
    yield None
    results: list[float] = []
    for strategy in REFERENCES:
        session = Session(deal.setup_for(strategy))
        players = [strategy_named(each.name) for each in session.setup.seats]
        while session.turn is not None:
            session.submit(players[session.turn].choose(session.observe(session.turn)))
            yield None
        results.append(ahead_of(session.state.results[0].gained, deal.chair))
    yield Comparison(par, tuple(results))


def par_at(deal: DuplicateDeal) -> float:
    """The par of the deal at its seat."""
    hands = dealt_hands(deal)
    return par_of(hands, leader(hands)).ahead[deal.chair]


def dealt_hands(deal: DuplicateDeal) -> list[tuple[Card, ...]]:
    """The cards of the deal by seat."""
    session = Session(deal.setup_for(REFERENCES[0]))
    started = next(event for event in session.history if isinstance(event, RoundStarted))
    return [hand or () for hand in started.hands]


def deal_result(
    deal: DuplicateDeal, review: RoundReview, comparison: Comparison, gained: int, *, is_helped: bool
) -> DealResult:
    """The result of a deal that was reviewed and compared; `gained` are the player's points."""
    return DealResult(
        round(review.result),
        round(comparison.par),
        tuple(map(round, comparison.references)),
        share_text(deal, review, gained, is_helped=is_helped),
    )


def share_text(deal: DuplicateDeal, review: RoundReview, gained: int, *, is_helped: bool = False) -> str:
    """The result as a line for others: points, how much better than expected, hints, a mark per choice.

    It names no card. A disc marks the best card, a ring an equal one, a full diamond a mistake, an empty one
    a smaller cost.
    """
    marks = "".join(map(_mark, review.decisions))
    points = "1 point" if gained == 1 else f"{gained} points"
    help_text = ", with help" if is_helped else ""
    return f"Straights {deal.code}: {points}, {_against_expected(review)}{help_text} {marks}"


def _against_expected(review: RoundReview) -> str:
    better = round(review.result - review.par)
    if better == 0:
        return "as expected"
    return f"{abs(better)} {'better' if better > 0 else 'worse'} than expected"


def _mark(decision: Decision) -> str:
    if decision.is_best:
        return _BEST
    if decision.is_near_tie:
        return _NEAR_TIE
    return _MISTAKE if decision.is_mistake else _COSTS
