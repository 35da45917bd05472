"""What speaks against a choice is said as the engine found it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Discard, Play
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.review.reviewer import reason_of
from engine.straights.text import reviews
from engine.straights.text.hints import cost
from engine.straights.text.reviews import answer
from engine.text.rendering import render, render_all
from tests.support.playing import cards

Kind = type[Play] | type[Discard]
BEST, PLAYED = Card.parse("9C"), Card.parse("6H")


def paragraphs(decision: Decision, tried: Card | None) -> list[str]:
    return [render_all(each) for each in answer(decision, tried)]


def decision(best: dict[str, object], played: dict[str, object], kind: Kind) -> Decision:
    """A dear choice with these facts, and the reason that the engine finds in them."""
    hints = [
        replace(Hint(kind(0, card), 2), **facts)  # type: ignore[arg-type]  # fields by name
        for card, facts in ((BEST, best), (PLAYED, played))
    ]
    advice = Advice(hints[0], hints[1], 5.0, (Alternative(PLAYED, 4.0, 0.5),))
    reason = reason_of(advice, is_near_tie=False)
    return Decision(0, 1, kind(0, PLAYED), advice, 4.0, 0.5, reason)


FIVE, TEN, BEHIND = cards("5H"), cards("TC"), cards("3H 4H")
SENTENCES = {
    Reason.OPENS_MORE: "6♥ may open 5♥ for others.",
    Reason.BRINGS_LESS: "9♣ brings more of your own cards nearer than 6♥.",
    Reason.WASTES_SAFE_CARD: "6♥ ends its row: it could have waited.",
    Reason.RISKS_POINTS: "9♣ costs more than 6♥ if you can’t play it later.",
    Reason.TOO_DEAR: "6♥ costs 6 points, more than 9♣.",
    Reason.WORTH_KEEPING: "6♥ was nearer to its row than 9♣.",
}
OPENED = "6♥ opened 5♥ to the others."
NOTHING, ONE = "Nothing of yours was behind it.", "Of your cards, only 3♥ was behind it."
COSTS, WOULD_DO = (
    "9♣ costs 9 points if it doesn’t fit later.",
    "You discarded 6 points; 2 points would have done.",
)


@pytest.mark.parametrize(
    "best, played, kind, reason, afterwards",
    [
        ({}, {"opened": FIVE}, Play, Reason.OPENS_MORE, f"{OPENED} {NOTHING}"),
        ({}, {"opened": FIVE, "behind": BEHIND[:1]}, Play, Reason.OPENS_MORE, f"{OPENED} {ONE}"),
        ({}, {"opened": FIVE, "behind": BEHIND}, Play, Reason.OPENS_MORE, OPENED),
        ({"behind": TEN}, {}, Play, Reason.BRINGS_LESS, "9♣ would have brought 10♣ nearer."),
        ({}, {"ends_row": True}, Play, Reason.WASTES_SAFE_CARD, "6♥ could have waited: it ended its row."),
        (
            {"points": 9},
            {"points": 6},
            Play,
            Reason.RISKS_POINTS,
            "9♣ costs 9 points if it doesn’t fit later.",
        ),
        ({"points": 2}, {"points": 6}, Discard, Reason.TOO_DEAR, WOULD_DO),
        ({"needed": 3}, {"needed": 1}, Discard, Reason.WORTH_KEEPING, "6♥ was nearer to its row than 9♣."),
    ],
)
def test_the_reason_is_that_of_the_engine(
    best: dict[str, object], played: dict[str, object], kind: Kind, reason: Reason, afterwards: str
) -> None:
    """One sentence for each, at once and afterwards; none at a near tie, or where only the moment differs."""
    made = decision(best, played, kind)

    assert (reason, afterwards) == (made.reason, render_all(reviews.what_it_did(made)))
    assert Reason.BEST is reason_of(replace(made.advice, against=None), is_near_tie=True)
    assert SENTENCES[reason] in paragraphs(made, None)
    for silent in (Reason.NEAR_TIE, Reason.TIMING):
        assert SENTENCES[reason] not in paragraphs(replace(made, reason=silent), None)


def priced(price: float, sd: float, move: int = 7) -> Decision:
    hint = Hint(Play(0, BEST), 2)
    advice = Advice(hint, Hint(Play(0, PLAYED), 2), 5.0, (Alternative(PLAYED, price, sd),))
    return Decision(0, move, Play(0, PLAYED), advice, price, sd, Reason.TIMING)


def a_round(*prices: tuple[float, float], result: float = -4.0) -> RoundReview:
    """A round whose choices cost so much, each with its standard deviation."""
    return RoundReview(1, tuple(priced(*each) for each in prices), result, 0.0)


@pytest.mark.parametrize(
    "price, sd, expected",
    [
        (4.4, 0.5, "6♥ instead of 9♣: about 4 points"),
        (0.9, 0.1, "6♥ instead of 9♣: about 1 point"),
        (0.51, 0.0, "6♥ instead of 9♣: about 1 point"),
        (4.4, 3.0, "6♥: about as good as 9♣"),
    ],
)
def test_a_choice_is_compared_with_the_best(price: float, sd: float, expected: str) -> None:
    made = priced(price, sd)
    best = replace(made, played=Play(0, BEST))

    assert expected == render(reviews.choice(made))
    assert "9♣: the best choice" == render(reviews.choice(best))
    assert "Round 3, move 7" == render(reviews.place(3, made))


def test_an_answer_begins_with_what_was_tried() -> None:
    made = priced(4.4, 0.5)
    told = render(cost(made.advice.alternatives[0]))
    game = "In the game: 6♥ instead of 9♣, about 4 points."

    assert ["4 points saved: 9♣ is the best choice.", game] == paragraphs(made, BEST)[:2]
    assert "9♣ is the best choice." == paragraphs(priced(4.4, 3.0), BEST)[0]
    assert told == paragraphs(made, PLAYED)[0]
    assert game not in paragraphs(made, PLAYED)
    assert game == paragraphs(made, None)[0]


def reviewed(result: float, par: float, *prices: float) -> RoundReview:
    """A round with this result, of which each price above a point is a mistake."""
    return replace(a_round(*((price, 0.1) for price in prices), result=result), par=par)


@pytest.mark.parametrize(
    "rounds, headline",
    [
        ((reviewed(29, 23.4),), "You beat your cards by 6 points."),
        ((reviewed(-12, -4),), "Unlucky, but right."),
        ((reviewed(7, 12, 0.9),), "5 points short of your cards."),
        ((reviewed(5, 3, 8.0), reviewed(0, 2.4, 2.0)), "As your cards promised."),
    ],
)
def test_what_decided_a_round_is_said_in_a_sentence(rounds: tuple[RoundReview, ...], headline: str) -> None:
    assert headline == render(reviews.headline(rounds))


def test_a_choice_without_a_fact_against_it_is_not_explained() -> None:
    """Only the moment was wrong, or it was the best."""
    assert () == reviews.what_it_did(priced(4.4, 0.5))
    made = decision({}, {"ends_row": True}, Play)
    assert () == reviews.what_it_did(replace(made, advice=replace(made.advice, against=None)))


def test_the_dearest_choice_of_a_game_is_told_with_its_cost() -> None:
    """None where nothing was given away; less than a point is told as one."""
    dearest, *_less = reviews.moments((a_round((2.0, 0.1)), a_round((0.1, 0.5), (21.6, 0.5))))

    assert "about 22 points" == render(reviews.about_cost(dearest))
    assert "about 1 point" == render(reviews.about_cost(priced(0.51, 0.1)))
    assert () == reviews.moments((a_round((0.0, 0.5)),))


A_PRICE = st.tuples(st.floats(0, 30), st.floats(0, 5))


@given(st.lists(st.lists(A_PRICE, max_size=13), min_size=1, max_size=4), st.floats(-60, 60))
def test_what_is_told_together_adds_up(prices: list[list[tuple[float, float]]], result: float) -> None:
    """The list with its last line and the bar of the choices are one sum; so are the bars.

    A near tie is told as no cost: all of these together are rounded once.
    """
    rounds = tuple(a_round(*each, result=result) for each in prices)
    flat = [each for one in prices for each in one]
    told = [max(1, round(price)) for price, sd in flat if price >= max(0.5, 2 * sd)]
    ties = [round(sum(price for price, sd in one if price < max(0.5, 2 * sd))) for one in prices]
    cost = sum(told) + sum(ties)
    listed = [*map(reviews.choice, reviews.moments(rounds)), reviews.other_choices(rounds)]
    cards, choices, rest = (points for _name, points in reviews.result_parts(rounds))

    assert -cost == choices
    assert cost == sum(points_in(render(each)) for each in listed if each is not None)
    assert reviews.difference(cards + choices + rest) == reviews.result_total(rounds)
    assert sorted(told)[-1:] == [each.cost_in_points for each in reviews.moments(rounds)[:1]]


def points_in(text: str) -> int:
    return sum(map(int, re.findall(r"(\d+) points?", text)))


@pytest.mark.parametrize(
    "count, words", [(3, "3 points better"), (-1, "1 point worse"), (0, "no difference")]
)
def test_a_difference_is_told_in_words(count: int, words: str) -> None:
    assert words == render(reviews.difference(count))
    promise = f"These cards: {words} than average." if count else "These cards are average."
    assert promise == render(reviews.promise(count + 0.3))
