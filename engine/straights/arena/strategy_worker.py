"""The program of a strategy's process; the other end of the pipes of `strategy_process`."""

from __future__ import annotations

import ctypes
import faulthandler
import io
import os
import pickle
import random
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from queue import SimpleQueue
from time import perf_counter

from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena.contestants import load_class
from engine.straights.arena.messages import (
    IMPORT_TIMEOUT,
    Answer,
    Failure,
    NoSuchStrategy,
    Request,
    Response,
    StartGame,
    as_choice,
    describe_error,
)
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import BinaryIO, TextIO

_PR_SET_PDEATHSIG = 1

TimeLimit = Callable[[float], AbstractContextManager[None]]
"""Ends this process if what is done within takes longer than so many seconds."""


def serve() -> None:
    """Answer requests until their pipe is closed; this process does nothing else."""
    _end_with_parent()
    source, sink = _pipes()
    requests: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=listen, args=(source, requests, _end), daemon=True).start()
    with open(os.devnull, "w", encoding="utf-8") as devnull:
        worker = StrategyWorker(_time_limit(devnull))
        with suppress(OSError):  # nobody reads responses any more: `listen` is about to end this process
            while True:
                pickle.dump(worker.respond(requests.get()), sink, pickle.HIGHEST_PROTOCOL)
                sink.flush()


def listen(source: BinaryIO, requests: SimpleQueue[Request], end: Callable[[], None]) -> None:
    """Queue the requests; call `end` once the pipe is closed, even while a strategy is thinking."""
    try:
        while True:
            requests.put(pickle.load(source))  # noqa: S301  # written by `strategy_process`, on this machine
    except (EOFError, OSError, pickle.UnpicklingError):
        end()


class StrategyWorker:
    """One strategy, game after game."""

    def __init__(self, time_limit: TimeLimit) -> None:
        self._time_limit = time_limit
        self._factory: Callable[[], object] | None = None
        self._choose: Callable[[Observation], object] | None = None
        self._seconds = 0.0

    def respond(self, request: Request) -> Response:
        """Begin a game, or choose."""
        return self._begin(request) if isinstance(request, StartGame) else self._answer(request)

    def _begin(self, request: StartGame) -> Failure | NoSuchStrategy | None:
        """Make the strategy anew; its module is imported for the first game only."""
        self._seconds = request.seconds
        try:
            if self._factory is None:
                sys.path += [folder for folder in request.folders if folder not in sys.path]
                with self._time_limit(IMPORT_TIMEOUT):
                    self._factory = load_class(request.name)
            random.seed(request.seed)
            with self._time_limit(request.seconds):
                choose = getattr(self._factory(), "choose", None)
        except UnknownStrategy as error:
            return NoSuchStrategy(str(error))
        except BaseException as error:  # noqa: BLE001  # anybody's code: it may raise anything
            return Failure(f"it raised {describe_error(error)}")
        if not callable(choose):
            return NoSuchStrategy(f"{request.name!r} has no method choose(observation)")
        self._choose = choose
        return None

    def _answer(self, observation: Observation) -> Answer:
        assert self._choose is not None
        with self._time_limit(self._seconds):
            start = perf_counter()
            try:
                choice = as_choice(self._choose(observation), observation)
            except BaseException as error:  # noqa: BLE001  # as above, KeyboardInterrupt and SystemExit too
                choice = Failure(f"it raised {describe_error(error)}")
            seconds = perf_counter() - start
        return Answer(choice, seconds)


def _time_limit(devnull: TextIO) -> TimeLimit:
    """A time limit that needs no Python code to run when it ends: no loop and no call of C can hold it up."""

    @contextmanager
    def time_limit(seconds: float) -> Iterator[None]:
        faulthandler.dump_traceback_later(seconds, exit=True, file=devnull)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()

    return time_limit


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of requests and responses; what the strategy prints goes to standard error instead."""
    # First, so that it takes the number of a standard error that is closed.
    devnull = os.open(os.devnull, os.O_RDWR)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(devnull, 0)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return source, sink


def _end_with_parent() -> None:
    """On Linux have the kernel end this process with its parent, even while a strategy is inside a call of C.

    `listen` cannot run then. Elsewhere such a process ends when its time to think is over.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _end() -> None:
    """End this process at once, and what the strategy has started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
