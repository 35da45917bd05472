"""Reviews of rounds as values to store, so that no price is computed twice.

Only prices are stored: observations and the facts about cards are derived from the game again.
"""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import BadMessage
from engine.fast_dataclass import dataclass
from engine.games.saved_game import SaveGameText
from engine.protocol.codecs import ListOf, Number
from engine.protocol.records import Field, Json, Record
from engine.protocol.values import CARD
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.advice.opponent_models import opponents_of
from engine.straights.commands import Action
from engine.straights.errors import DamagedReview
from engine.straights.protocol.values import PRICE
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.own_turns import OwnTurn, PlayedRound
from engine.straights.review.reviewer import decision_of
from engine.straights.round_summary import ahead_of
from engine.straights.setup import Setup
from engine.straights.storage import notation
from engine.straights.storage.notation import format_action


@dataclass(frozen=True, slots=True)
class _Priced:
    """A choice: the best card, the points to expect with it, and what each other card costs more."""

    best: Card
    points: float
    prices: tuple[Alternative, ...]


@dataclass(frozen=True, slots=True)
class _PricedRound:
    par: float
    choices: tuple[_Priced, ...]


_POINTS = Number(-1_000_000, 1_000_000)
_PRICE = Record(Alternative, (Field("card", CARD), Field("cost", PRICE), Field("error", PRICE)))
_CHOICE = Record(_Priced, (Field("best", CARD), Field("points", _POINTS), Field("prices", ListOf(_PRICE))))
_ROUND = Record(_PricedRound, (Field("par", _POINTS), Field("choices", ListOf(_CHOICE))))

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
    advices = [each.advice for each in review.decisions]
    choices = [_Priced(each.hint.choice.card, each.points, each.alternatives) for each in advices]
    return _ROUND.write(_PricedRound(review.par, tuple(choices)))


def review_from(record: object, played: PlayedRound, seat: int) -> RoundReview:
    """The review of a round from stored prices; raises DamagedReview."""
    try:
        priced = _ROUND.read(record)
    except BadMessage as error:
        raise DamagedReview(str(error)) from error
    if len(priced.choices) != len(played.turns):
        raise DamagedReview(f"{len(priced.choices)} choices, unlike the {len(played.turns)} of the round")
    decisions = tuple(map(_decision_from, priced.choices, played.turns))
    return RoundReview(played.number, decisions, ahead_of(played.result.gained, seat), priced.par)


def _decision_from(priced: _Priced, turn: OwnTurn) -> Decision:
    seen = turn.observation
    choices = {choice.card: choice for choice in seen.choices}
    cards = [priced.best, *(each.card for each in priced.prices)]
    if len(cards) != len(choices) or choices.keys() != {*cards}:
        raise DamagedReview("the prices are not those of all cards, each once")
    best = choices[priced.best]
    against = None if turn.played == best else hint_about(turn.played, seen)
    advice = Advice(hint_about(best, seen), against, priced.points, priced.prices, opponents_of(seen))
    return decision_of(turn, advice)
