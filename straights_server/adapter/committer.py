"""Group commit: persists queued batches in a worker thread, then sends their messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic

from straights_server.monitoring.monitor import Monitor
from straights_server.service.batches import Batch
from straights_server.service.clients import Client
from straights_server.store import Store, StoreError

_BUSY = 4
"""The number of changes from which commits of small groups would take longer than all other work."""

_GATHERING_SECONDS = 0.004
"""How long the committer of such a busy server collects changes before the next commit."""


class Committer:
    """Persists the changes of batches in groups, and sends their messages in order.

    Attributes:
        started_at: when the current commit has begun, by the clock of the loop; None if there is none.
        failure: the error of the store, after which nothing is persisted or sent.
        on_lost: called with the tables that another server owns now; their pending batches are dropped.
        on_failure: called with each internal error of sending, after which the client is disconnected.
    """

    def __init__(self, store: Store, monitor: Monitor | None = None) -> None:
        self.started_at: float | None = None
        self.failure: StoreError | None = None
        self.on_lost: Callable[[Collection[str]], None] = lambda _tables: None
        self.on_failure: Callable[[Exception], None] = lambda _error: None
        self._store = store
        self._monitor = monitor or Monitor()
        self._waiting: list[Batch] = []
        self._changed_at: list[float] = []
        self._has_work = asyncio.Event()
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._thread = ThreadPoolExecutor(1, "committer")

    def put(self, batch: Batch) -> None:
        """Queue a batch; drop it after a failure."""
        if self.failure is not None:
            return
        if self._is_idle.is_set() and not batch.changes and batch.then is None:
            self._send((batch,))  # no batch is pending that it could overtake
            return
        self._waiting.append(batch)
        if batch.changes:
            self._changed_at.append(monotonic())
        self._is_idle.clear()
        self._has_work.set()

    async def run(self) -> None:
        """Persist and send, until the store fails or the task is cancelled."""
        while self.failure is None:
            await self._has_work.wait()
            self._has_work.clear()
            batches, self._waiting = self._waiting, []
            kept = await self._keep(batches)
            if not self._waiting:
                self._is_idle.set()
            if kept >= _BUSY:
                await asyncio.sleep(_GATHERING_SECONDS)

    async def drain(self, seconds: float) -> None:
        """Wait until all batches are persisted and sent, or the store has failed, within this time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_idle.wait(), seconds)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown()

    async def _keep(self, batches: Sequence[Batch]) -> int:
        """Persist and send; returns the number of changes."""
        lost: Collection[str] = ()
        changed_at, self._changed_at = self._changed_at, []
        changes = [change for batch in batches for change in batch.changes]
        if changes:
            loop = asyncio.get_running_loop()
            self.started_at = loop.time()
            try:
                lost = await loop.run_in_executor(self._thread, self._store.append, changes)
                self._monitor.committed(changes, loop.time() - self.started_at)
                self.started_at = None
            except StoreError as error:
                self.failure = error
                self._waiting.clear()
                return 0
        if lost:
            self.on_lost(lost)
            batches = [batch for batch in batches if not any(each.name in lost for each in batch.changes)]
        self._send(batches)
        self._monitor.acknowledged(changed_at, monotonic())
        return len(changes)

    def _send(self, batches: Sequence[Batch]) -> None:
        for batch in batches:
            for message in batch.outgoing:
                for client in message.to:
                    self._send_to(client, message.text)
            if batch.then is not None:
                batch.then()

    def _send_to(self, client: Client, text: str) -> None:
        """Send a text; an error of one connection ends neither the others nor the server."""
        try:
            client.send(text)
        except Exception as error:  # noqa: BLE001  # whatever it is, the others are sent what is theirs
            self.on_failure(error)
            client.close("internal error")
