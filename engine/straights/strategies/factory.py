"""All strategies but the first, each made as its name wants; loaded when one of them is asked for."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.strategies.greedy import Greedy
from engine.straights.strategies.random_legal import RandomLegal
from engine.straights.strategies.strategy import Strategy
from engine.straights.value_functions.blocker import Blocker
from engine.straights.value_functions.locker import Locker
from engine.straights.value_functions.rank_based import Highest, Lowest


def _expert(seed: int | None) -> Strategy:
    """An expert; its modules are loaded with the first."""
    from engine.straights.strategies.expert import Expert  # noqa: PLC0415  # tens of milliseconds

    return Expert(seed=seed or 0)


def _adaptive(seed: int | None) -> Strategy:
    """An adaptive player, and with it the expert's modules."""
    from engine.straights.strategies.adaptive import Adaptive  # noqa: PLC0415  # as above

    return Adaptive(seed or 0)


_MAKERS: dict[str, Callable[[int | None], Strategy]] = {
    "random": RandomLegal,
    "lowest": lambda _: Greedy(Lowest()),
    "highest": lambda _: Greedy(Highest()),
    "locker": lambda _: Greedy(Locker()),
    "blocker": lambda _: Greedy(Blocker()),
    "expert": _expert,
    "adaptive": _adaptive,
}


def taken(name: str, seed: int | None) -> Strategy:
    """The strategy of a name that is known here."""
    return _MAKERS[name](seed)
