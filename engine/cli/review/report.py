"""A review as text, each round with its luck and what cost most, or as JSON values for other programs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.straights.advice.hints import CERTAIN
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.storage.notation import format_choice
from engine.straights.text.reviews import argument, headline, moments
from engine.text.rendering import render


def report_lines(seat: int, rounds: tuple[RoundReview, ...], name: str) -> Iterator[str]:
    """The lines of the report, without line ends."""
    yield f"Seat {seat + 1} ({name}), points against the others:"
    if not rounds:
        yield "No round is finished yet."
        return
    for each in rounds:
        yield ""
        yield from _round_lines(each)
    if dearest := moments(rounds):
        yield ""
        yield "What cost most:"
        numbers = {id(each): found.number for found in rounds for each in found.decisions}
        for moment in dearest:
            yield f"  round {numbers[id(moment)]}, {_choice_line(moment)}"


def _round_lines(review: RoundReview) -> Iterator[str]:
    luck = f"{review.par:+.1f} from the cards, {review.rest:+.1f} from the others' choices and luck"
    given = f"{_estimate(review.price, review.price_sd)} given away"
    yield f"Round {review.number}: {review.result:+.1f} = {luck}, {given}"
    if review.is_unlucky_but_right:
        yield f"  {render(headline((review,)))}"
    for each in review.decisions:
        if not each.is_best:
            yield f"  {_choice_line(each)}"


def _choice_line(decision: Decision) -> str:
    mark = "mistake: " if decision.is_mistake else ""
    played, best = format_choice(decision.played), format_choice(decision.best)
    cost = "about as good" if decision.is_near_tie else f"cost {_estimate(decision.price, decision.sd)}"
    reason = "".join(f". {render(each, in_words=True)}" for each in argument(decision))
    return f"move {decision.move:2d}: {mark}{played} instead of {best}, {cost}{reason}"


def _estimate(points: float, sd: float) -> str:
    return f"{points:.1f} +- {CERTAIN * sd:.1f}"


_DIGITS = 2

Json = dict[str, object]


def review_value(seat: int, rounds: tuple[RoundReview, ...]) -> Json:
    """The review as JSON; seats are counted from 1, points are rounded to hundredths."""
    return {"seat": seat + 1, "rounds": [_round_value(each) for each in rounds]}


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
