"""The interface of strategies: an observation in, a choice out."""

from __future__ import annotations

from engine.fast_dataclass import Protocol
from engine.straights.commands import Choice
from engine.straights.observation import Observation


class Strategy(Protocol):
    """Plays a seat from what a player at the seat would see, and nothing else."""

    def choose(self, observation: Observation) -> Choice:
        """The choice for the turn; the observation is that of the seat on turn."""
