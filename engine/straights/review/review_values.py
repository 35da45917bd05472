"""Reviews as JSON values, for other programs."""

from __future__ import annotations

from engine.straights.review.game_review import Decision, GameReview, RoundReview

_DIGITS = 2

Json = dict[str, object]


def review_value(review: GameReview) -> Json:
    """The review as JSON; seats are counted from 1, points are rounded to hundredths."""
    return {"seat": review.seat + 1, "rounds": [_round_value(each) for each in review.rounds]}


def _round_value(review: RoundReview) -> Json:
    return {
        "number": review.number,
        "price": round(review.price, _DIGITS),
        "price_sd": round(review.price_sd, _DIGITS),
        "par": round(review.par, _DIGITS),
        "result": round(review.result, _DIGITS),
        "decisions": [_decision_value(each) for each in review.decisions],
    }


def _decision_value(decision: Decision) -> Json:
    return {
        "move": decision.move,
        "played": str(decision.played.card),
        "best": str(decision.best.card),
        "price": round(decision.price, _DIGITS),
        "sd": round(decision.sd, _DIGITS),
        "mistake": decision.is_mistake,
        "near_tie": decision.is_near_tie,
        "reason": decision.reason.value,
    }
