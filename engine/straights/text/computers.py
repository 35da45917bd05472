"""The computer players: their levels, and how they play, as their registry has it."""

from __future__ import annotations

from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.sentence import Sentence, signs

CONTEXT = "strategies"
"""The context of the registry's texts in the catalogue."""


def level(strategy: str) -> Sentence:
    """The level of a strategy; an unknown strategy is called by its own name."""
    if strategy not in STRATEGIES:
        return signs("{name}", name=strategy)
    return Sentence(CONTEXT, STRATEGIES[strategy].level, {})


def description(strategy: str) -> Sentence:
    """How a strategy plays; nothing for an unknown one."""
    return Sentence(CONTEXT, STRATEGIES[strategy].description, {}) if strategy in STRATEGIES else signs("")
