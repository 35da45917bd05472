"""The answer to a puzzle: its prices, from the same analysis that proved it."""

from __future__ import annotations

from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.review.game_review import Decision
from engine.straights.review.own_turns import OwnTurn
from engine.straights.review.reviewer import decision_of

PROOF = Budget(20_000, 100)
"""Used even where playouts are interpreted and this takes seconds: fewer deals cannot find the best."""

SEEDS = 1, 2
"""The seeds of the two analyses that prove a puzzle."""


def answer_to(turn: OwnTurn) -> Decision:
    """The prices of a puzzle's cards; `turn` is the turn with the best card as its choice.

    In as many deals as in the proof: in fewer, as in a review, another card might seem as good.
    """
    advice = advice_for(turn.observation, PROOF, seed=SEEDS[0])
    assert advice is not None, "a puzzle is a turn of its chair"
    return decision_of(turn, advice)
