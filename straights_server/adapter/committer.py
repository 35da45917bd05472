"""Keeps what happens, and then tells it: all that waits is committed at once, in a thread, and then sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from straights_server.service.batches import Batch
from straights_server.store import Store, StoreError

_BUSY = 4
"""From this many changes in a group on, the commits of small groups would take longer than all else."""

_GATHERING_SECONDS = 0.004
"""How long such a server lets changes gather before the next commit."""


class Committer:
    """Takes batches, keeps their changes in groups, and sends their letters in order.

    Attributes:
        failure: why nothing can be kept any more; nothing is sent from then on.
        on_lost: is told the tables that another server has now; what waited about them is not sent.
    """

    def __init__(self, store: Store, gathering_seconds: float = _GATHERING_SECONDS) -> None:
        self.failure: StoreError | None = None
        self.on_lost: Callable[[Collection[str]], None] = lambda _tables: None
        self._store = store
        self._gathering_seconds = gathering_seconds
        self._waiting: list[Batch] = []
        self._has_work = asyncio.Event()
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._thread = ThreadPoolExecutor(1, "committer")

    def put(self, batch: Batch) -> None:
        """Take a batch; it is kept and sent after those that wait already."""
        if self._is_idle.is_set() and not batch.changes and batch.then is None:
            _send((batch,))  # nothing waits that it could overtake
            return
        self._waiting.append(batch)
        self._is_idle.clear()
        self._has_work.set()

    async def run(self) -> None:
        """Keep and send, until the store fails or the task is cancelled."""
        while self.failure is None:
            await self._has_work.wait()
            self._has_work.clear()
            batches, self._waiting = self._waiting, []
            kept = await self._keep(batches)
            if not self._waiting:
                self._is_idle.set()
            if kept >= _BUSY:
                await asyncio.sleep(self._gathering_seconds)

    async def forget_unchanged(self, seconds: float, used: Collection[str]) -> int:
        """Let the store forget old tables between two groups; returns how many. Raises StoreError."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._store.forget_unchanged, seconds, used)

    async def drain(self, seconds: float) -> None:
        """Wait until all is kept and sent, or nothing can be any more, but at most so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_idle.wait(), seconds)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()

    async def _keep(self, batches: Sequence[Batch]) -> int:
        """Keep and send; how many changes there were."""
        lost: Collection[str] = ()
        changes = [change for batch in batches for change in batch.changes]
        if changes:
            loop = asyncio.get_running_loop()
            try:
                lost = await loop.run_in_executor(self._thread, self._store.append, changes)
            except StoreError as error:
                self.failure = error
                self._waiting.clear()
                return 0
        if lost:
            self.on_lost(lost)
            batches = [batch for batch in batches if not any(each.name in lost for each in batch.changes)]
        _send(batches)
        return len(changes)


def _send(batches: Sequence[Batch]) -> None:
    for batch in batches:
        for outgoing_message in batch.outgoing:
            for client in outgoing_message.to:
                client.send(outgoing_message.text)
        if batch.then is not None:
            batch.then()
