"""What the score race is told: the rounds whose results were shown, and who may win."""

from engine.fast_dataclass import replace
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.session import Session
from engine.straights.setup import Variant
from straights_gui.controller.panels.score_race import score_race_state
from straights_gui.view.score_race.state import ScoreRaceState
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, at_turn, game

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


def rows(player: Player) -> str:
    return player.program.window.score_race.panel.plot.accessibleDescription()


def test_a_round_counts_once_its_result_is_shown(seating: Seating) -> None:
    """Not while its last cards fly; another game begins without any."""
    player = at_turn(seating)
    player.program.window.score_race.open()
    found = [rows(player)]
    player.finish_round()
    found.append(rows(player))
    player.go_on()
    player.until_my_turn()
    found.append(rows(player))
    player.program.game_menu.begin(game(6))
    player.until_my_turn()
    found.append(rows(player))

    begins = ["No rounds finished yet.", "After round 1:", "After round 1:", "No rounds finished yet."]
    assert begins == [text[: len(begin)] for text, begin in zip(found, begins, strict=True)]
