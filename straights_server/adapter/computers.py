"""Computer players at the tables, which wait for a moment, choose and move.

Slow strategies run in processes of their own, and the openers of tables take turns at these, so that nobody
waits for all computers of somebody else; for a single table a thread is enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor

from engine.games.registry import game_named
from straights_server.adapter.thinking import ThinkingTurns
from straights_server.lobby import is_attended
from straights_server.monitoring.monitor import Monitor
from straights_server.table import ComputerTurn, Table

_THINKING = frozenset({"expert", "adaptive"})
"""Strategies that take tenths of a second; the others are faster than a round trip to another process."""

_TIMEOUT = 20.0
"""Seconds after which a computer plays its first legal choice."""

Answer = Callable[[Table, int, object], None]


class Computers:
    """Makes the computers move, one at a time at each table.

    Attributes:
        pause: seconds before each move, so that people can follow.
    """

    def __init__(
        self,
        pause: float,
        processes: int,
        answer: Answer,
        opener_of: Callable[[str], str | None] = lambda _table: None,
        monitor: Monitor | None = None,
    ) -> None:
        """`processes`: of workers, 0 for a thread of this one; `answer`: called with the choices.

        `opener_of` returns the address from which a table was opened, None if it has a turn of its own.
        """
        self.pause = pause
        self._opener_of = opener_of
        self._turns = ThinkingTurns(max(processes, 1), (monitor or Monitor()).counts)
        self._processes = processes
        self._answer = answer
        self._pool: Executor | None = None
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._is_closed = False

    def consider(self, table: Table) -> None:
        """Start the turn of a computer, if one is on turn and a player is connected."""
        if self._is_closed or table in self._tasks or table.computer_turn() is None or not is_attended(table):
            return
        self._tasks[table] = asyncio.get_running_loop().create_task(self._play(table))

    def close(self) -> None:
        """Cancel all pending decisions, and start no more."""
        self._is_closed = True
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._processes:
                from straights_server.adapter.process_pool import end_processes  # noqa: PLC0415  # was loaded

                end_processes()

    async def _play(self, table: Table) -> None:
        """Play the turn of a computer, and start over if its decision is outdated.

        It decides during the pause, so that forced moves take as long as others: otherwise the delay would
        reveal something about the hand.
        """
        try:
            computer_turn, choice = await self._decision(table, self.pause)
            if computer_turn is not None and not _is_latest(table, computer_turn):
                computer_turn, choice = await self._decision(table, self.pause / 4)
        finally:
            del self._tasks[table]
        if computer_turn is not None and is_attended(table):
            self._answer(table, computer_turn.revision, choice)

    async def _decision(self, table: Table, seconds: float) -> tuple[ComputerTurn | None, object]:
        """The pending decision and the choice, after at least this many seconds."""
        computer_turn = table.computer_turn()
        if computer_turn is None:
            return None, None
        opener = self._opener_of(table.state.name) or table.state.name
        game = table.state.settings.game.name
        _, choice = await asyncio.gather(asyncio.sleep(seconds), self._think(game, computer_turn, opener))
        return computer_turn, choice

    async def _think(self, game: str, computer_turn: ComputerTurn, opener: str) -> object:
        deciding = game, computer_turn.strategy, computer_turn.observation
        if computer_turn.strategy not in _THINKING:
            return choose(*deciding)
        try:
            thinking = self._turns.run(opener, self._workers, choose, *deciding)
            return await asyncio.wait_for(thinking, _TIMEOUT)
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
    latest = table.computer_turn()
    return latest is not None and latest.revision == computer_turn.revision


def choose(game: str, strategy: str, observation: object) -> object:
    """The choice of a strategy of a game; None if it fails."""
    try:
        return game_named(game).choose(strategy, observation)
    except Exception:  # noqa: BLE001  # whatever a strategy does wrong, the table goes on
        return None
