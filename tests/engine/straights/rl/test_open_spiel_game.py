"""The game of OpenSpiel passes OpenSpiel's own tests; skipped where that is not installed."""

from random import Random

import pytest

from tests.support.processes import run_python

pyspiel = pytest.importorskip("pyspiel")

API_TEST = """
import unittest
import engine.straights.rl.open_spiel_game
from absl import flags
from open_spiel.integration_tests import api_test
flags.FLAGS(["api_test", "--test_only_games=^straights$"])
cases = list(api_test._create_test_case_classes())
found = [unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in cases]
done = unittest.TextTestRunner().run(unittest.TestSuite(found))
print(len(cases), done.wasSuccessful(), done.testsRun > 0)
"""


def test_open_spiel_finds_nothing_wrong() -> None:
    assert "1 True True\n" == run_python("-c", API_TEST).stdout


@pytest.mark.parametrize("game", ["straights", "straights(players=3,suits=2,ranks=7)"])
def test_random_rounds_keep_what_open_spiel_checks(game: str) -> None:
    import engine.straights.rl.open_spiel_game  # noqa: F401  # registers the game

    state, chance = pyspiel.load_game(game).new_initial_state(), Random(70109)
    while not state.is_terminal():
        if not state.is_chance_node():
            player = chance.randrange(state.num_players())
            other = state.resample_from_infostate(player, chance.random)
            assert state.information_state_string(player) == other.information_state_string(player)
        state.apply_action(chance.choice(state.legal_actions()))
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)
