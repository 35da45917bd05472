"""The assignment's computer (section 5.5.3): the first legal play of the hand, else its first card."""

from __future__ import annotations

from engine.straights.commands import Choice
from engine.straights.observation import Observation


class FirstLegal:
    """Plays the first legal card in hand order; with none, discards the first card."""

    def choose(self, observation: Observation) -> Choice:
        """The first legal play, else a discard of the first card."""
        return observation.choices[0]
