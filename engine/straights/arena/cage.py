"""The process in which a strategy from elsewhere plays; the other end of the pipes of `guard`."""

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
from engine.lean import TYPE_CHECKING
from engine.straights.arena.entrants import maker_of
from engine.straights.arena.messages import (
    LOADING,
    Absent,
    Answer,
    Begin,
    Failure,
    Question,
    Reply,
    as_choice,
    described,
)
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import BinaryIO, TextIO

_PR_SET_PDEATHSIG = 1

Watch = Callable[[float], AbstractContextManager[None]]
"""Ends this process if what is done within takes longer than so many seconds."""


def serve() -> None:
    """Answer questions until nobody asks any more; this process does nothing else."""
    _end_with_parent()
    source, sink = _pipes()
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(source, questions, _end), daemon=True).start()
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        cage = Cage(_watch(nowhere))
        with suppress(OSError):  # nobody reads answers any more: `listen` is about to end all this
            while True:
                pickle.dump(cage.reply(questions.get()), sink, pickle.HIGHEST_PROTOCOL)
                sink.flush()


def listen(source: BinaryIO, questions: SimpleQueue[Question], end: Callable[[], None]) -> None:
    """Hand on what is asked; call `end`, even amid a strategy's thoughts, once nobody can ask."""
    try:
        while True:
            questions.put(pickle.load(source))  # noqa: S301  # written by `guard`, on this machine
    except (EOFError, OSError, pickle.UnpicklingError):
        end()


class Cage:
    """One strategy, game after game."""

    def __init__(self, watch: Watch) -> None:
        """No strategy yet."""
        self._watch = watch
        self._maker: Callable[[], object] | None = None
        self._choose: Callable[[Observation], object] | None = None
        self._seconds = 0.0

    def reply(self, question: Question) -> Reply:
        """Begin a game, or choose."""
        return self._begin(question) if isinstance(question, Begin) else self._answer(question)

    def _begin(self, begin: Begin) -> Failure | Absent | None:
        """Make the strategy anew; its module is imported for the first game only."""
        self._seconds = begin.seconds
        try:
            if self._maker is None:
                sys.path += [folder for folder in begin.folders if folder not in sys.path]
                with self._watch(LOADING):
                    self._maker = maker_of(begin.name)
            random.seed(begin.seed)
            with self._watch(begin.seconds):
                choose = getattr(self._maker(), "choose", None)
        except UnknownStrategy as error:
            return Absent(str(error))
        except BaseException as error:  # noqa: BLE001  # anybody's code: it may raise anything
            return Failure(f"it raised {described(error)}")
        if not callable(choose):
            return Absent(f"{begin.name!r} has no method choose(observation)")
        self._choose = choose
        return None

    def _answer(self, observation: Observation) -> Answer:
        """Ask the strategy."""
        assert self._choose is not None
        with self._watch(self._seconds):
            begun = perf_counter()
            try:
                choice = as_choice(self._choose(observation), observation)
            except BaseException as error:  # noqa: BLE001  # as above, KeyboardInterrupt and SystemExit too
                choice = Failure(f"it raised {described(error)}")
            seconds = perf_counter() - begun
        return Answer(choice, seconds)


def _watch(nowhere: TextIO) -> Watch:
    """A watch that needs nothing of Python to strike, so that no loop and no call of C can hold it up."""

    @contextmanager
    def watch(seconds: float) -> Iterator[None]:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()

    return watch


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Where questions come from and answers go; what the strategy prints goes to standard error instead."""
    nothing = os.open(
        os.devnull, os.O_RDWR
    )  # first, so that it takes the place of a standard error that is closed
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return source, sink


def _end_with_parent() -> None:
    """On Linux have the kernel see to what `listen` cannot while a strategy stays inside a call of C.

    Elsewhere such a process ends when its time to think is over.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _end() -> None:
    """End this process at once, and what the strategy has started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
