"""All strategies but the first, each made as its name wants; loaded when one of them is asked for."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.strategies.adaptive import Adaptive
from engine.straights.strategies.at_random import AtRandom
from engine.straights.strategies.blocker import Blocker
from engine.straights.strategies.by_value import ByValue
from engine.straights.strategies.expert import Expert
from engine.straights.strategies.extremes import Highest, Lowest
from engine.straights.strategies.locker import Locker
from engine.straights.strategies.strategy import Strategy

_MAKERS: dict[str, Callable[[int | None], Strategy]] = {
    "random": AtRandom,
    "lowest": lambda _: ByValue(Lowest()),
    "highest": lambda _: ByValue(Highest()),
    "locker": lambda _: ByValue(Locker()),
    "blocker": lambda _: ByValue(Blocker()),
    "expert": lambda seed: Expert(seed=seed or 0),
    "adaptive": lambda seed: Adaptive(seed or 0),
}


def taken(name: str, seed: int | None) -> Strategy:
    """The strategy of a name that is known here."""
    return _MAKERS[name](seed)
