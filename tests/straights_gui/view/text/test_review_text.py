"""What speaks against a choice is said as the engine found it."""

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Discard, Play
from engine.straights.review.game_review import Decision, Reason
from engine.straights.review.reviewer import reason_of
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.review_text import answer_text

Kind = type[Play] | type[Discard]
BEST, PLAYED = Card.parse("9C"), Card.parse("6H")


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    """The sentences are read in English."""
    assert qapp is not None
    set_language("en")


def decision(best: dict[str, object], played: dict[str, object], kind: Kind) -> Decision:
    """A dear choice with these facts, and the reason that the engine finds in them."""
    hints = [
        replace(Hint(kind(0, card), 2), **facts)  # type: ignore[arg-type]  # fields by name
        for card, facts in ((BEST, best), (PLAYED, played))
    ]
    advice = Advice(hints[0], hints[1], 5.0, (Alternative(PLAYED, 4.0, 0.5),))
    reason = reason_of(advice, is_near_tie=False)
    return Decision(0, 1, kind(0, PLAYED), advice, 4.0, 0.5, reason)


@pytest.mark.parametrize(
    "best, played, choice, reason, sentence",
    [
        ({}, {"opened": (Card.parse("5H"),)}, Play, Reason.OPENS_MORE, "6♥ may open 5♥ for others."),
        (
            {"behind": (Card.parse("TC"),)},
            {},
            Play,
            Reason.BRINGS_LESS,
            "9♣ brings more of your own cards nearer than 6♥.",
        ),
        ({}, {"ends_row": True}, Play, Reason.WASTES_SAFE_CARD, "6♥ ends its row: it could have waited."),
        (
            {"points": 9},
            {"points": 6},
            Play,
            Reason.RISKS_POINTS,
            "9♣ costs more than 6♥ if you can't play it later.",
        ),
        ({"points": 2}, {"points": 6}, Discard, Reason.TOO_DEAR, "6♥ costs 6 points, more than 9♣."),
        ({"needed": 3}, {"needed": 1}, Discard, Reason.WORTH_KEEPING, "6♥ was nearer to its row than 9♣."),
    ],
)
def test_the_reason_is_that_of_the_engine(
    best: dict[str, object], played: dict[str, object], choice: Kind, reason: Reason, sentence: str
) -> None:
    """One sentence for each; none where the choices are about as good, or only the moment differs."""
    made = decision(best, played, choice)

    assert reason is made.reason
    assert sentence in answer_text(made, None).split("\n\n")
    for silent in (Reason.NEAR_TIE, Reason.TIMING):
        assert sentence not in answer_text(replace(made, reason=silent), None)
