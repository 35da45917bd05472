"""Any legal card with equal probability: the baseline for all other strategies."""

from __future__ import annotations

from random import Random

from engine.straights.commands import Choice
from engine.straights.observation import Observation


class RandomLegal:
    """Plays or discards a random legal card."""

    def __init__(self, seed: int | None = None) -> None:
        """A strategy whose choices follow from the seed; None for unpredictable choices."""
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def choose(self, observation: Observation) -> Choice:
        """A random legal choice."""
        return self._random.choice(observation.choices)
