"""The report of `straights-review`: what it says of a round and of a choice."""

import pytest

from engine.cards.card import Card
from engine.cli.review.program import report_lines
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from engine.straights.review.game_review import Decision, Reason, RoundReview

BEST, OTHER = Card.parse("6S"), Card.parse("8S")


def decision(price: float, sd: float, reason: Reason, played: Card = OTHER) -> Decision:
    """A choice of the first seat between two cards, of which 6S is the best."""
    against = Hint(Play(0, OTHER), 2, opened=(Card.parse("9S"),))
    advice = Advice(Hint(Play(0, BEST), 2), against, 3.0, (Alternative(OTHER, price, sd),))
    return Decision(4, 2, Play(0, played), advice, price, sd, reason)


def round_of(*decisions: Decision, result: float = -4.0) -> RoundReview:
    return RoundReview(3, decisions, result, par=-2.5)


@pytest.mark.parametrize(
    "reason, words",
    [
        (Reason.OPENS_MORE, ". The eight of spades may open the nine of spades for others."),
        (
            Reason.BRINGS_LESS,
            ". The six of spades brings more of your own cards nearer than the eight of spades.",
        ),
        (Reason.WASTES_SAFE_CARD, ". The eight of spades ends its row: it could have waited."),
        (Reason.TIMING, ""),
    ],
)
def test_a_mistake_is_told_with_its_reason(reason: Reason, words: str) -> None:
    """In its round and among what cost most, with two errors and what would have been best."""
    choice = f"move  2: mistake: play 8S instead of play 6S, cost 5.0 +- 2.0{words}"

    assert [
        "Seat 1 (Ann), points against the others:",
        "",
        "Round 3: -4.0 = -2.5 from the cards, +3.5 from the others' choices and luck, 5.0 +- 2.0 given away",
        f"  {choice}",
        "",
        "What cost most:",
        f"  round 3, {choice}",
    ] == list(report_lines(0, (round_of(decision(5.0, 1.0, reason)),), "Ann"))


def test_a_near_tie_is_no_mistake() -> None:
    found = round_of(decision(0.3, 0.4, Reason.NEAR_TIE), result=4.0)
    lines = list(report_lines(0, (found,), "Ann"))

    assert "  move  2: play 8S instead of play 6S, about as good" == lines[3]
    assert "What cost most:" not in lines


def test_bad_luck_is_told_as_such() -> None:
    """The best was played, and the round was lost all the same; the choice itself is not worth a line."""
    lines = list(report_lines(0, (round_of(decision(0.0, 0.0, Reason.BEST, BEST)),), "Ann"))

    assert ["  Unlucky, but right."] == lines[3:]


def test_a_game_whose_first_round_is_still_played_has_nothing_to_review() -> None:
    assert "No round is finished yet." == list(report_lines(1, (), "Bo"))[-1]


def test_what_cost_most_is_told_with_its_round() -> None:
    prices = ((2.0, 9.0), (4.0,), (3.0, 7.0))
    rounds = tuple(
        RoundReview(number, tuple(decision(price, 0.1, Reason.TIMING) for price in each), -1.0, 0.5)
        for number, each in enumerate(prices, 2)
    )
    lines = list(report_lines(3, rounds, "Di"))

    assert [
        f"  round {number}, move  2: mistake: play 8S instead of play 6S, cost {price:.1f} +- 0.2"
        for number, price in ((2, 9.0), (4, 7.0), (3, 4.0))
    ] == lines[lines.index("What cost most:") + 1 :]
    sums = [line for line in lines if line.startswith("Round ")]
    assert [f"{sum(each):.1f}" for each in prices] == [line.split(", ")[2].split()[0] for line in sums]
    listed = lines[: lines.index("What cost most:")]
    counts = [sum("instead of" in line for line in listed[listed.index(one) :]) for one in sums]
    assert [5, 3, 2] == counts  # each choice below its round
    assert "Seat 4 (Di), points against the others:" == lines[0]
