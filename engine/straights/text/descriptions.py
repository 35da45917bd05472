"""How the computer players play, as their registry has it."""

from __future__ import annotations

from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.sentence import Sentence, signs


def description(strategy: str) -> Sentence:
    """How a strategy plays; nothing for an unknown one."""
    if strategy not in STRATEGIES:
        return signs("")
    return Sentence("strategies", STRATEGIES[strategy].description, {})
