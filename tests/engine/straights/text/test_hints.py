"""What is said of each choice, in English, as it is shown and as it is spoken."""

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Choice, Discard, Play
from engine.straights.text.hints import (
    choice_with_reason,
    cost,
    mark,
    reasons,
    recommendation,
    whole_advice,
    why,
)
from engine.text.rendering import render, render_all
from tests.support.playing import cards

EIGHT, SIX = Play(0, Card.parse("8S")), Play(0, Card.parse("6H"))
KING = Discard(0, Card.parse("KC"))


@pytest.mark.parametrize(
    "hint, expected",
    [
        (Hint(EIGHT, 1), "8♠ is the only card you can play."),
        (Hint(EIGHT, 3, behind=cards("9S TS")), "Play 8♠: it brings 9♠ nearer and opens nothing."),
        (
            Hint(EIGHT, 3, behind=cards("9S"), opened=cards("6S")),
            "Play 8♠: it brings 9♠ nearer, but may open 6♠.",
        ),
        (Hint(EIGHT, 3, ends_row=True), "Play 8♠: it ends its row and opens nothing."),
        (Hint(EIGHT, 3), "Play 8♠: it opens nothing."),
        (
            Hint(EIGHT, 3, opened=cards("6S 9S"), points=8),
            "Play 8♠, or risk 8 points; it may open 6♠ and 9♠.",
        ),
        (Hint(KING, 1), "K♣ is your last card, and it doesn’t fit."),
        (Hint(KING, 3, points=1, cheaper=2), "Discard K♣ for 1 point: keep your cheaper cards."),
        (Hint(KING, 3, needed=1), "Discard K♣: your cheapest card, and 1 card away from its row."),
        (Hint(KING, 3), "Discard K♣: it is your cheapest card."),
    ],
)
def test_a_choice_is_recommended_with_its_reason(hint: Hint, expected: str) -> None:
    assert expected == render(choice_with_reason(hint))


@pytest.mark.parametrize("choice", [EIGHT, KING])
def test_a_card_without_a_choice_has_no_reason_that_would_say_the_same_again(choice: Choice) -> None:
    assert () == why(Advice(Hint(choice, 1), None, 12.4, ()))


DEAR, NEAR = Alternative(SIX.card, 4.4, 0.3), Alternative(Card.parse("9H"), 0.2, 0.4)


@pytest.mark.parametrize(
    "choice, against, said",
    [
        (EIGHT, Hint(SIX, 3, opened=cards("5H")), "6♥ opens 5♥ to the others. Nothing of yours is behind."),
        (EIGHT, Hint(SIX, 3, behind=cards("4H"), opened=cards("5H")), "6♥ opens 5♥ to the others."),
        (EIGHT, Hint(SIX, 3), ""),
        (KING, Hint(Discard(0, SIX.card), 3, points=6), "The card alone is 6 points."),
        (KING, Hint(Discard(0, SIX.card), 3, points=1), ""),
    ],
)
def test_the_worst_choice_is_told_with_its_cost(choice: Choice, against: Hint, said: str) -> None:
    hint = Hint(choice, 3, points=1)
    reason = render(choice_with_reason(hint))
    told = f"{reason} 6♥ costs you about 4 points more against the others. {said}"

    assert told.strip() == render_all(reasons(Advice(hint, against, 12.4, (DEAR,))))
    near = Alternative(SIX.card, 0.2, 0.4)
    assert reason == render_all(reasons(Advice(hint, against, 12.4, (near,))))


@pytest.mark.parametrize(
    "choice, against, other, said",
    [
        (
            EIGHT,
            Hint(SIX, 3, opened=cards("5H")),
            DEAR,
            "6♥ opens 5♥ to the others. Nothing of yours is behind.",
        ),
        (EIGHT, Hint(SIX, 3, opened=cards("5H")), Alternative(SIX.card, 0.2, 0.4), ""),
        (EIGHT, Hint(SIX, 3), DEAR, ""),
        (KING, Hint(Discard(0, SIX.card), 3, points=6), DEAR, ""),
    ],
)
def test_why_is_said_in_a_line(choice: Choice, against: Hint, other: Alternative, said: str) -> None:
    """What the worst card opens, else what is good about the best; the costs stand on the cards."""
    hint = Hint(choice, 3, points=1)
    told = render_all(why(Advice(hint, against, 12.4, (other,), opponents=("expert", None, None))))

    assert (said or render(choice_with_reason(hint))) == told
    assert 61 >= len(told)


def test_whoever_listens_hears_each_cost_once() -> None:
    """Of two that are about as good both are named, and the reason for the first follows."""
    advice = Advice(Hint(EIGHT, 3), Hint(SIX, 3), 12.4, (DEAR, NEAR))

    assert "Play 8♠ or 9♥: both are about equally good." == render(recommendation(advice))
    assert [
        "Play the eight of spades or the nine of hearts: both are about equally good.",
        "Play the eight of spades: it opens nothing.",
        "The best choice: you can expect about 12 points this round.",
        "The six of hearts costs you about 4 points more against the others.",
        "The nine of hearts is about equally good.",
    ] == [render(each, in_words=True) for each in whole_advice(advice)]
    assert "6♥ costs you about 1 point more against the others." == render(
        cost(Alternative(SIX.card, 0.6, 0.1))
    )


@pytest.mark.parametrize("choice, said", [(EIGHT, "Play 8♠"), (KING, "Discard K♣")])
def test_a_recommendation_names_what_is_as_good_or_what_the_dearest_costs(choice: Choice, said: str) -> None:
    """The cards themselves are marked with the same costs."""
    others = (NEAR, replace(NEAR, card=SIX.card), replace(DEAR, card=Card.parse("TD")))
    told = [recommendation(Advice(Hint(choice, 4), None, 5.0, each)) for each in ((DEAR,), (NEAR,), others)]

    assert [
        f"{said}. 6♥ costs about 4.",
        f"{said} or 9♥: both are about equally good.",
        f"{said}. Others are about as good.",
    ] == [*map(render, told)]
    advice = Advice(Hint(choice, 4), None, 5.0, (*others, replace(DEAR, cost=9.0)))
    tried = [recommendation(advice, card) for card in (DEAR.card, others[2].card)]
    assert [f"{said}. 6♥ costs about 9.", f"{said}. 10♦ costs about 4."] == [*map(render, tried)]
    assert ["as good", "as good", "costs 4"] == [render(mark(each)) for each in others]


@pytest.mark.parametrize(
    "opponents, expected",
    [
        (("highest", "locker", "blocker"), "Computed against “medium”, “hard” and “very hard”."),
        (
            ("highest", None, "blocker"),
            "Computed against “medium”, an unknown player and “very hard”.",
        ),
        (("first-legal",) * 3, "Computed against three computers of the level “very easy”."),
        ((None, None, None), "Computed for opponents of unknown strength."),
    ],
)
def test_the_reasons_end_with_the_opponents_of_the_prices(
    opponents: tuple[str | None, ...], expected: str
) -> None:
    advice = Advice(Hint(Play(0, Card.parse("6H")), 2), None, 12.4, (), opponents)

    assert expected == render(reasons(advice)[-1])
