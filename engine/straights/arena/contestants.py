"""Who takes part: a built-in strategy by its name, or a class from anywhere as `package.module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from time import perf_counter

from engine.errors import UnknownStrategy
from engine.fast_dataclass import Protocol
from engine.straights.arena.messages import Answer, Failure, as_choice, describe_error
from engine.straights.arena.strategy_process import StrategyProcess
from engine.straights.observation import Observation
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy


class Contestant(Protocol):
    """A strategy that takes part, game after game."""

    def begin(self, seed: int) -> Failure | None:
        """Make the strategy anew for a game, all its chance following from the seed; why that failed."""

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; not called again in a game after a Failure."""

    def close(self) -> None:
        """Leave the match."""


class BuiltInStrategy:
    """One of the game's own strategies: asked in this process, and trusted to answer at some time."""

    def __init__(self, factory: Callable[[int], Strategy]) -> None:
        self._factory = factory
        self._strategy: Strategy | None = None

    def begin(self, seed: int) -> Failure | None:
        """Make the strategy anew."""
        try:
            self._strategy = self._factory(seed)
        except Exception as error:  # noqa: BLE001  # a strategy under development may raise anything
            return Failure(f"it raised {describe_error(error)}")
        return None

    def ask(self, observation: Observation) -> Answer:
        """The choice, and the time that it took."""
        assert self._strategy is not None
        start = perf_counter()
        try:
            choice = as_choice(self._strategy.choose(observation), observation)
        except Exception as error:  # noqa: BLE001  # as above
            choice = Failure(f"it raised {describe_error(error)}")
        return Answer(choice, perf_counter() - start)

    def close(self) -> None:
        """Do nothing: there is no process to end."""


def contestant_named(name: str, seconds: float, folders: tuple[str, ...]) -> Contestant:
    """The contestant of the name, in a process of its own unless built in; raises UnknownStrategy."""
    if name in NAMES:
        return BuiltInStrategy(lambda seed: strategy_named(name, seed))
    verify_name(name)
    return StrategyProcess(name, seconds, folders)


def verify(name: str, seconds: float, folders: tuple[str, ...]) -> None:
    """Raise UnknownStrategy where there is no strategy of the name that could begin a game."""
    with closing(contestant_named(name, seconds, folders)) as contestant:
        failure = contestant.begin(0)
    if failure is not None:
        raise UnknownStrategy(f"{name!r} cannot be made: {failure.reason}")


def verify_name(name: str) -> None:
    """Raise UnknownStrategy for a name that is neither built in nor of the form `package.module:Class`."""
    module_name, _, class_name = name.partition(":")
    if not class_name.isidentifier() or not all(part.isidentifier() for part in module_name.split(".")):
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )


def load_class(name: str) -> Callable[[], object]:
    """Import the module of `package.module:Class` and return the class; raises UnknownStrategy."""
    module_name, _, class_name = name.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except BaseException as error:  # a module from anywhere may raise anything, SystemExit too
        raise UnknownStrategy(f"{name!r} cannot be loaded: {describe_error(error)}") from error
    if not callable(found):
        raise UnknownStrategy(f"{name!r} cannot be called to make a strategy")
    factory: Callable[[], object] = found
    return factory
