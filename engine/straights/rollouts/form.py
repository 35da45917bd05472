"""Which form of the modules here runs: the compiled one, where the build found a compiler, or the source."""

from __future__ import annotations

from engine.straights.rollouts.deals import Deals
from engine.straights.rollouts.models import Models
from engine.straights.rollouts.rounds import Rounds
from engine.straights.rollouts.trials import Trials
from engine.straights.rollouts.witness import Witness

COMPILED: bool = all(
    type(kind.__init__).__name__ != "function" for kind in (Models, Witness, Rounds, Deals, Trials)
)
"""Whether rounds are played out by compiled code, some fifty times as fast."""
