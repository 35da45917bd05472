"""The review just below, at and just above each number that docs/review.md names, and at nothing."""

import pytest

from engine.fast_dataclass import replace
from engine.straights.commands import Play
from engine.straights.review.game_review import Decision, RoundReview, moments_of
from engine.straights.review.own_turns import played_rounds
from engine.straights.review.par import ahead_of
from engine.straights.review.rating import BANDS, MIN_ROUNDS, ROUNDS, Rating, rating_line, rating_of
from engine.straights.review.reviewer import review_round, review_turn
from engine.straights.session import Session
from engine.straights.setup import Setup
from tests.support.playing import HUMANS, play_on

LEAST = 0.001


@pytest.fixture(scope="module")
def bad() -> Decision:
    """A choice that was not the best of its turn."""
    session = play_on(Session(Setup.of(3, HUMANS)), 52)
    for turn in [turn for seat in range(4) for turn in next(iter(played_rounds(session, seat))).turns]:
        decision = review_turn(turn, 60)
        if not decision.is_best and isinstance(decision.played, Play):
            return decision
    raise AssertionError


@pytest.mark.parametrize(
    "price, sd, expected",
    [
        (0.0, 0.0, False),
        (1.0 - LEAST, 0.0, False),
        (1.0, 0.0, False),
        (1.0 + LEAST, 0.0, True),
        (2.0 - LEAST, 0.5, False),
        (2.0, 0.5, False),
        (2.0 + LEAST, 0.5, True),
        (1.5, 0.5, False),
    ],
)
def test_a_mistake_costs_more_than_a_point_even_with_two_errors_taken_off(
    bad: Decision, price: float, sd: float, *, expected: bool
) -> None:
    """A point exactly is none."""
    assert expected is replace(bad, price=price, sd=sd).is_mistake


@pytest.mark.parametrize(
    "cost, error, expected",
    [
        (0.0, 0.0, True),
        (0.5 - LEAST, 0.0, True),
        (0.5, 0.0, False),
        (0.5 + LEAST, 0.0, False),
        (2.0 - LEAST, 1.0, True),
        (2.0, 1.0, False),
        (2.0 + LEAST, 1.0, False),
        (0.5 - LEAST, 0.1, True),
    ],
)
def test_a_near_tie_costs_less_than_half_a_point_or_than_two_errors(
    bad: Decision, cost: float, error: float, *, expected: bool
) -> None:
    """Of an alternative, and of a choice that was made."""
    alternative = replace(bad.advice.alternatives[0], cost=cost, error=error)
    played = replace(alternative, card=bad.played.card)
    decision = replace(bad, price=cost, sd=error, advice=replace(bad.advice, alternatives=(played,)))

    assert expected is alternative.is_near_tie
    assert expected is decision.is_near_tie


@pytest.mark.parametrize("count", range(6))
def test_the_dearest_moments_are_three_at_most_and_no_near_ties(bad: Decision, count: int) -> None:
    """The dearest first, in whatever order they come."""
    prices = [4.0, 9.0, 6.0, 5.0, 7.0][:count]
    alternative = replace(bad.advice.alternatives[0], card=bad.played.card, error=0.0)
    decisions = [
        replace(
            bad,
            price=price,
            sd=0.0,
            advice=replace(bad.advice, alternatives=(replace(alternative, cost=price),)),
        )
        for price in [*prices, 0.1]
    ]

    assert sorted(prices, reverse=True)[:3] == [each.price for each in moments_of(decisions)]


@pytest.mark.parametrize(
    "result, price, expected",
    [
        (-3.0 - LEAST, 0.0, True),
        (-3.0, 0.0, False),
        (-3.0 + LEAST, 0.0, False),
        (0.0, 0.0, False),
        (3.0 + LEAST, 0.0, False),
        (-4.0, 2.0 - LEAST, True),
        (-4.0, 2.0, False),
        (-4.0, 2.0 + LEAST, False),
    ],
)
def test_unlucky_but_right_fell_more_than_three_points_behind_and_gave_less_than_two(
    bad: Decision, result: float, price: float, *, expected: bool
) -> None:
    """Two choices without a mistake, since their errors are large; with one there is no such round."""
    parts = tuple(replace(bad, price=price / 2, sd=5.0) for _ in range(2))
    review = RoundReview(1, parts, result, 0.0, 0.5)
    wrong = replace(review, decisions=(*parts, replace(bad, price=1.0 + LEAST, sd=0.0)))

    assert (expected, False) == (review.is_unlucky_but_right, wrong.is_unlucky_but_right)


