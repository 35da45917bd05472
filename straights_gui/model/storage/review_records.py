"""Reviews of rounds as values to store, so that no price is computed twice.

Only prices are stored: observations and the facts about cards are derived from the game again.
"""

from __future__ import annotations

from math import isfinite, nan

from engine.games.saved_game import SaveGameText
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.advice.opponent_models import opponents_of
from engine.straights.commands import Action, Choice
from engine.straights.errors import DamagedReview
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.own_turns import OwnTurn, PlayedRound
from engine.straights.review.reviewer import decision_of
from engine.straights.round_summary import ahead_of
from engine.straights.setup import Setup
from engine.straights.storage import notation
from engine.straights.storage.notation import format_action

Json = dict[str, object]

_PRICING = 4
"""The version of the pricing, incremented whenever a choice gets another price, or a hand another par."""


def review_key(
    setup: Setup, actions: tuple[Action, ...], seat: int, deals: int, pricing: int = _PRICING
) -> str:
    """A name for the review of a round: of the game up to its end, the seat, and how it is priced."""
    from hashlib import sha256  # OpenSSL takes long to load, and not every game is reviewed

    lines = [SaveGameText(notation, setup).of(()), *map(format_action, actions), f"{seat} {deals} {pricing}"]
    return sha256("\n".join(lines).encode()).hexdigest()


def record_of(review: RoundReview) -> Json:
    """The prices of a round."""
    return {
        "par": review.par,
        "choices": [_choice_record(each) for each in review.decisions],
    }


def _choice_record(decision: Decision) -> Json:
    advice = decision.advice
    return {
        "best": str(advice.hint.choice.card),
        "points": advice.points,
        "prices": [[str(each.card), each.cost, each.error] for each in advice.alternatives],
    }


def review_from(record: object, played: PlayedRound, seat: int) -> RoundReview:
    """The review of a round from stored prices; raises DamagedReview."""
    if not isinstance(record, dict) or not isinstance(record.get("choices"), list):
        raise DamagedReview("there are no choices")
    choices = record["choices"]
    if len(choices) != len(played.turns):
        raise DamagedReview(f"{len(choices)} choices, unlike the {len(played.turns)} of the round")
    decisions = tuple(map(_decision_from, choices, played.turns))
    result = ahead_of(played.result.gained, seat)
    return RoundReview(played.number, decisions, result, _number(record.get("par")))


def _decision_from(record: object, turn: OwnTurn) -> Decision:
    if not isinstance(record, dict) or not isinstance(record.get("prices"), list):
        raise DamagedReview("there are no prices")
    best = _choice(record.get("best"), turn)
    prices = tuple(_alternative(each, turn) for each in record["prices"])
    others = {choice.card for choice in turn.observation.choices if choice != best}
    if len(prices) != len(others) or {each.card for each in prices} != others:
        raise DamagedReview("the prices are not those of all other cards, each once")
    against = None if turn.played == best else hint_about(turn.played, turn.observation)
    points = _number(record.get("points"))
    opponents = opponents_of(turn.observation)
    return decision_of(turn, Advice(hint_about(best, turn.observation), against, points, prices, opponents))


def _alternative(record: object, turn: OwnTurn) -> Alternative:
    if not isinstance(record, list) or len(record) != 3:
        raise DamagedReview("a price is a card and two numbers")
    return Alternative(_choice(record[0], turn).card, _not_negative(record[1]), _not_negative(record[2]))


def _choice(name: object, turn: OwnTurn) -> Choice:
    for choice in turn.observation.choices:
        if str(choice.card) == name:
            return choice
    raise DamagedReview(f"{name} could not be chosen")


def _number(value: object) -> float:
    try:
        number = float(value) if isinstance(value, int | float) else nan
    except OverflowError as error:
        raise DamagedReview("a number is too large") from error
    if not isfinite(number):
        raise DamagedReview(f"{value!r} is no number")
    return number


def _not_negative(value: object) -> float:
    number = _number(value)
    if number < 0:
        raise DamagedReview(f"{number} is less than 0")
    return number
