"""Computers at the tables: each waits a moment, thinks, and answers.

Strategies that take long think in processes of their own, so that nobody waits for another table's computer.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies.registry import strategy_named
from straights_server.lobby import is_attended
from straights_server.table import Table, Thought

_THINKING = frozenset({"expert", "adaptive"})
"""Strategies that take tenths of a second; the others take less than it takes to reach another process."""

_LONGEST = 20.0
"""Seconds after which a computer's first legal choice is taken."""

Answer = Callable[[Table, int, Choice | None], None]


class Computers:
    """Lets computers move, one at a time at each table."""

    def __init__(self, pause: float, processes: int, answer: Answer) -> None:
        """`pause`: seconds before each move, so that people can follow; `answer` takes what they choose."""
        self._pause = pause
        self._processes = processes
        self._answer = answer
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[Table, asyncio.Task[None]] = {}

    def consider(self, table: Table) -> None:
        """Let the computer that is to move at a table do so; without anybody there it waits."""
        if table in self._tasks or table.thought() is None or not is_attended(table):
            return
        self._tasks[table] = asyncio.get_running_loop().create_task(self._play(table))

    def close(self) -> None:
        """Let nobody think any more."""
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()

    async def _play(self, table: Table) -> None:
        """Let one computer move, and the next one if another follows."""
        try:
            await asyncio.sleep(self._pause)
            thought = table.thought()
            choice = None if thought is None else await self._think(thought)
        finally:
            del self._tasks[table]
        if thought is not None and is_attended(table):
            self._answer(table, thought.revision, choice)

    async def _think(self, thought: Thought) -> Choice | None:
        if thought.strategy not in _THINKING:
            return choose(thought.strategy, thought.observation)
        loop = asyncio.get_running_loop()
        try:
            waiting = loop.run_in_executor(self._workers(), choose, thought.strategy, thought.observation)
            return await asyncio.wait_for(waiting, _LONGEST)
        except TimeoutError:
            return None
        except BrokenProcessPool:
            self._pool = None
            return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _end_with_the_server)
        return self._pool


def choose(strategy: str, observation: Observation) -> Choice | None:
    """What a strategy chooses; None where it fails."""
    try:
        return strategy_named(strategy).choose(observation)
    except Exception:  # noqa: BLE001  # whatever a strategy does wrong, the table goes on
        return None


def _end_with_the_server() -> None:
    """Let a process end when the server has, even if that was killed."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
