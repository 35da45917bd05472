"""The strategies by name. A new one is a module beside this, and a line in `shelf`."""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.first_legal import FirstLegal
from engine.straights.strategies.strategy import Strategy

NAMES: tuple[str, ...] = (
    FIRST_LEGAL,
    "random",
    "lowest",
    "highest",
    "locker",
    "blocker",
    "expert",
    "adaptive",
)
"""The names of all strategies, by and large weakest first; `adaptive` is as strong as its opponents need."""


def strategy_named(name: str, seed: int | None = None) -> Strategy:
    """A strategy, ready to choose; raises UnknownStrategy.

    Those that use chance repeat themselves for a seed; without one, only those do that promise it.
    """
    if name not in NAMES:
        raise UnknownStrategy(f"no strategy is called {name!r}; there are: {', '.join(NAMES)}")
    if name == FIRST_LEGAL:
        return FirstLegal()
    from engine.straights.strategies.factory import taken  # noqa: PLC0415  # the console starts without the others

    return taken(name, seed)
