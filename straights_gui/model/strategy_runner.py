"""Runs strategies off the window's thread: an observation goes in, a choice comes back by signal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import strategy_named


class Executor(Protocol):
    """Runs a task, now or later, here or elsewhere."""

    def run(self, task: Callable[[], None]) -> None:
        """Run the task."""
        ...

    def wait(self) -> None:
        """Return once no task is running any more; what has not begun is not wanted."""
        ...


class InlineExecutor:
    """Runs tasks at once where they are handed in: for tests."""

    def run(self, task: Callable[[], None]) -> None:
        """Run the task now."""
        task()

    def wait(self) -> None:
        """Nothing is ever left to wait for."""


_SWITCH_INTERVAL = 0.0005
"""Seconds. With Python's default of 5 ms, a frame painted in several steps takes 15 ms instead of 5 while a
strategy runs."""


class ThreadExecutor:
    """Runs tasks one after another on one thread of their own, in short turns with the window's."""

    def __init__(self) -> None:
        """An executor whose thread starts with the first task."""
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)

    def run(self, task: Callable[[], None]) -> None:
        """Run the task once the thread is free."""
        self._pool.start(task)

    def wait(self) -> None:
        """Drop the tasks that wait, and return once the thread is free."""
        self._pool.clear()
        self._pool.waitForDone()


class StrategyRunner(QObject):
    """Asks strategies and hands their choices back on the window's thread.

    Attributes:
        answered: a choice and the revision of the game that it was asked for.
        advised: advice and the revision of the game that it was asked for.
        advice_failed: why there is no advice, as the text of an error.
        failed: the name of a strategy that raised, and the error as text; `first-legal` chose instead.
    """

    answered = Signal(object, int)
    advised = Signal(object, int)
    advice_failed = Signal(str)
    failed = Signal(str, str)
    _chosen = Signal(object, int)
    _advice_computed = Signal(object, int)

    def __init__(self, executor: Executor) -> None:
        super().__init__()
        self._executor = executor
        self._latest_advice = 0
        self._advice_computed.connect(self.advised, Qt.ConnectionType.QueuedConnection)
        self._chosen.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, strategy: str, observation: Observation, revision: int) -> None:
        """Let the strategy choose; `answered` follows."""
        self._executor.run(lambda: self._choose(strategy, observation, revision))

    def advise(self, observation: Observation, revision: int) -> None:
        """Compute advice for the observing seat; `advised` follows, if it is that seat's turn.

        Earlier requests that are still running are cancelled.
        """
        self._latest_advice += 1
        number = self._latest_advice
        self._executor.run(lambda: self._compute_advice(observation, revision, number))

    def wait(self) -> None:
        """Cancel advice, and return once no strategy runs any more."""
        self._latest_advice += 1
        self._executor.wait()

    def _compute_advice(self, observation: Observation, revision: int, number: int) -> None:
        """Runs on the executor's thread, as long as this is the latest request."""
        from engine.straights.advice.advisor import advice_for  # loads the expert

        if number != self._latest_advice:
            return
        try:
            advice = advice_for(observation, is_cancelled=lambda: number != self._latest_advice)
        except Exception as error:  # noqa: BLE001  # whatever goes wrong, the player is told and plays on
            self.advice_failed.emit(str(error))
            return
        if advice is not None and number == self._latest_advice:
            self._advice_computed.emit(advice, revision)

    def _choose(self, strategy: str, observation: Observation, revision: int) -> None:
        """Runs on the executor's thread. A strategy that raises must not stop the game."""
        choice: Choice
        try:
            choice = strategy_named(strategy).choose(observation)
        except Exception as error:  # noqa: BLE001  # strategies are anybody's code: whatever they raise, play goes on
            self.failed.emit(strategy, str(error))
            choice = strategy_named(FIRST_LEGAL).choose(observation)
        self._chosen.emit(choice, revision)
