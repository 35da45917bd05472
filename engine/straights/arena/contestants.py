"""The participants of a match: built-in strategies by name, or any class as `package.module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import perf_counter

from engine.errors import UnknownStrategy
from engine.foreign_code import describe_error, is_class_path
from engine.straights.arena import isolation
from engine.straights.arena.messages import Answer, Failure, as_choice
from engine.straights.arena.strategy_process import IMPORT_SECONDS, StrategyProcess
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.observation import Observation
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy

_FIRST_IMPORT_SECONDS = 60.0
"""The time limit in seconds for the first import of a module, when none of its files are cached."""


class BuiltInStrategy:
    """A built-in strategy: runs in this process, without a time limit.

    Attributes:
        is_sandboxed: always true; it reads only its observation.
    """

    is_sandboxed = True

    def __init__(self, factory: Callable[[int], Strategy]) -> None:
        self._factory = factory
        self._strategy: Strategy | None = None

    def begin(self, seed: int) -> Failure | None:
        """Create the strategy."""
        try:
            self._strategy = self._factory(seed)
        except Exception as error:  # noqa: BLE001  # a strategy under development may raise anything
            return Failure(f"it raised {describe_error(error)}")
        return None

    def ask(self, observation: Observation) -> Answer:
        """The choice, with its computing time."""
        assert self._strategy is not None
        start = perf_counter()
        try:
            choice = as_choice(self._strategy.choose(observation), observation)
        except Exception as error:  # noqa: BLE001  # as above
            choice = Failure(f"it raised {describe_error(error)}")
        return Answer(choice, perf_counter() - start)

    def close(self) -> None:
        """Do nothing: the next game creates a new strategy."""


Contestant = BuiltInStrategy | StrategyProcess
"""A strategy that takes part in a match, game after game; it is not asked again in a game after a Failure."""


def contestant_named(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> Contestant:
    """The contestant of that name, in its own process unless built in; raises UnknownStrategy."""
    if name in NAMES:
        return BuiltInStrategy(lambda seed: strategy_named(name, seed))
    if not is_class_path(name):
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )
    return StrategyProcess(name, limits, folders, packages)


def verify(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> None:
    """Raise UnknownStrategy unless there is a strategy of that name that can begin a game."""
    process = contestant_named(name, limits, folders, packages)
    if isinstance(process, BuiltInStrategy):
        return
    with closing(process):
        is_in_memory = packages is not None and isolation.is_possible()
        failure = process.begin(0, IMPORT_SECONDS if is_in_memory else _FIRST_IMPORT_SECONDS)
    if failure is not None:
        is_named = failure.reason.startswith(repr(name))
        raise UnknownStrategy(failure.reason if is_named else f"{name!r} cannot be made: {failure.reason}")
