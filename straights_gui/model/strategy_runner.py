"""Runs strategies off the GUI thread: an observation goes in, a signal returns the choice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

if TYPE_CHECKING:
    from engine.straights.observation import Observation


class Executor(Protocol):
    """Runs a task, now or later, on any thread."""

    def run(self, task: Callable[[], None]) -> None:
        """Run the task."""

    def wait(self) -> None:
        """Drop the pending tasks, and wait for the running one."""


class InlineExecutor:
    """Runs tasks at once on the calling thread: for tests."""

    def run(self, task: Callable[[], None]) -> None:
        """Run the task now."""
        task()

    def wait(self) -> None:
        """Do nothing: no task is ever pending."""


_SWITCH_INTERVAL = 0.0005
"""Seconds. With Python's default of 5 ms, a frame painted in several steps takes 15 ms instead of 5 while a
strategy runs."""


class ThreadExecutor:
    """Runs tasks in order on a thread of its own, in short turns with the GUI thread."""

    def __init__(self) -> None:
        """The thread starts with the first task."""
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)

    def run(self, task: Callable[[], None]) -> None:
        """Run the task once the thread is free."""
        self._pool.start(task)

    def wait(self) -> None:
        """Drop the pending tasks, and wait until the thread is free."""
        self._pool.clear()
        self._pool.waitForDone()


class StrategyRunner(QObject):
    """Runs strategies and emits their choices on the GUI thread.

    Attributes:
        answered: emitted with a choice and the game's revision for which it was requested.
        advised: emitted with advice and the game's revision for which it was requested.
        advice_failed: emitted with the text of the error when there is no advice.
        promised: emitted with what a new hand is worth, a sentence, and the hand.
        failed: emitted with the name of a failed strategy and the text of the error; another one chose
            instead.
    """

    answered = Signal(object, int)
    advised = Signal(object, int)
    advice_failed = Signal(str)
    promised = Signal(object, object)
    failed = Signal(str, str)
    _chosen = Signal(object, int)
    _advice_computed = Signal(object, int)
    _promised = Signal(object, object)

    def __init__(self, executor: Executor) -> None:
        super().__init__()
        self._executor = executor
        self._latest_advice = 0
        self._advice_computed.connect(self.advised, Qt.ConnectionType.QueuedConnection)
        self._promised.connect(self.promised, Qt.ConnectionType.QueuedConnection)
        self._chosen.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, strategy: str, choose: Callable[[str], object], revision: int, *, instead: str) -> None:
        """Let a strategy choose, or if it fails another one `instead`; `answered` follows."""
        self._executor.run(lambda: self._choose(strategy, choose, revision, instead))

    def advise(self, observation: Observation, revision: int) -> None:
        """Compute advice for the observing seat; `advised` follows if the seat is on turn.

        Earlier requests that are still running are cancelled.
        """
        self._latest_advice += 1
        number = self._latest_advice
        self._executor.run(lambda: self._compute_advice(observation, revision, number))

    def promise(self, observation: Observation) -> None:
        """Compute what the new hand of the observing seat is worth; `promised` follows if that is sure."""
        self._executor.run(lambda: self._compute_promise(observation))

    def wait(self) -> None:
        """Cancel advice, and wait until no strategy is running."""
        self._latest_advice += 1
        self._executor.wait()

    def _compute_advice(self, observation: Observation, revision: int, number: int) -> None:
        """Compute advice on the executor's thread, as long as this is the latest request."""
        from engine.straights.advice.advisor import advice_for  # imports the expert

        if number != self._latest_advice:
            return
        try:
            advice = advice_for(observation, is_cancelled=lambda: number != self._latest_advice)
        except Exception as error:  # noqa: BLE001  # whatever goes wrong, the player is told and plays on
            self.advice_failed.emit(str(error))
            return
        if advice is not None and number == self._latest_advice:
            self._advice_computed.emit(advice, revision)

    def _compute_promise(self, observation: Observation) -> None:
        from engine.straights.review.par import promise  # imports the expert
        from engine.straights.text.reviews import promise as said

        par = promise(observation)
        if par is not None:
            self._promised.emit(said(par.ahead), observation.hand)

    def _choose(self, strategy: str, choose: Callable[[str], object], revision: int, instead: str) -> None:
        """Run a strategy on the executor's thread; one that raises must not stop the game."""
        try:
            choice = choose(strategy)
        except Exception as error:  # noqa: BLE001  # strategies are anybody's code: whatever they raise, play goes on
            self.failed.emit(strategy, str(error))
            choice = choose(instead)
        self._chosen.emit(choice, revision)
