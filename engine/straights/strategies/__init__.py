"""The strategies by name. A new one is a module beside this, and a line here."""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies import first_legal
from engine.straights.strategies.strategy import Strategy

_STRATEGIES: dict[str, type[Strategy]] = {FIRST_LEGAL: first_legal.FirstLegal}

NAMES: tuple[str, ...] = tuple(_STRATEGIES)
"""The names of all strategies, weakest first."""


def strategy_named(name: str) -> Strategy:
    """A strategy, ready to choose; raises UnknownStrategy."""
    if name not in _STRATEGIES:
        raise UnknownStrategy(f"no strategy is called {name!r}; there are: {', '.join(NAMES)}")
    return _STRATEGIES[name]()
