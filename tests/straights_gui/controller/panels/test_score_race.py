"""What the score race is told: the rounds that are over, and who may win."""

from engine.fast_dataclass import replace
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.session import Session
from engine.straights.setup import Variant
from straights_gui.controller.panels.score_race import score_race_state
from straights_gui.view.score_race.state import ScoreRaceState
from tests.support.playing import play_on
from tests.support.window.player import game

NAMES = tuple(seat.name for seat in game().setup.seats)


def test_the_scores_are_those_of_all_rounds_that_are_over() -> None:
    setup = replace(game().setup, variant=Variant(score_limit=150))
    session = play_on(Session(setup), 130)
    results = session.observe(2).results
    scores = tuple(result.scores for result in results)
    assert 2 == len(scores)

    chances = win_probabilities(scores[-1], 150)
    assert ScoreRaceState(NAMES, scores, 150, chances, 2) == score_race_state(session.observe(2))
    assert ScoreRaceState(NAMES, (), 80, (0.25,) * 4) == score_race_state(game().observe(None))
