"""The rating and the levels of computers, in English."""

import pytest

from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.descriptions import description
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence, strength_sentence
from engine.straights.text.rendering import render


@pytest.mark.parametrize(
    "prices, range_, short, long",
    [
        ((2.5, 3.5), "2.8 to 3.2", "very hard", "the computer “very hard”"),
        (
            (0.0, 3.0, 5.0, 7.0, 0.0, 3.0),
            "1.9 to 4.1",
            "expert \N{EN DASH} very hard",
            "a computer from “expert” to “very hard”",
        ),
    ],
)
def test_a_rating_names_a_computer_only_if_it_is_certain(
    prices: tuple[float, ...], range_: str, short: str, long: str
) -> None:
    """Otherwise the strongest and the weakest that the player may be like."""
    rating = rating_of([RatedRound(price, 9, is_known=True) for price in prices * (24 // len(prices))])
    assert rating is not None

    assert f"You give away 3.0 points a round ({range_}, last 24 rounds), about as many as {long}." == render(
        rating_sentence(rating)
    )
    assert "3.0 points given away a round" == render(given_away(rating))
    assert f"You play like {long}: 3.0 points given away a round." == render(strength_sentence(rating))
    assert short == render(levels(rating))


def test_without_a_rating_it_is_told_how_many_rounds_it_takes() -> None:
    assert ["Your rating appears after 20 reviewed rounds without hints."] * 2 == [
        render(each(None)) for each in (rating_sentence, strength_sentence)
    ]


def test_levels_are_those_of_the_registry() -> None:
    for name, info in STRATEGIES.items():
        assert (info.level, info.description) == (render(level(name)), render(description(name)))
    assert ("mine", "") == (render(level("mine")), render(description("mine")))
