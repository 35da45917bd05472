"""The levels of the computer players, as their registry has them."""

from __future__ import annotations

from engine.straights.strategies.registry import STRATEGIES
from engine.text.sentence import Sentence, sentence, signs


def level(strategy: str) -> Sentence:
    """The level of a strategy; an unknown strategy is called by its own name."""
    if strategy not in STRATEGIES:
        return signs("{name}", name=strategy)
    return Sentence("strategies", STRATEGIES[strategy].level, {})


def quoted_level(strategy: str) -> Sentence:
    """The same in quotation marks."""
    return sentence("hints", "“{level}”", level=level(strategy))
