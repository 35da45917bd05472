"""Ratings: the points given away a round, and the computers that give away about as many."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.statistics.rating import MIN_ROUNDS
from engine.straights.text.levels import level
from engine.text.sentence import Tenths, plural, sentence, signs

if TYPE_CHECKING:
    from engine.straights.statistics.figures import Rival
    from engine.straights.statistics.rating import Rating
    from engine.text.sentence import Sentence, Value


def rating_sentence(rating: Rating | None) -> Sentence:
    """The rating; how many rounds it takes if there is none."""
    if rating is None:
        return plural(
            "RatingPage",
            "Your rating appears after %n reviewed round without hints.",
            "Your rating appears after %n reviewed rounds without hints.",
            MIN_ROUNDS,
        )
    return plural(
        "RatingPage",
        "You give away {price} points a round ({low} to {high}, last round), about as many as"
        " computers of level “{levels}”.",
        "You give away {price} points a round ({low} to {high}, last %n rounds), about as many as"
        " computers of level “{levels}”.",
        rating.rounds,
        price=Tenths(rating.price),
        low=Tenths(rating.low),
        high=Tenths(rating.high),
        levels=levels(rating),
    )


def rival_sentence(rival: Rival) -> Sentence:
    """Who won more games of the player and another one."""
    values: dict[str, Value] = {"name": rival.name, "won": rival.won, "lost": rival.lost}
    if rival.won == rival.lost:
        return sentence("Rivals", "You and {name}: {won} to {lost}", **values)
    if rival.won > rival.lost:
        return sentence("Rivals", "You lead {name} {won} to {lost}", **values)
    return sentence("Rivals", "{name} leads {lost} to {won}", **values)


def strength_sentence(rating: Rating | None) -> Sentence:
    """The computers that the player may be like; how many rounds it takes to know without a rating."""
    if rating is None:
        return rating_sentence(None)
    return sentence(
        "RatingPage",
        "You play like computers of level “{levels}”: {price} points given away a round.",
        levels=levels(rating),
        price=Tenths(rating.price),
    )


def levels(rating: Rating) -> Sentence:
    """The level of the computer that the player is like, or the highest and the lowest that it may be."""
    strongest, weakest = level(rating.strongest.strategy), level(rating.weakest.strategy)
    if strongest == weakest:
        return strongest
    return signs("{strongest} \N{EN DASH} {weakest}", strongest=strongest, weakest=weakest)


def given_away(rating: Rating) -> Sentence:
    """The points that a player gives away, in a few words."""
    return sentence("RatingPage", "{price} points given away a round", price=Tenths(rating.price))
