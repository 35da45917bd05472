"""Ratings: the points given away a round, and the computer that gives away about as many."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.statistics.rating import MIN_ROUNDS
from engine.straights.text.levels import level
from engine.straights.text.sentence import Tenths, sentence

if TYPE_CHECKING:
    from engine.straights.statistics.rating import Rating
    from engine.straights.text.sentence import Sentence


def rating_sentence(rating: Rating | None) -> Sentence:
    """The rating; how many rounds it takes if there is none."""
    if rating is None:
        return sentence(
            "RatingPage",
            "Your rating appears after {count} reviewed rounds without hints.",
            count=MIN_ROUNDS,
        )
    return sentence(
        "RatingPage",
        "You give away {price} points a round ({low} to {high}, last {count} rounds), about as many as the"
        " computer “{level}”.",
        price=Tenths(rating.price),
        low=Tenths(rating.low),
        high=Tenths(rating.high),
        count=rating.rounds,
        level=level(rating.band.strategy),
    )


def strength_sentence(rating: Rating | None) -> Sentence:
    """The computer that the player is like; how many rounds it takes to know if there is no rating."""
    if rating is None:
        return rating_sentence(None)
    return sentence(
        "RatingPage",
        "You play like “{level}”: {result}.",
        level=level(rating.band.strategy),
        result=given_away(rating),
    )


def given_away(rating: Rating) -> Sentence:
    """The points that a player gives away, in a few words."""
    return sentence("RatingPage", "{price} points given away a round", price=Tenths(rating.price))
