"""All strategies but the first, each made as its name wants; loaded when one of them is asked for."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.strategies.at_random import AtRandom
from engine.straights.strategies.blocker import Blocker
from engine.straights.strategies.by_value import ByValue
from engine.straights.strategies.extremes import Highest, Lowest
from engine.straights.strategies.locker import Locker
from engine.straights.strategies.strategy import Strategy


def _expert(seed: int | None) -> Strategy:
    """An expert; its modules are loaded with the first."""
    from engine.straights.strategies.expert import Expert  # noqa: PLC0415  # tens of milliseconds

    return Expert(seed=seed or 0)


def _adaptive(seed: int | None) -> Strategy:
    """An adaptive player, and with it the expert's modules."""
    from engine.straights.strategies.adaptive import Adaptive  # noqa: PLC0415  # as above

    return Adaptive(seed or 0)


_MAKERS: dict[str, Callable[[int | None], Strategy]] = {
    "random": AtRandom,
    "lowest": lambda _: ByValue(Lowest()),
    "highest": lambda _: ByValue(Highest()),
    "locker": lambda _: ByValue(Locker()),
    "blocker": lambda _: ByValue(Blocker()),
    "expert": _expert,
    "adaptive": _adaptive,
}


def taken(name: str, seed: int | None) -> Strategy:
    """The strategy of a name that is known here."""
    return _MAKERS[name](seed)
