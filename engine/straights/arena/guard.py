"""Keeps a strategy from elsewhere in a process of its own: whatever it does, the match goes on.

No thread could be stopped for sure: one that sleeps, swallows exceptions or stays inside a long call of C
would take its time from everybody else. A process can, and what it prints, seeds or breaks stays there.
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
from engine.lean import TYPE_CHECKING
from engine.straights.arena.messages import LOADING, Absent, Answer, Begin, Failure, Question, Reply
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import BinaryIO

_GRACE = 5.0
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
from engine.straights.arena.cage import serve
serve()
"""


class Guard:
    """Asks a strategy in its process, which ends itself when the strategy thinks longer than it may."""

    def __init__(self, name: str, seconds: float, folders: tuple[str, ...] = ()) -> None:
        """A guard over the strategy, who may think for so many seconds about a choice; no process yet."""
        self._name = name
        self._seconds = seconds
        self._folders = (*(folder for folder in sys.path if folder), *folders)
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: SimpleQueue[Reply | _Gone] = SimpleQueue()

    def begin(self, seed: int) -> Failure | None:
        """Have the strategy made anew; raises UnknownStrategy where there is none of the name."""
        reply, _ = self._exchange(Begin(self._name, seed, self._seconds, self._folders))
        if isinstance(reply, Absent):
            raise UnknownStrategy(reply.reason)
        return reply if isinstance(reply, Failure) else None

    def ask(self, observation: Observation) -> Answer:
        """What the strategy answers; it may not be asked again in this game after a Failure."""
        reply, seconds = self._exchange(observation)
        if isinstance(reply, Answer):
            return reply
        assert isinstance(reply, Failure)
        return Answer(reply, seconds)

    def close(self) -> None:
        """End the process, whatever it is doing; the next game would start another."""
        process, self._process = self._process, None
        if process is None:
            return
        if hasattr(os, "killpg"):  # what the strategy has started itself goes with it
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        assert process.stdin is not None
        with suppress(OSError):  # what was not read any more
            process.stdin.close()

    def _exchange(self, question: Question) -> tuple[Reply, float]:
        """What comes back, and after how many seconds; a Failure where nothing does in time.

        The process watches itself; but a strategy may call that off, stop its process, or leave children that
        keep the pipe open. So nobody is waited for without an end here either.
        """
        process = self._process = self._process or self._started()
        assert process.stdin is not None
        begun = perf_counter()
        limit = self._seconds + _GRACE + (LOADING if isinstance(question, Begin) else 0.0)
        reply: Reply | _Gone = _Gone()
        with suppress(OSError, Empty):
            pickle.dump(question, process.stdin, pickle.HIGHEST_PROTOCOL)
            process.stdin.flush()
            reply = self._replies.get(timeout=limit)
        seconds = perf_counter() - begun
        if isinstance(reply, _Gone):
            self.close()
            return Failure(self._explained(question, seconds)), seconds
        return reply, seconds

    def _explained(self, question: Question, seconds: float) -> str:
        """Why the process has ended, as far as that can be told from outside."""
        if seconds < self._seconds:
            return "its process ended all of a sudden"
        if isinstance(question, Begin):
            return "it was not ready in time"
        return f"it thought longer than {self._seconds:g} s"

    def _started(self) -> subprocess.Popen[bytes]:
        """A process that knows no strategy yet."""
        root = os.path.dirname(os.path.dirname(os.path.abspath(engine.__file__)))
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, root],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONHASHSEED": "0"},  # sets have the same order in every process
            start_new_session=True,  # Ctrl-C is for whoever started the match, and ends that one first
        )
        assert process.stdout is not None
        self._replies = SimpleQueue()
        Thread(target=_read, args=(process.stdout, self._replies), daemon=True).start()
        return process


class _Gone:
    """Nothing comes any more."""


def _read(pipe: BinaryIO, replies: SimpleQueue[Reply | _Gone]) -> None:
    """Hand on what a process answers, on a thread of its own, until nobody can write any more."""
    with pipe, suppress(OSError, EOFError, pickle.UnpicklingError):
        while True:
            replies.put(pickle.load(pipe))  # noqa: S301  # written by `cage`, on this machine
    replies.put(_Gone())
