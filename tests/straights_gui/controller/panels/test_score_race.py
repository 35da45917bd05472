"""What the score race is told: the rounds that are over, and who may win."""

from engine.fast_dataclass import replace
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import DUPLICATE_MATCH, Variant
from engine.straights.text.rendering import render
from engine.straights.text.variants import race_title
from straights_gui.controller.panels.score_race import score_race_state
from straights_gui.view.score_race.state import ScoreRaceState
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game

NAMES = tuple(seat.name for seat in game().setup.seats)


def test_the_scores_are_those_of_all_rounds_that_are_over() -> None:
    setup = replace(game().setup, variant=Variant(score_limit=150))
    session = play_on(Session(setup), 130)
    results = session.observe(2).results
    scores = tuple(result.scores for result in results)
    assert 2 == len(scores)

    chances = win_probabilities(scores[-1], 150)
    assert ScoreRaceState(NAMES, scores, Variant(150), chances, 2) == score_race_state(session.observe(2))
    assert ScoreRaceState(NAMES, (), Variant(80), (0.25,) * 4) == score_race_state(game().observe(None))


def test_the_race_is_in_the_order_of_the_marks() -> None:
    """Who is alone among computers comes first, from whichever seat, as do its scores."""
    setup = game(players=(*COMPUTERS[:2], Human(), COMPUTERS[3])).setup
    session = play_on(Session(replace(setup, variant=Variant(score_limit=150))), 130)
    seen = session.observe(2)

    state = score_race_state(seen)

    assert 0 == state.viewer
    assert tuple(seen.seats[seat].name for seat in (2, 3, 0, 1)) == state.names
    assert [[each.scores[seat] for seat in (2, 3, 0, 1)] for each in seen.results] == [
        list(each) for each in state.scores
    ]


def test_a_match_is_open_until_its_last_round_is_over() -> None:
    """Whoever is behind before that may still win; then the lowest sum has won."""
    session = Session(replace(game().setup, seed=0, variant=DUPLICATE_MATCH, key="ab" * 32))
    states = []
    for moves in (52, 14 * 52, 52):
        play_on(session, moves)
        states.append(score_race_state(session.observe(2)))
    winners = session.state.winners

    assert "Match of 16 rounds" == render(race_title(states[0].variant))
    assert all(0 < chance < 1 for state in states[:2] for chance in state.chances)
    assert tuple(seat in winners for seat in range(4)) == tuple(chance > 0 for chance in states[2].chances)
