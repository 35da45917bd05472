"""Who takes part: one of the strategies by name, or a class from anywhere as `package.module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from time import perf_counter

from engine.errors import UnknownStrategy
from engine.lean import Protocol
from engine.straights.arena.guard import Guard
from engine.straights.arena.messages import Answer, Failure, as_choice, described
from engine.straights.observation import Observation
from engine.straights.strategies import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy


class Entrant(Protocol):
    """Somebody who takes part, game after game."""

    def begin(self, seed: int) -> Failure | None:
        """Be made anew for a game, all chance following from the seed; why that failed, if it did."""

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; nobody is asked again in a game after a Failure."""

    def close(self) -> None:
        """Leave."""


class Resident:
    """One of the game's own strategies: asked on the spot, and trusted to answer at some time."""

    def __init__(self, make: Callable[[int], Strategy]) -> None:
        """An entrant who plays with what is made from a seed."""
        self._make = make
        self._player: Strategy | None = None

    def begin(self, seed: int) -> Failure | None:
        """A new player for a new game."""
        try:
            self._player = self._make(seed)
        except Exception as error:  # noqa: BLE001  # a strategy under development may raise anything
            return Failure(f"it raised {described(error)}")
        return None

    def ask(self, observation: Observation) -> Answer:
        """Ask, and take the time."""
        assert self._player is not None
        begun = perf_counter()
        try:
            choice = as_choice(self._player.choose(observation), observation)
        except Exception as error:  # noqa: BLE001  # as above
            choice = Failure(f"it raised {described(error)}")
        return Answer(choice, perf_counter() - begun)

    def close(self) -> None:
        """Nothing is left behind."""


def entrant(name: str, seconds: float, folders: tuple[str, ...]) -> Entrant:
    """Who plays under the name, one from elsewhere behind a guard; raises UnknownStrategy for no name."""
    if name in NAMES:
        return Resident(lambda seed: strategy_named(name, seed))
    verify_form(name)
    return Guard(name, seconds, folders)


def verify(name: str, seconds: float, folders: tuple[str, ...]) -> None:
    """Raise UnknownStrategy where there is nobody of the name who could begin a game."""
    with closing(entrant(name, seconds, folders)) as somebody:
        failure = somebody.begin(0)
    if failure is not None:
        raise UnknownStrategy(f"{name!r} cannot be made: {failure.reason}")


def verify_form(name: str) -> None:
    """Raise UnknownStrategy for a name that is neither one of ours nor of the form `package.module:Class`."""
    module, _, made = name.partition(":")
    if not made.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )


def maker_of(name: str) -> Callable[[], object]:
    """The class of the name, its module imported here; raises UnknownStrategy."""
    module_name, _, class_name = name.partition(":")
    try:
        maker = getattr(import_module(module_name), class_name)
    except BaseException as error:  # a module from anywhere may raise anything, SystemExit too
        raise UnknownStrategy(f"{name!r} cannot be loaded: {described(error)}") from error
    if not callable(maker):
        raise UnknownStrategy(f"{name!r} cannot be called to make a strategy")
    made: Callable[[], object] = maker
    return made
