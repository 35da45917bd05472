"""How the computer players play, as their registry has it, and who plays together."""

from __future__ import annotations

from engine.straights.statistics.counting import MIXED, variant_of
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.levels import level
from engine.straights.text.sentence import Sentence, sentence, signs
from engine.straights.text.variants import variant_terms

LINE_UPS = {
    "relaxed": (sentence("NewGame", "Relaxed"), sentence("NewGame", "easy computers")),
    "even": (sentence("NewGame", "Even"), sentence("NewGame", "up to very hard")),
    "strong": (sentence("NewGame", "Strong"), sentence("NewGame", "three experts")),
    "adaptive": (sentence("NewGame", "Adaptive"), sentence("NewGame", "follow your form")),
}
"""The name of each of the registry's line-ups, and who they are."""


def description(strategy: str) -> Sentence:
    """How a strategy plays; nothing for an unknown one."""
    if strategy not in STRATEGIES:
        return signs("")
    return Sentence("strategies", STRATEGIES[strategy].description, {})


def opponents(against: str | None) -> Sentence:
    """The opponents of a level of the statistics, with rules unless these are usual; None for all."""
    if against is None:
        return sentence("StatisticsController", "all opponents")
    strategy, _, options = against.partition(" ")
    who = sentence("StatisticsController", "mixed opponents") if strategy == MIXED else level(strategy)
    if not options:
        return who
    variant = variant_of(against)
    rules = signs("{options}", options=options) if variant is None else variant_terms(variant)
    return signs("{who} ({rules})", who=who, rules=rules)
