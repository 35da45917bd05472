"""Chances to win from the scores: what anybody would expect of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.advice.win_probability import win_probabilities

SCORES = st.lists(st.integers(0, 79), min_size=4, max_size=4)


@given(SCORES)
def test_chances_add_up_to_one_and_follow_the_order_of_scores(scores: list[int]) -> None:
    """Whoever has fewer points has the better chance; equals have the same."""
    chances = win_probabilities(scores, 80)

    assert 1.0 == pytest.approx(sum(chances))
    for one in range(4):
        for other in range(4):
            assert (scores[one] < scores[other]) == (chances[one] > chances[other])


@given(SCORES, st.integers(80, 120))
def test_when_the_game_is_over_the_lowest_have_won(scores: list[int], last: int) -> None:
    """Ties share."""
    scores[2] = last
    lowest = [score for score in scores if score == min(scores)]

    expected = tuple(1 / len(lowest) if score == min(scores) else 0.0 for score in scores)
    assert expected == win_probabilities(scores, 80)


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    """Ten points ahead after one round, or after five."""
    assert win_probabilities((10, 20, 20, 20), 80)[0] < win_probabilities((60, 70, 70, 70), 80)[0]


def test_a_longer_game_is_longer_open() -> None:
    """The same scores in a game to 200."""
    assert win_probabilities((60, 70, 70, 70), 200)[0] < win_probabilities((60, 70, 70, 70), 80)[0]
