"""Glicko-2 as in the paper's example."""

import pytest

from engine.glicko2 import Glicko


def test_the_example_of_the_paper() -> None:
    player = Glicko(1500, 200, 0.06)
    results = ((Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0))
    after = player.after(results)

    assert (1464.06, 151.52) == pytest.approx((after.rating, after.deviation), abs=0.01)
    assert pytest.approx(0.05999, abs=0.00001) == after.volatility


def test_a_great_surprise_makes_the_strength_more_volatile() -> None:
    """Where the difference is greater than its error explains."""
    player, strong = Glicko(1500, 50), Glicko(2500, 50)
    surprised, confirmed = player.after(((strong, 1.0),)), player.after(((strong, 0.0),))

    assert surprised.volatility > player.volatility > confirmed.volatility
    assert surprised.rating > player.rating > confirmed.rating
