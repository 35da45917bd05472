"""What speaks against a choice is said as the engine found it."""

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Discard, Play
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.review.reviewer import reason_of
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.hint_text import best_tooltip, cost_text, cost_tooltip
from straights_gui.view.text.review_text import (
    answer_text,
    choice_text,
    place_text,
    price_text,
    same_cards_text,
    signed_text,
    verdict_text,
)

Kind = type[Play] | type[Discard]
BEST, PLAYED = Card.parse("9C"), Card.parse("6H")


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
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


def priced(price: float, sd: float, move: int = 7) -> Decision:
    hint = Hint(Play(0, BEST), 2)
    advice = Advice(hint, Hint(Play(0, PLAYED), 2), 5.0, (Alternative(PLAYED, price, sd),))
    return Decision(0, move, Play(0, PLAYED), advice, price, sd, Reason.TIMING)


def a_round(*prices: tuple[float, float], result: float = -4.0) -> RoundReview:
    """A round whose choices cost so much, each with its standard deviation."""
    return RoundReview(1, tuple(priced(*each) for each in prices), result, 0.0, 0.0)


def test_a_verdict_counts_the_mistakes_of_all_rounds_that_are_shown() -> None:
    """One is singular; who lost without any was unlucky, as far as a single round is looked at."""
    dear, cheap = a_round((4.0, 0.5), (3.0, 0.5)), a_round((4.0, 0.5), (0.1, 0.5))
    clean, unlucky = a_round((0.1, 0.5), result=5.0), a_round((0.1, 0.5), result=-40.0)

    assert "2 mistakes" == verdict_text((dear,)) == verdict_text((cheap, cheap))
    assert "1 mistake" == verdict_text((cheap,)) == verdict_text((unlucky, cheap))
    assert "No mistakes." == verdict_text((clean,)) == verdict_text((unlucky, clean)) == verdict_text(())
    assert "Unlucky, but right." == verdict_text((unlucky,))


def test_prices_are_added_and_their_errors_as_squares() -> None:
    """Twice the standard deviation is told, at least a point."""
    rounds = (a_round((4.2, 3.0)), a_round((1.0, 0.0), (2.0, 4.0)))

    assert "Given away against the others: 7 points, ±10." == price_text(rounds)
    assert "Given away against the others: 1 point, ±1." == price_text((a_round((1.2, 0.1)),))


def test_results_of_the_same_cards_have_their_signs() -> None:
    """Those of others as they become known; that there was help stands below."""
    others = (("Anna", 12), ("par", -3), ("expert", 0))
    told = "The same cards, deal ABC: Anna +12, par \N{MINUS SIGN}3, expert 0"

    assert told == same_cards_text("ABC", others, is_helped=False)
    helped = same_cards_text("ABC", others, is_helped=True)
    assert f"{told}\nYou had help, or a player was exchanged." == helped
    assert "The same cards, deal ABC: …" == same_cards_text("ABC", (), is_helped=False)
    assert ["+1", "\N{MINUS SIGN}1", "0"] == [signed_text(points) for points in (1, -1, 0)]


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

    assert expected == choice_text(made)
    assert "9♣: the best choice" == choice_text(replace(made, played=Play(0, BEST)))
    assert "Round 3, move 7" == place_text(3, made)


def test_an_answer_begins_with_what_was_tried() -> None:
    """Then what was chosen in the game, unless that is the same, or the position is a puzzle."""
    made = priced(4.4, 0.5)
    cost = cost_text(made.advice.alternatives[0])
    game = "In the game: 6♥ instead of 9♣: about 4 points."

    assert ["9♣: the best choice.", game] == answer_text(made, BEST).split("\n\n")[:2]
    assert "9♣: the best choice." == answer_text(made, BEST, is_puzzle=True).split("\n\n")[0]
    assert game not in answer_text(made, BEST, is_puzzle=True)
    assert answer_text(made, PLAYED).startswith(f"{cost}\n\n")
    assert game not in answer_text(made, PLAYED)
    assert answer_text(made, None).startswith(game)


def test_a_price_is_told_with_twice_its_error() -> None:
    """Rounded, but never less than a point; that of the best is what the round is expected to cost."""
    other = Alternative(PLAYED, 4.4, 0.8)
    price = "6♥ costs you about 4 points more against the others."

    assert f"{price} The estimate may be off by 2." == cost_tooltip(other)
    sure = cost_tooltip(replace(other, cost=0.7, error=0.1))
    cheap = "6♥ costs you about 1 point more against the others."
    assert f"{cheap} The estimate may be off by 1." == sure
    assert "The best choice: you can expect about 5 points this round." == best_tooltip(priced(4, 1).advice)
