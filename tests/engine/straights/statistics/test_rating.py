"""The ratings: points given away a round, and which computer is alike."""

from collections.abc import Sequence

import pytest

from engine.straights.statistics.figures import SHOWN, RatedRound
from engine.straights.statistics.rating import (
    MIN_ROUNDS,
    ROUNDS,
    STRATEGIES,
    Rating,
    bands_of,
    rating_line,
    rating_of,
)

KINDS = [(number, is_known) for is_known in (True, False) for number in (1, 2, 3, 9)]
FIRST, LATER = (1, False), (9, False)


def rounds(prices: Sequence[float], kind: tuple[int, bool] = LATER) -> list[RatedRound]:
    return [RatedRound(price, *kind) for price in prices]


@pytest.mark.parametrize(
    "count",
    [0, 1, MIN_ROUNDS - 1, MIN_ROUNDS, MIN_ROUNDS + 1, ROUNDS - 1, ROUNDS, ROUNDS + 1, SHOWN + ROUNDS],
)
def test_a_rating_is_the_mean_of_the_last_fifty_rounds_from_the_twentieth_round_on(count: int) -> None:
    """The line has a point for each round from then on."""
    prices = tuple(float(number) for number in range(count))
    rating, line = rating_of(rounds(prices)), rating_line(rounds(prices))

    assert min(max(count - MIN_ROUNDS + 1, 0), SHOWN) == len(line)
    assert (count >= MIN_ROUNDS) is (rating is not None)
    if rating is not None:
        last = prices[-ROUNDS:]
        assert len(last) == rating.rounds
        assert [sum(last) / len(last)] * 2 == pytest.approx([line[-1], rating.price])
        assert 0.0 <= rating.low <= rating.price <= rating.high


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(len(STRATEGIES)))
def test_who_gives_away_as_much_as_a_computer_is_in_its_band(number: int, kind: tuple[int, bool]) -> None:
    """It begins and ends half-way to its neighbours'; the first at nothing, and the last has no end."""
    bands = bands_of(rounds((0.0,), kind))
    prices = [-bands[0].price, *(band.price for band in bands), 1000.0]
    below, price, above = prices[number : number + 3]
    least, most = (below + price) / 2, (price + above) / 2

    assert [STRATEGIES[number]] * 3 == [
        Rating(each, each, each, MIN_ROUNDS, bands).strongest.strategy
        for each in (least + 0.001, price, most)
    ]


def test_a_computer_is_rated_as_itself_in_whatever_rounds_it_plays() -> None:
    """Where its price is that of another one elsewhere, too; the line of a mixture is straight."""
    blocker = STRATEGIES.index("blocker")
    first, later = ([*bands_of(rounds((0.0,), kind))][blocker].price for kind in (FIRST, LATER))
    mixed = rounds((first,) * ROUNDS, FIRST) + rounds((later,) * ROUNDS, LATER)
    ratings = [rating_of(mixed[:end]) for end in range(ROUNDS, len(mixed) + 1, 10)]

    assert first < 0.7 * later
    assert {"blocker"} == {each.strongest.strategy for each in ratings if each is not None}
    assert pytest.approx([later] * len(rating_line(mixed))) == [*rating_line(mixed)]
