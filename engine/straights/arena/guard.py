"""Stands between a match and a strategy from elsewhere: whatever it does, the match goes on."""

from __future__ import annotations

import ctypes
import threading
from queue import Empty, SimpleQueue

from engine.lean import dataclass
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies.strategy import Strategy


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a strategy gave no answer, in words."""

    reason: str


class _Stopped(BaseException):
    """Raised inside a strategy that has thought too long."""


class Guard:
    """Asks a strategy on a thread of its own, and waits no longer than it may think."""

    def __init__(self, player: Strategy, seconds: float) -> None:
        """A guard over the player, who may think for so many seconds about a choice."""
        self._player = player
        self._seconds = seconds
        self._questions: SimpleQueue[Observation | None] = SimpleQueue()
        self._answers: SimpleQueue[object] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def ask(self, observation: Observation) -> object:
        """What the strategy answers, whatever that is, or a Failure; it may not be asked again after one."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, daemon=True)
            self._thread.start()
        self._questions.put(observation)
        try:
            return self._answers.get(timeout=self._seconds)
        except Empty:
            self._stop()
            return Failure(f"it thought longer than {self._seconds:g} s")

    def dismiss(self) -> None:
        """Let the thread end."""
        self._questions.put(None)

    def _serve(self) -> None:
        """Answer questions, on the thread."""
        try:
            while (observation := self._questions.get()) is not None:
                self._answers.put(self._answer(observation))
        except _Stopped:
            return

    def _answer(self, observation: Observation) -> object:
        """The strategy's answer; strategies are anybody's code, and whatever they raise, the match goes on."""
        try:
            return self._player.choose(observation)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # anybody's code
            return Failure(f"it raised {type(error).__name__}: {error}")

    def _stop(self) -> None:
        """Interrupt the strategy at its next step, as far as it runs Python; nobody waits for it any more."""
        assert self._thread is not None
        assert self._thread.ident is not None
        number = ctypes.c_ulong(self._thread.ident)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(_Stopped))


def as_choice(answer: object) -> Choice | Failure:
    """The answer, if it is one."""
    if isinstance(answer, Choice | Failure):
        return answer
    return Failure(f"it answered {answer!r}, which is neither a Play nor a Discard")
