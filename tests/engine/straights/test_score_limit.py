"""A game to another score: one round, 50, 150 or any number, from the first card to the advice."""

from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, Setup, Variant
from tests.support.playing import play_on


def computers(limit: int, seed: int = 5) -> Session:
    return Session(Setup.of(seed, (Computer(FIRST_LEGAL),) * 4, Variant(score_limit=limit)))


def test_one_round_is_one_round() -> None:
    session = play_on(computers(ONE_ROUND))

    assert (1, True) == (len(session.state.results), session.is_over)


def test_advice_is_given_in_a_game_of_one_round() -> None:
    """The chance to win is that of the round."""
    session = play_on(computers(ONE_ROUND), 12)
    assert session.turn is not None

    advice = advice_for(session.observe(session.turn), Budget(60, 5))

    assert advice is not None
    assert (0.25,) * 4 == win_probabilities((0, 0, 0, 0), ONE_ROUND)
