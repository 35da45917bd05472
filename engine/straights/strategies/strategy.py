"""What a strategy is: an observation in, a choice out."""

from __future__ import annotations

from engine.fast_dataclass import Protocol
from engine.straights.commands import Choice
from engine.straights.observation import Observation


class Strategy(Protocol):
    """Plays a seat, from what a player at the seat would see and nothing else."""

    def choose(self, observation: Observation) -> Choice:
        """What to do with the turn; the observation is of the seat that is to move."""
