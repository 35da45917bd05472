"""The thinking of computers, off the window's thread: an observation in, a choice back by signal."""

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


_TURN_OF_A_THREAD = 0.0005
"""Seconds after which a thread lets another one have the interpreter. With Python's own 5 ms a frame that is
painted in several steps waits for them several times: 15 ms instead of 5, where a computer thinks."""


class ThreadExecutor:
    """Runs tasks one after another on one thread of their own, in short turns with the window's."""

    def __init__(self) -> None:
        """An executor whose thread starts with the first task."""
        sys.setswitchinterval(_TURN_OF_A_THREAD)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)

    def run(self, task: Callable[[], None]) -> None:
        """Run the task as soon as the thread is free."""
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
        unadvised: why there is no advice, in the words of an error.
        failed: the name of a strategy that broke, and the error's words; `first-legal` chose instead.
    """

    answered = Signal(object, int)
    advised = Signal(object, int)
    unadvised = Signal(str)
    failed = Signal(str, str)
    _chosen = Signal(object, int)
    _considered = Signal(object, int)

    def __init__(self, executor: Executor) -> None:
        """A thinker on the executor."""
        super().__init__()
        self._executor = executor
        self._latest_advice = 0
        self._considered.connect(self.advised, Qt.ConnectionType.QueuedConnection)
        self._chosen.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, strategy: str, observation: Observation, revision: int) -> None:
        """Let the strategy choose; `answered` follows."""
        self._executor.run(lambda: self._choose(strategy, observation, revision))

    def advise(self, observation: Observation, revision: int) -> None:
        """Think about the turn of the seat that looks; `advised` follows, if it is that seat's turn.

        Advice that is still thought about is wanted no more.
        """
        self._latest_advice += 1
        number = self._latest_advice
        self._executor.run(lambda: self._consider(observation, revision, number))

    def wait(self) -> None:
        """Return once nobody thinks any more; advice that is thought about is wanted no more."""
        self._latest_advice += 1
        self._executor.wait()

    def _consider(self, observation: Observation, revision: int, number: int) -> None:
        """Think, on the executor's thread, as long as this is the latest advice that was asked for."""
        from engine.straights.advice.advisor import (
            advice_for,  # not before somebody asks: it loads the expert
        )

        if number != self._latest_advice:
            return
        try:
            advice = advice_for(observation, is_cancelled=lambda: number != self._latest_advice)
        except Exception as error:  # noqa: BLE001  # whatever goes wrong in a thought, the player is told and plays on
            self.unadvised.emit(str(error))
            return
        if advice is not None and number == self._latest_advice:
            self._considered.emit(advice, revision)

    def _choose(self, strategy: str, observation: Observation, revision: int) -> None:
        """Choose, on the executor's thread. A strategy that breaks must not stop the game."""
        choice: Choice
        try:
            choice = strategy_named(strategy).choose(observation)
        except Exception as error:  # noqa: BLE001  # strategies are anybody's code: whatever they raise, play goes on
            self.failed.emit(strategy, str(error))
            choice = strategy_named(FIRST_LEGAL).choose(observation)
        self._chosen.emit(choice, revision)