def test_a_round_adds_up_and_its_errors_add_as_squares(bad: Decision) -> None:
    """Result = par - price + rest; errors of 3 and 4 make 5."""
    review = RoundReview(
        1, (replace(bad, price=2.0, sd=3.0), replace(bad, price=5.0, sd=4.0)), -3.0, 6.0, 0.5
    )

    assert (7.0, 5.0) == (review.price, review.price_sd)
    assert review.result == review.par - review.price + review.rest


@pytest.mark.parametrize(
    "count", [0, 1, MIN_ROUNDS - 1, MIN_ROUNDS, MIN_ROUNDS + 1, ROUNDS - 1, ROUNDS, ROUNDS + 1, 3 * ROUNDS]
)
def test_a_rating_needs_ten_rounds_and_looks_at_fifty(count: int) -> None:
    """The last ones; the line has a point from the tenth on."""
    prices = tuple(float(number) for number in range(count))
    rating, line = rating_of(prices), rating_line(prices)

    assert max(count - MIN_ROUNDS + 1, 0) == len(line)
    assert (count >= MIN_ROUNDS) is (rating is not None)
    if rating is not None:
        last = prices[-ROUNDS:]
        assert len(last) == rating.rounds
        assert pytest.approx(sum(last) / len(last)) == rating.price
        assert rating.price == line[-1]
        assert 0.0 <= rating.low <= rating.price <= rating.high


@pytest.mark.parametrize("number", range(len(BANDS) - 1))
def test_a_band_ends_half_way_to_the_next(number: int) -> None:
    """Up to there, and no further."""
    here, there = BANDS[number], BANDS[number + 1]
    half = (here.price + there.price) / 2

    assert pytest.approx(half) == here.most
    bands = [
        Rating(price, price, price, MIN_ROUNDS).band
        for price in (here.most - LEAST, here.most, here.most + LEAST)
    ]
    assert [here, here, there] == bands


def test_the_first_band_begins_at_nothing_and_the_last_never_ends() -> None:
    """However well or badly somebody plays."""
    assert BANDS[0] == Rating(0.0, 0.0, 0.0, MIN_ROUNDS).band
    assert BANDS[-1] == Rating(1_000.0, 0.0, 0.0, MIN_ROUNDS).band


@pytest.mark.parametrize(
    "points, seat, expected",
    [((0, 0, 0, 0), 0, 0.0), ((10, 4, 0, 8), 1, 2.0), ((10, 4, 0, 9), 2, 23 / 3), ((30, 0, 0, 0), 0, -30.0)],
)
def test_ahead_is_less_than_the_mean_of_the_three_others(
    points: tuple[int, ...], seat: int, expected: float
) -> None:
    """Points are bad, so fewer are ahead."""
    assert expected == pytest.approx(ahead_of(points, seat))


@pytest.mark.parametrize("moves, rounds", [(0, 0), (51, 0), (52, 1), (53, 1), (103, 1), (104, 2), (105, 2)])
def test_a_round_is_reviewed_once_its_last_card_was_played(moves: int, rounds: int) -> None:
    """Not one card earlier; turns without a choice are none."""
    session = play_on(Session(Setup.of(3, HUMANS)), moves)
    played = [*played_rounds(session, 2)]

    assert [*range(1, rounds + 1)] == [each.number for each in played]
    assert [52 * number for number in range(1, rounds + 1)] == [each.end for each in played]
    for each in played:
        assert all(turn.observation.forced is None for turn in each.turns)
        assert all(session.actions[turn.action] == turn.played for turn in each.turns)
        assert [*each.turns] == sorted(each.turns, key=lambda turn: turn.action)


def test_the_review_of_a_round_has_its_number_its_result_and_a_price_a_choice() -> None:
    """Prices are not below nothing, and the best choice costs nothing."""
    session = play_on(Session(Setup.of(3, HUMANS)), 104)
    for played in played_rounds(session, 1):
        review = review_round(played, 1, 40)
        gained = session.state.results[played.number - 1].gained

        assert (played.number, len(played.turns)) == (review.number, len(review.decisions))
        assert pytest.approx((gained[0] + gained[2] + gained[3]) / 3 - gained[1]) == review.result
        assert all(each.price >= 0.0 for each in review.decisions)
        assert all(each.price == 0.0 for each in review.decisions if each.is_best)
        moves = [each.action - 52 * (played.number - 1) + 1 for each in review.decisions]
        assert moves == [each.move for each in review.decisions]
