"""Any legal card, as likely as any other: what every other strategy is measured against."""

from __future__ import annotations

from random import Random

from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation


class RandomLegal:
    """Plays or puts down any card that the rules allow."""

    def __init__(self, seed: int | None = None) -> None:
        """A player whose choices follow from the seed; from nothing that repeats where it is None."""
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def choose(self, observation: Observation) -> Choice:
        """One of the legal cards."""
        assert observation.seat is not None
        if observation.legal_plays:
            return Play(observation.seat, self._random.choice(observation.legal_plays))
        return Discard(observation.seat, self._random.choice(observation.hand))
