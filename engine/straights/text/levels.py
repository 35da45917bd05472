"""The levels of the computer players, as their registry has them."""

from __future__ import annotations

from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.sentence import Sentence, signs


def level(strategy: str) -> Sentence:
    """The level of a strategy; an unknown strategy is called by its own name."""
    if strategy not in STRATEGIES:
        return signs("{name}", name=strategy)
    return Sentence("strategies", STRATEGIES[strategy].level, {})
