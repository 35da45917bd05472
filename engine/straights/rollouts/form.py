"""Which form of the modules here runs: the compiled one, where the build found a compiler, or the source."""

from __future__ import annotations

from engine.straights.rollouts.rounds import Rounds

COMPILED: bool = type(Rounds.deal).__name__ != "function"
"""Whether rounds are played out by compiled code, some fifty times as fast."""
