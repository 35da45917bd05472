"""Who takes part: one of the strategies by name, or a class from anywhere as `package.module:Class`."""

from __future__ import annotations

from importlib import import_module
from random import seed as seed_chance

from engine.errors import UnknownStrategy
from engine.straights.strategies import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy


def is_own(name: str) -> bool:
    """Whether it is one of the strategies that come with the game."""
    return name in NAMES


def entrant(name: str, seed: int) -> Strategy:
    """A player, fresh for a game; raises UnknownStrategy where there is none of the name.

    Its chance follows from the seed: strategies of the game get it, others find Python's generator seeded.
    """
    if is_own(name):
        return strategy_named(name, seed)
    seed_chance(seed)
    module_name, _, class_name = name.partition(":")
    if not module_name or not class_name:
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )
    try:
        maker = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError) as error:
        raise UnknownStrategy(f"{name!r} cannot be loaded: {error}") from error
    player: Strategy = maker()
    if not callable(getattr(player, "choose", None)):
        raise UnknownStrategy(f"{name!r} has no method choose(observation)")
    return player
