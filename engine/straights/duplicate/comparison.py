"""What others make of a deal at the player's chair, and the player's result as a line without spoilers."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.events import RoundStarted
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.par import ahead_of, par_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named

REFERENCES = ("blocker", "expert")
"""The computers that are let play at the player's chair."""

_BEST, _NEAR_TIE, _COSTS, _MISTAKE = "\N{BLACK CIRCLE}\N{WHITE CIRCLE}\N{WHITE DIAMOND}\N{BLACK DIAMOND}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Results at one chair of a deal, in points ahead of the mean of the others.

    Attributes:
        par: of four blockers at the table, the mean of many games.
        references: of each of REFERENCES, in this order, against the very computers of the deal.
    """

    par: float
    references: tuple[float, ...]


def comparison_for(deal: DuplicateDeal) -> Comparison:
    """Play the deal with each reference; takes as long as a game of the expert."""
    session = Session(deal.setup_for(REFERENCES[0]))
    started = next(event for event in session.history if isinstance(event, RoundStarted))
    par = par_of([hand or () for hand in started.hands], started.leader).ahead[deal.chair]
    return Comparison(par, tuple(_result_of(deal, strategy) for strategy in REFERENCES))


def share_text(deal: DuplicateDeal, review: RoundReview, gained: int) -> str:
    """The result as a line for others: points, par, and a mark a choice; no card is named.

    A disc is the best card, a ring one as good, a full diamond a mistake, an empty one what else had a price.
    """
    marks = "".join(map(_mark, review.decisions))
    points = "1 point" if gained == 1 else f"{gained} points"
    return f"Straights {deal.code}: {points}, {review.result - review.par:+.0f} on par {marks}"


def _result_of(deal: DuplicateDeal, strategy: str) -> float:
    session = Session(deal.setup_for(strategy))
    players = [strategy_named(each.name) for each in session.setup.seats]
    while session.turn is not None:
        session.submit(players[session.turn].choose(session.observe(session.turn)))
    return ahead_of(session.state.results[0].gained, deal.chair)


def _mark(decision: Decision) -> str:
    if decision.is_best:
        return _BEST
    if decision.is_near_tie:
        return _NEAR_TIE
    return _MISTAKE if decision.is_mistake else _COSTS
