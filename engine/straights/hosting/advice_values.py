"""Advice and reviews as JSON values: what a page draws, and the sentences that it shows."""

from __future__ import annotations

from engine.straights.advice.hints import Advice
from engine.straights.review.game_review import Decision, RoundReview, moments_of
from engine.straights.review.own_turns import OwnTurn
from engine.straights.storage.wire import Json, observation_value
from engine.straights.text import hints, reviews
from engine.straights.text.json_form import json_form, json_forms
from engine.straights.text.sentence import signed


def hint_value(advice: Advice) -> Json:
    """A hint for the player at the table."""
    return {"reasons": json_forms(hints.reasons(advice)), **_advice_value(advice)}


def decision_value(number: int, decision: Decision, turn: OwnTurn) -> Json:
    """A decision in a round with this number."""
    cards = (decision.best.card, *(each.card for each in decision.advice.alternatives))
    answers = {str(card or ""): reviews.answer(decision, card) for card in (None, *cards)}
    return {
        "action": decision.action,
        "move": decision.move,
        "played": str(decision.played.card),
        "kind": _kind(decision),
        "price": decision.price,
        "place": json_form(reviews.place(number, decision)),
        "choice": json_form(reviews.choice(decision)),
        "short_cost": json_form(reviews.short_cost(decision)),
        "answers": {tried: [json_forms(each) for each in answer] for tried, answer in answers.items()},
        "observation": observation_value(turn.observation),
        **_advice_value(decision.advice),
    }


def summary_value(rounds: tuple[RoundReview, ...]) -> Json:
    """What the review of these rounds has found."""
    parts = reviews.luck_parts(rounds)
    return {
        "verdict": json_form(reviews.verdict(rounds)),
        "price": json_form(reviews.price(rounds)),
        "parts": [
            {"name": json_form(name), "points": points, "text": json_form(signed(points))}
            for name, points in parts
        ],
        "moments": [each.action for each in moments_of(each for one in rounds for each in one.decisions)],
    }


def _advice_value(advice: Advice) -> Json:
    costs = [
        {
            "card": str(each.card),
            "cost": each.cost,
            "near_tie": each.is_near_tie,
            "text": json_form(hints.cost(each)),
        }
        for each in advice.alternatives
    ]
    return {
        "best": str(advice.hint.choice.card),
        "advice": json_form(hints.recommendation(advice)),
        "spoken": json_forms(hints.whole_advice(advice)),
        "costs": costs,
    }


def _kind(decision: Decision) -> str:
    if decision.is_best:
        return "best"
    if decision.is_near_tie:
        return "tie"
    return "mistake" if decision.is_mistake else "cost"
