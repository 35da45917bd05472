"""Samples the hidden cards many times and makes the choice that wins the game most often."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.advice.analysis import USUAL, Budget
from engine.straights.advice.two_step import TwoStepAnalysis
from engine.straights.commands import Choice
from engine.straights.observation import Observation


class Expert:
    """The strongest strategy: see `two_step`. The same seed, budget and turn give the same choice."""

    def __init__(self, budget: Budget = USUAL, seed: int = 0) -> None:
        self._budget = budget
        self._seed = seed

    def choose(self, observation: Observation, is_cancelled: Callable[[], bool] = lambda: False) -> Choice:
        """The choice with the highest value; when cancelled, the highest so far."""
        if observation.forced is not None:
            return observation.forced
        analysis = TwoStepAnalysis(observation, self._budget, self._seed)
        analysis.run(is_cancelled)
        return analysis.best()
