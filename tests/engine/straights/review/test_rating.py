"""The rating: points given away a round, how sure that is, and which computer is alike."""

import pytest

from engine.straights.review.rating import BANDS, MIN_ROUNDS, ROUNDS, rating_line, rating_of


def test_a_rating_looks_back_fifty_rounds() -> None:
    """What came before no longer counts; after few rounds nothing is said."""
    rating = rating_of((90.0,) * 30 + (2.0, 4.0) * (ROUNDS // 2))

    assert rating is not None
    assert (ROUNDS, 3.0) == (rating.rounds, rating.price)
    assert rating_of((1.0,) * (MIN_ROUNDS - 1)) is None


def test_the_interval_follows_from_the_spread() -> None:
    """95 %: Student's 2.09 standard deviations of the mean on both sides for 20 rounds, not below nought."""
    rating, wide = rating_of((2.0, 4.0) * 10), rating_of((*(0.0,) * (MIN_ROUNDS - 1), 20.0))

    assert rating is not None
    assert wide is not None
    assert (3.0 - 0.480, 3.0 + 0.480) == pytest.approx((rating.low, rating.high), abs=0.0005)
    assert 0.0 == wide.low


@pytest.mark.parametrize("number", range(len(BANDS)))
def test_who_gives_away_as_much_as_a_computer_is_in_its_band(number: int) -> None:
    """The bands meet half-way between two computers."""
    band = BANDS[number]
    rating = rating_of((band.price,) * MIN_ROUNDS)

    assert rating is not None
    assert band == rating.band
    assert [each.price for each in BANDS] == sorted(each.price for each in BANDS)


def test_the_line_has_a_point_a_round() -> None:
    """From the first round on of which something can be said."""
    assert (1.0,) * 3 == rating_line((1.0,) * (MIN_ROUNDS + 2))
    assert () == rating_line((1.0,))
