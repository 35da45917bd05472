"""The process of a strategy for one game, at the other end of the pipes of `contestants`."""

from __future__ import annotations

import io
import os
import pickle
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING
from engine.foreign_code import describe_error
from engine.straights.arena.messages import Failure, Request, StartGame, as_choice, response_line
from engine.straights.commands import Choice
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import BinaryIO


def serve() -> None:
    """Answer the requests that come to this process, which does nothing else."""
    answer_requests(*_pipes())


def answer_requests(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests, in their order, until nobody asks or listens any more."""
    worker = StrategyWorker()
    with suppress(OSError, EOFError):  # the match has closed the pipes
        while True:
            request: Request = pickle.load(source)  # noqa: S301  # written by `contestants`
            sink.write(response_line(request.token, worker.respond(request.content)))
            sink.flush()


class StrategyWorker:
    """One strategy in one game."""

    def __init__(self) -> None:
        self._choose: Callable[[Observation], object] | None = None

    def respond(self, content: StartGame | Observation) -> Choice | Failure | None:
        """Begin the game, which returns None on success, or choose."""
        try:
            return self._begin(content) if isinstance(content, StartGame) else self._answer(content)
        except BaseException as error:  # noqa: BLE001  # anybody's code: it may raise anything, also SystemExit
            return Failure(f"it raised {describe_error(error)}")

    def _begin(self, start: StartGame) -> Failure | None:
        sys.path += [folder for folder in start.folders if folder not in sys.path]
        try:
            factory = _load_class(start.name)
        except UnknownStrategy as error:
            return Failure(str(error))
        random.seed(start.seed)
        choose = getattr(factory(), "choose", None)
        if not callable(choose):
            return Failure(f"{start.name!r} has no method choose(observation)")
        self._choose = choose
        return None

    def _answer(self, observation: Observation) -> Choice | Failure:
        assert self._choose is not None
        return as_choice(self._choose(observation), observation)


def _load_class(name: str) -> Callable[[], object]:
    """Import the module of `package.module:Class` and return the class; raises UnknownStrategy."""
    module_name, _, class_name = name.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except BaseException as error:  # foreign modules may raise anything, SystemExit too
        raise UnknownStrategy(f"{name!r} cannot be loaded: {describe_error(error)}") from error
    if not callable(found):
        raise UnknownStrategy(f"{name!r} cannot be called to make a strategy")
    factory: Callable[[], object] = found
    return factory


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of requests and responses; output of the strategy is redirected to standard error."""
    # First, so that it takes the number of a standard error that is closed.
    devnull = os.open(os.devnull, os.O_RDWR)
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb", buffering=0)  # a buffer would be written again when the process ends
    os.dup2(devnull, 0)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return source, sink
