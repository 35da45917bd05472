"""Asks a strategy in a process of its own: whatever the strategy does, the match goes on.

A thread could not be stopped reliably: one that sleeps, swallows exceptions or stays inside a long call of C
takes its time from everybody else. A process can, and what it prints, seeds or breaks stays there.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter

import engine
from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena.messages import (
    IMPORT_TIMEOUT,
    Answer,
    Failure,
    NoSuchStrategy,
    Request,
    Response,
    StartGame,
)
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import BinaryIO

_GRACE_PERIOD = 5.0
"""How many seconds a process may take beyond what it is allowed, before it is ended from outside."""

# The same engine as here, whatever else is installed; for all other names its folder comes last.
# Ctrl-C is for whoever started the match, also where processes have no sessions of their own.
_START = """\
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
import sys
sys.path.insert(0, sys.argv[1])
import engine
sys.path.append(sys.path.pop(0))
from engine.straights.arena.strategy_worker import serve
serve()
"""


class StrategyProcess:
    """A contestant whose process ends itself when the strategy thinks longer than it may."""

    def __init__(self, name: str, seconds: float, folders: tuple[str, ...] = ()) -> None:
        """The strategy may think for so many seconds; its process starts with the first game."""
        self._name = name
        self._seconds = seconds
        self._folders = (*(folder for folder in sys.path if folder), *folders)
        self._process: subprocess.Popen[bytes] | None = None
        self._responses: SimpleQueue[Response | _Closed] = SimpleQueue()

    def begin(self, seed: int) -> Failure | None:
        """Make the strategy anew; raises UnknownStrategy where there is none of the name."""
        response, _ = self._exchange(StartGame(self._name, seed, self._seconds, self._folders))
        if isinstance(response, NoSuchStrategy):
            raise UnknownStrategy(response.reason)
        return response if isinstance(response, Failure) else None

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; not to be called again in this game after a Failure."""
        response, seconds = self._exchange(observation)
        if isinstance(response, Answer):
            return response
        assert isinstance(response, Failure)
        return Answer(response, seconds)

    def close(self) -> None:
        """End the process, whatever it is doing; the next game would start another."""
        process, self._process = self._process, None
        if process is None:
            return
        if hasattr(os, "killpg"):  # what the strategy has started itself ends with it
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        assert process.stdin is not None
        with suppress(OSError):  # what was not read any more
            process.stdin.close()

    def _exchange(self, request: Request) -> tuple[Response, float]:
        """The response, and after how many seconds it came; a Failure where none comes in time.

        The process has a time limit of its own; but a strategy may cancel that, stop its process, or leave
        children that keep the pipe open. So the wait is limited here too.
        """
        process = self._process = self._process or self._start_process()
        assert process.stdin is not None
        start = perf_counter()
        limit = self._seconds + _GRACE_PERIOD + (IMPORT_TIMEOUT if isinstance(request, StartGame) else 0.0)
        response: Response | _Closed = _Closed()
        with suppress(OSError, Empty):
            pickle.dump(request, process.stdin, pickle.HIGHEST_PROTOCOL)
            process.stdin.flush()
            response = self._responses.get(timeout=limit)
        seconds = perf_counter() - start
        if isinstance(response, _Closed):
            self.close()
            return Failure(self._reason(request, seconds)), seconds
        return response, seconds

    def _reason(self, request: Request, seconds: float) -> str:
        """Why the process has ended, as far as that can be told from outside."""
        if seconds < self._seconds:
            return "its process ended all of a sudden"
        if isinstance(request, StartGame):
            return "it was not ready in time"
        return f"it thought longer than {self._seconds:g} s"

    def _start_process(self) -> subprocess.Popen[bytes]:
        root = os.path.dirname(os.path.dirname(os.path.abspath(engine.__file__)))
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, root],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONHASHSEED": "0"},  # sets have the same order in every process
            start_new_session=True,  # Ctrl-C is for whoever started the match, and ends that one first
        )
        assert process.stdout is not None
        self._responses = SimpleQueue()
        Thread(target=_read, args=(process.stdout, self._responses), daemon=True).start()
        return process


class _Closed:
    """The pipe was closed: no further response comes."""


def _read(pipe: BinaryIO, responses: SimpleQueue[Response | _Closed]) -> None:
    """Queue the responses of a process, on a thread of its own, until nobody can write any more."""
    with pipe, suppress(OSError, EOFError, pickle.UnpicklingError):
        while True:
            responses.put(pickle.load(pipe))  # noqa: S301  # written by `strategy_worker`, on this machine
    responses.put(_Closed())
