"""Advice and reviews as messages: what a page draws, and the sentences that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights import game as straights
from engine.straights.protocol import table_messages as messages
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.text import hints, reviews
from engine.straights.text.today import puzzle_answer

if TYPE_CHECKING:
    from typing import Literal

    from engine.straights.advice.hints import Advice, Alternative
    from engine.straights.review.own_turns import OwnTurn


def hint_message(seq: int, advice: Advice) -> messages.HintMessage:
    """A hint for the player at the table."""
    return messages.HintMessage(seq, hints.why(advice), _advice(advice))


def decision_message(
    number: int, decision: Decision, turn: OwnTurn, *, is_puzzle: bool = False
) -> messages.Decision:
    """A decision in a round with this number; the answers to a puzzle do not mention a choice in a game."""
    tried = (None, decision.best.card, *(each.card for each in decision.advice.alternatives))
    return messages.Decision(
        action=decision.action,
        played=decision.played.card,
        kind=_kind(decision),
        price=decision.price,
        place=reviews.place(number, decision),
        choice=reviews.choice(decision),
        answers={
            str(card or ""): puzzle_answer(decision, card, turn.observation)
            if is_puzzle
            else reviews.answer(decision, card)
            for card in tried
        },
        advised={str(card or ""): hints.recommendation(decision.advice, card) for card in tried},
        table=straights.table_of(turn.observation),
        advice=_advice(decision.advice),
    )


def summary(rounds: tuple[RoundReview, ...]) -> messages.Summary:
    """What the review of these rounds has found."""
    return messages.Summary(
        moments=tuple(each.action for each in reviews.moments(rounds)),
        other_choices=reviews.other_choices(rounds),
        headline=reviews.headline(rounds),
        decided=tuple(
            messages.LuckPart(name, points, reviews.difference(points))
            for name, points in reviews.result_parts(rounds)
        ),
        total=reviews.result_total(rounds),
        dearest=tuple(
            messages.DearestChoice(each.action, reviews.about_cost(each), reviews.what_it_did(each))
            for each in reviews.moments(rounds)
        ),
    )


def _advice(advice: Advice) -> messages.Advice:
    return messages.Advice(
        best=advice.hint.choice.card,
        advice=hints.recommendation(advice),
        spoken=hints.whole_advice(advice),
        costs=tuple(map(_cost, advice.alternatives)),
        best_texts=(hints.best(advice), *hints.opponents(advice)),
    )


def _cost(of: Alternative) -> messages.Cost:
    texts = hints.cost(of), hints.mark(of), hints.short_mark(of)
    return messages.Cost(of.card, of.cost, of.is_near_tie, *texts)


def _kind(decision: Decision) -> Literal["best", "tie", "cost", "mistake"]:
    if decision.is_best:
        return "best"
    if decision.is_near_tie:
        return "tie"
    return "mistake" if decision.is_mistake else "cost"
