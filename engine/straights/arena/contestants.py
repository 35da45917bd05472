"""The participants of a match: built-in strategies by name, or any class as `package.module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import perf_counter

from engine.errors import UnknownStrategy
from engine.fast_dataclass import Protocol
from engine.straights.arena import isolation
from engine.straights.arena.messages import Answer, Failure, as_choice, describe_error
from engine.straights.arena.strategy_process import IMPORT_SECONDS, StrategyProcess
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.observation import Observation
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy

_FIRST_IMPORT_SECONDS = 60.0
"""The time limit in seconds for the first import of a module, when none of its files are cached."""


class Contestant(Protocol):
    """A strategy that takes part in a match, game after game.

    Attributes:
        is_sandboxed: whether it can see only its observations and its own files in the current game.
    """

    @property
    def is_sandboxed(self) -> bool:
        """Whether the strategy runs in a sandbox."""

    def begin(self, seed: int) -> Failure | None:
        """Create the strategy for a game, with all its randomness seeded; returns a Failure if that fails."""

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; not called again in a game after a Failure."""

    def close(self) -> None:
        """Discard the strategy of this game."""


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


def contestant_named(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> Contestant:
    """The contestant of that name, in its own process unless built in; raises UnknownStrategy."""
    if name in NAMES:
        return BuiltInStrategy(lambda seed: strategy_named(name, seed))
    verify_name(name)
    return StrategyProcess(name, limits, folders, packages)


def verify(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> None:
    """Raise UnknownStrategy unless there is a strategy of that name that can begin a game."""
    if name in NAMES:
        return
    verify_name(name)
    process = StrategyProcess(name, limits, folders, packages)
    with closing(process):
        is_in_memory = packages is not None and isolation.is_possible()
        failure = process.begin(0, IMPORT_SECONDS if is_in_memory else _FIRST_IMPORT_SECONDS)
    if failure is not None:
        is_named = failure.reason.startswith(repr(name))
        raise UnknownStrategy(failure.reason if is_named else f"{name!r} cannot be made: {failure.reason}")


def verify_name(name: str) -> None:
    """Raise UnknownStrategy for a name that is neither built in nor of the form `package.module:Class`."""
    module_name, _, class_name = name.partition(":")
    if not class_name.isidentifier() or not all(part.isidentifier() for part in module_name.split(".")):
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )
