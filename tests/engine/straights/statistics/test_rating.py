"""The rating: points given away a round, how sure that is, and which computer is alike."""

import pytest

from engine.straights.statistics.figures import SHOWN
from engine.straights.statistics.rating import BANDS, MIN_ROUNDS, ROUNDS, Rating, rating_line, rating_of


@pytest.mark.parametrize(
    "count",
    [0, 1, MIN_ROUNDS - 1, MIN_ROUNDS, MIN_ROUNDS + 1, ROUNDS - 1, ROUNDS, ROUNDS + 1, SHOWN + ROUNDS],
)
def test_a_rating_is_the_mean_of_the_last_fifty_rounds_from_the_tenth_round_on(count: int) -> None:
    """The line has a point for each round from then on."""
    prices = tuple(float(number) for number in range(count))
    rating, line = rating_of(prices), rating_line(prices)

    assert min(max(count - MIN_ROUNDS + 1, 0), SHOWN) == len(line)
    assert (count >= MIN_ROUNDS) is (rating is not None)
    if rating is not None:
        last = prices[-ROUNDS:]
        assert (len(last), line[-1]) == (rating.rounds, rating.price)
        assert pytest.approx(sum(last) / len(last)) == rating.price
        assert 0.0 <= rating.low <= rating.price <= rating.high


def test_the_interval_follows_from_the_spread() -> None:
    """95 %: Student's 2.09 standard deviations of the mean on both sides for 20 rounds, not below nought."""
    rating, wide = rating_of((2.0, 4.0) * 10), rating_of((*(0.0,) * (MIN_ROUNDS - 1), 20.0))

    assert rating is not None
    assert wide is not None
    assert (3.0 - 0.480, 3.0 + 0.480) == pytest.approx((rating.low, rating.high), abs=0.0005)
    assert 0.0 == wide.low


@pytest.mark.parametrize("number", range(len(BANDS)))
def test_who_gives_away_as_much_as_a_computer_is_in_its_band(number: int) -> None:
    """It begins and ends half-way to its neighbours'; the first at nothing, and the last has no end."""
    prices = [-BANDS[0].price, *(band.price for band in BANDS), 1000.0]
    below, price, above = prices[number : number + 3]
    least, most = (below + price) / 2, (price + above) / 2

    assert [BANDS[number]] * 3 == [
        Rating(each, each, each, MIN_ROUNDS).band for each in (least + 0.001, price, most)
    ]
