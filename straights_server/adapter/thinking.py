"""Whose computer thinks next: the openers of tables take turns, so that nobody waits for all of another's."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from straights_server.monitoring.counts import Counts

_MOST_OF_OPENER = 2
"""How many computers at the tables of one opener think at once."""

_Result = TypeVar("_Result")


class ThinkingTurns:
    """Runs work for openers of tables, who take turns, while workers are free."""

    def __init__(self, workers: int, counts: Counts) -> None:
        self._free = workers
        self._counts = counts
        self._thinking: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def run(
        self, opener: str, workers: Callable[[], Executor], work: Callable[..., _Result], *arguments: object
    ) -> _Result:
        """The result of a function, in a worker; cancelled, it may run on, and its worker is not free."""
        loop, began = asyncio.get_running_loop(), monotonic()
        turn = loop.create_future()
        self._waiting.setdefault(opener, deque()).append(turn)
        self._go_on()
        try:
            await turn
            starts = monotonic()
            self._counts.thinking_waits.observe(starts - began)
            working = workers().submit(work, *arguments)
        except BaseException:
            if turn.done() and not turn.cancelled():
                self._end(opener)
            raise

        def end(_done: Future[_Result]) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._end, opener)
                loop.call_soon_threadsafe(self._counts.thinking.observe, monotonic() - starts)

        working.add_done_callback(end)
        return await asyncio.wrap_future(working)

    def _end(self, opener: str) -> None:
        self._free += 1
        self._thinking[opener] -= 1
        if not self._thinking[opener]:
            del self._thinking[opener]
        self._go_on()

    def _go_on(self) -> None:
        """Give free workers to those whose turn it is."""
        for opener in tuple(self._waiting):
            if self._free and self._thinking[opener] < _MOST_OF_OPENER:
                self._begin(opener)

    def _begin(self, opener: str) -> None:
        """Let the first work of an opener begin; the others wait until all other openers have had a turn."""
        waiting = self._waiting.pop(opener)
        while waiting:
            if not (turn := waiting.popleft()).cancelled():
                self._free -= 1
                self._thinking[opener] += 1
                turn.set_result(None)
                break
        if waiting:
            self._waiting[opener] = waiting
