"""Computers at the tables: each waits a moment, thinks, and answers.

Strategies that take long think in processes of their own, so that nobody waits for another table's computer;
for a single table a thread is enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies.registry import strategy_named
from straights_server.lobby import is_attended
from straights_server.table import ComputerTurn, Table

_THINKING = frozenset({"expert", "adaptive"})
"""Strategies that take tenths of a second; the others take less than it takes to reach another process."""

_TIMEOUT = 20.0
"""Seconds after which a computer's first legal choice is taken."""

Answer = Callable[[Table, int, Choice | None], None]


class Computers:
    """Lets computers move, one at a time at each table."""

    def __init__(self, pause: float, processes: int, answer: Answer) -> None:
        """A table's computers.

        `pause`: seconds before each move, so that people can follow; `processes`: in how many they think, 0
        for a thread of this one; `answer` takes what they choose.
        """
        self._pause = pause
        self._processes = processes
        self._answer = answer
        self._pool: Executor | None = None
        self._tasks: dict[Table, asyncio.Task[None]] = {}

    def consider(self, table: Table) -> None:
        """Let the computer that is to move at a table do so; without anybody there it waits."""
        if table in self._tasks or table.computer_turn() is None or not is_attended(table):
            return
        self._tasks[table] = asyncio.get_running_loop().create_task(self._play(table))

    def close(self) -> None:
        """Let nobody think any more."""
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._processes:
                from straights_server.adapter.process_pool import end_processes  # noqa: PLC0415  # was loaded

                end_processes()

    async def _play(self, table: Table) -> None:
        """Let one computer move, and the next one if another follows.

        It thinks during the pause, so that a move for which there is no choice comes no sooner than another:
        else its time would tell what the seat holds.
        """
        try:
            computer_turn, choice = await self._thought(table, self._pause)
            if computer_turn is not None and not _is_latest(table, computer_turn):
                computer_turn, choice = await self._thought(table, self._pause / 4)
        finally:
            del self._tasks[table]
        if computer_turn is not None and is_attended(table):
            self._answer(table, computer_turn.revision, choice)

    async def _thought(self, table: Table, seconds: float) -> tuple[ComputerTurn | None, Choice | None]:
        """What a computer has to think about and what it chooses, after so many seconds at least."""
        computer_turn = table.computer_turn()
        if computer_turn is None:
            return None, None
        _, choice = await asyncio.gather(asyncio.sleep(seconds), self._think(computer_turn))
        return computer_turn, choice

    async def _think(self, computer_turn: ComputerTurn) -> Choice | None:
        if computer_turn.strategy not in _THINKING:
            return choose(computer_turn.strategy, computer_turn.observation)
        loop = asyncio.get_running_loop()
        try:
            waiting = loop.run_in_executor(
                self._workers(), choose, computer_turn.strategy, computer_turn.observation
            )
            return await asyncio.wait_for(waiting, _TIMEOUT)
        except TimeoutError:
            return None
        except BrokenExecutor:
            self._pool = None
            return None

    def _workers(self) -> Executor:
        if self._pool is None and self._processes:
            from straights_server.adapter.process_pool import process_pool  # noqa: PLC0415  # not in bundles

            self._pool = process_pool(self._processes)
        elif self._pool is None:
            self._pool = ThreadPoolExecutor(1, "thinking")
        return self._pool


def _is_latest(table: Table, computer_turn: ComputerTurn) -> bool:
    """Whether what was thought about is still what a computer has to think about."""
    latest = table.computer_turn()
    return latest is not None and latest.revision == computer_turn.revision


def choose(strategy: str, observation: Observation) -> Choice | None:
    """What a strategy chooses; None where it fails."""
    try:
        return strategy_named(strategy).choose(observation)
    except Exception:  # noqa: BLE001  # whatever a strategy does wrong, the table goes on
        return None
