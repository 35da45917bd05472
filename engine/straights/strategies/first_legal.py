"""The assignment's computer (section 5.5.3): the first legal play of the hand, else its first card."""

from __future__ import annotations

from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation


class FirstLegal:
    """Plays the first legal card in hand order; with none, discards the first card."""

    def choose(self, observation: Observation) -> Choice:
        """The first legal play, else a discard of the first card."""
        assert observation.seat is not None
        if observation.legal_plays:
            return Play(observation.seat, observation.legal_plays[0])
        return Discard(observation.seat, observation.hand[0])
