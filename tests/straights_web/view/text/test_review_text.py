"""Reviews in words are those of the window: the same sentences for the same choices, in each language."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Discard, Play
from engine.straights.protocol.values import ADVICE
from engine.straights.review.game_review import Decision, Reason, RoundReview
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.review.state import luck_of
from straights_gui.view.text.review_text import (
    answer_text,
    choice_text,
    place_text,
    price_text,
    signed_text,
    verdict_text,
)
from tests.support.javascript import call, needs_node

pytestmark = needs_node

SIX, NINE = Play(0, Card.parse("6H")), Play(0, Card.parse("9C"))
ACE, KING = Discard(0, Card.parse("AH")), Discard(0, Card.parse("KC"))
DEAR = Advice(
    Hint(SIX, 2, opened=(Card.parse("5H"),)),
    Hint(NINE, 2, opened=(Card.parse("TC"),), points=9),
    12.4,
    (Alternative(NINE.card, 4.2, 0.6),),
)
DECISIONS = (
    Decision(0, 1, SIX, Advice(DEAR.hint, None, 12.4, DEAR.alternatives), 0.0, 0.0, Reason.BEST),
    Decision(8, 9, NINE, DEAR, 4.2, 0.6, Reason.OPENS_MORE),
    Decision(
        40,
        41,
        KING,
        Advice(Hint(ACE, 2, points=1), Hint(KING, 2, points=13), 3.2, (Alternative(KING.card, 0.2, 0.4),)),
        0.2,
        0.4,
        Reason.NEAR_TIE,
    ),
    *(Decision(8, 9, NINE, DEAR, 4.2, 0.6, reason) for reason in tuple(Reason)[2:]),
)
ROUNDS = (
    RoundReview(2, DECISIONS, 7.2, 3.1, 0.6),
    RoundReview(3, DECISIONS[:1], -9.1, -4.2, 0.6),
)


def as_told(review: RoundReview) -> dict[str, object]:
    return {
        "number": review.number,
        "decisions": [
            {
                "move": each.move,
                "played": str(each.played.card),
                "price": each.price,
                "sd": each.sd,
                "mistake": each.is_mistake,
                "near_tie": each.is_near_tie,
                "reason": each.reason.value,
                **ADVICE.writer(each.advice),
            }
            for each in review.decisions
        ],
        "luck": {
            "price": review.price,
            "price_sd": review.price_sd,
            "par": review.par,
            "result": review.result,
            "unlucky": review.is_unlucky_but_right,
        },
    }


def window_texts() -> list[str]:
    luck = luck_of(ROUNDS)
    return [
        verdict_text(ROUNDS),
        verdict_text(ROUNDS[1:]),
        price_text(ROUNDS),
        *(f"{place_text(2, each)} {choice_text(each)}" for each in DECISIONS),
        *(answer_text(each, None) for each in DECISIONS),
        *(answer_text(each, each.best.card) for each in DECISIONS),
        *map(signed_text, (luck.cards, luck.choices, luck.rest, luck.result)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_read_as_in_the_window(qapp: QApplication, language: str) -> None:
    """A mistake, a near-tie, the best, "unlucky, but right", and the sum of luck and skill."""
    assert qapp is not None
    set_language(language)
    try:
        expected = window_texts()
    finally:
        set_language("en")

    told = [as_told(each) for each in ROUNDS]
    assert expected == call("tests/support/web/compared.mjs", "reviewTexts", told, language=language)
