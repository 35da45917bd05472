"""A review for other programs: plain values, under the names that `straights-review --json` promises."""

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from engine.straights.review.game_review import Decision, GameReview, Reason, RoundReview
from engine.straights.review.review_values import review_value

BEST, DEAR, CHEAP = Card.parse("6H"), Card.parse("9C"), Card.parse("8D")


def decision(move: int, played: Card, price: float, sd: float, reason: Reason) -> Decision:
    prices = (Alternative(DEAR, 4.126, 0.5049), Alternative(CHEAP, 0.2, 0.1))
    advice = Advice(Hint(Play(2, BEST), 3), None, 5.0, prices)
    return Decision(move + 20, move, Play(2, played), advice, price, sd, reason)


def test_a_review_is_told_in_hundredths_of_points() -> None:
    """Seats are counted from 1; each round with its sums, each choice with what was best."""
    decisions = (
        decision(3, DEAR, 4.126, 0.5049, Reason.OPENS_MORE),
        decision(7, CHEAP, 0.2, 0.1, Reason.NEAR_TIE),
    )
    rounds = RoundReview(4, decisions, -6.6667, 1.2345, 0.5), RoundReview(5, (), 1.0, 2.0, 0.5)
    round_4 = {"number": 4, "price": 4.33, "price_sd": 0.51, "par": 1.23, "result": -6.67}
    dear = {"move": 3, "played": "9C", "best": "6H", "price": 4.13, "sd": 0.5}
    cheap = {"move": 7, "played": "8D", "best": "6H", "price": 0.2, "sd": 0.1}
    told = [
        dear | {"mistake": True, "near_tie": False, "reason": "opens-more"},
        cheap | {"mistake": False, "near_tie": True, "reason": "near-tie"},
    ]
    round_5 = {"number": 5, "price": 0, "price_sd": 0.0, "par": 2.0, "result": 1.0, "decisions": []}

    assert {"seat": 3, "rounds": [round_4 | {"decisions": told}, round_5]} == review_value(
        GameReview(2, rounds)
    )
