"""Whether the modules here run compiled, as where the build found a compiler, or interpreted."""

from __future__ import annotations

from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.information_sets import InformationSets
from engine.straights.playouts.likelihood import Likelihood
from engine.straights.playouts.models import Models
from engine.straights.playouts.playouts import Playouts
from engine.straights.playouts.simulator import Simulator

COMPILED: bool = all(
    type(kind.__init__).__name__ != "function"
    for kind in (Models, Likelihood, Simulator, DealSampler, Playouts, InformationSets)
)
"""Whether rounds are played out by compiled code, some fifty times as fast."""
