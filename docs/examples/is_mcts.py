"""OpenSpiel's IS-MCTS as strategies of the game: `straights-arena --seats is_mcts:Simulations20,...`.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), with random rollouts and the
constant 20 of UCT. Needs OpenSpiel 2 (`pip install open_spiel`).
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from engine.cards.card import CARDS
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.rl.open_spiel_game import StraightsGame
from engine.straights.rl.single_round import resampled

UCT = 20.0


class Simulations20:
    """A fresh tree of 20 simulations for each decision."""

    simulations = 20

    def __init__(self) -> None:
        self._game = StraightsGame()
        self._rng = np.random.RandomState(1)

    def choose(self, observation: Observation) -> Choice:
        """The card that the search has tried most often."""
        draw = self._rng.random_sample  # OpenSpiel's own sampler takes no seed
        state = self._game.state_of(*resampled(observation, draw))
        rollouts = RandomRolloutEvaluator(1, self._rng)
        bot = ISMCTSBot(self._game, rollouts, UCT, self.simulations, random_state=self._rng)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, draw))
        card = CARDS[bot.step(state)]
        return next(choice for choice in observation.choices if choice.card == card)


class Simulations200(Simulations20):
    """A fresh tree of 200 simulations for each decision."""

    simulations = 200
