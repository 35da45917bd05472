"""How the computer players play, as their registry has it, and who plays together."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.statistics.figures import MIXED
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.levels import level
from engine.straights.text.variants import variant_terms
from engine.text.sentence import Sentence, sentence, signs

if TYPE_CHECKING:
    from engine.straights.setup import Variant

ALL_OPPONENTS = sentence("StatisticsController", "all opponents")
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


def opponents(strategy: str, rules: Variant | str | None) -> Sentence:
    """The opponents of a level of the statistics, as `counting.opponents_of` has it."""
    who = sentence("StatisticsController", "mixed opponents") if strategy == MIXED else level(strategy)
    if rules is None:
        return who
    return signs("{who} ({rules})", who=who, rules=rules if isinstance(rules, str) else variant_terms(rules))
