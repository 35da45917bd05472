"""The rating and the levels of computers, in English."""

from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.descriptions import description
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, rating_sentence, strength_sentence
from engine.straights.text.rendering import render


def test_a_rating_names_the_computer_that_gives_away_as_much() -> None:
    """With too few rounds, how many it takes."""
    rounds = [RatedRound(price, 9, is_known=True) for price in (1.0, 3.0, 5.0, 6.0, 0.0, 3.0) * 2]
    rating = rating_of(rounds)
    assert rating is not None

    assert "Your rating appears after 10 reviewed rounds without hints." == render(rating_sentence(None))
    assert (
        "You give away 3.0 points a round (1.6 to 4.4, last 12 rounds), about as many as the computer"
        " “very hard”."
    ) == render(rating_sentence(rating))
    assert "3.0 points given away a round" == render(given_away(rating))
    assert "You play like “very hard”: 3.0 points given away a round." == render(strength_sentence(rating))
    assert rating_sentence(None) == strength_sentence(None)


def test_levels_are_those_of_the_registry() -> None:
    """An unknown strategy is called by its own name."""
    for name, info in STRATEGIES.items():
        assert (info.level, info.description) == (render(level(name)), render(description(name)))
    assert ("mine", "") == (render(level("mine")), render(description("mine")))
