"""The lease of a process: it owns its tables as long as it renews the lease."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from straights_server.cluster.scripts import PREFIX, lease_key

_PROCESSES = f"{PREFIX}processes"
_RETRY_SECONDS = 0.05

Listed = list[dict[str, Any]]


class Lease:
    """Renews the lease of one process, and monitors those of the others.

    Attributes:
        living: the processes with a valid lease, including this one.
        listed: the public tables of the other processes.
        on_expired: called once the lease has expired since Redis cannot be reached.
        on_answered: called with the seconds that Redis took to answer.
    """

    def __init__(self, url: str, process: str, seconds: float) -> None:
        """The lease expires `seconds` after its last renewal; it is renewed four times in that time."""
        self.living: Collection[str] = ()
        self.listed: Listed = []
        self.on_expired: Callable[[], None] = lambda: None
        self.on_answered: Callable[[float], None] = lambda _seconds: None
        self._process = process
        self._seconds = seconds
        self._milliseconds = round(seconds * 1000)
        self._pause = seconds / 4
        self._redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=seconds / 2,
            socket_connect_timeout=seconds / 2,
            retry=Retry(NoBackoff(), 0),
        )
        self._is_given_up = False

    async def run(self, own_tables: Callable[[], Listed], on_renewed: Callable[[bool], None]) -> None:
        """Renew until cancelled or ended; `on_renewed` is called with whether it had expired."""
        is_new = True
        failures = 0
        is_expired = False
        renewed_at = self._now()
        while not self._is_given_up:
            started_at = self._now()
            try:
                had_ended = not await self._renew(own_tables())
                renewed_at = started_at
                await self._look()
            except (RedisError, OSError):
                failures += 1
                # One failure may be this process's own: it was not scheduled before its time-out.
                if failures > 1 and self._now() - renewed_at >= self._seconds and not is_expired:
                    is_expired = True
                    self.on_expired()
                await asyncio.sleep(_RETRY_SECONDS)
            else:
                if self._is_given_up:
                    return
                on_renewed(had_ended and not is_new)
                is_new = is_expired = False
                failures = 0
                await asyncio.sleep(self._pause)

    async def end(self) -> None:
        """End the lease, so that others can claim the tables at once."""
        self._is_given_up = True
        try:
            await self._redis.delete(lease_key(self._process))
        except (RedisError, OSError):
            return
        finally:
            await self._redis.aclose()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _renew(self, tables: Listed) -> bool:
        """Renew the lease; returns whether it was still valid."""
        key, text = lease_key(self._process), json.dumps(tables)
        asked_at = self._now()
        is_renewed = await self._redis.set(key, text, px=self._milliseconds, xx=True)
        self.on_answered(self._now() - asked_at)
        if is_renewed or self._is_given_up:
            return True
        await self._redis.set(key, text, px=self._milliseconds)
        await self._redis.sadd(_PROCESSES, self._process)
        return False

    async def _look(self) -> None:
        """Update the living processes and their tables; remove those that have ended."""
        processes = sorted(str(each) for each in await self._redis.smembers(_PROCESSES))
        found = await self._redis.mget(list(map(lease_key, processes))) if processes else []
        texts = dict(zip(processes, found, strict=True))
        self.living = [process for process, text in texts.items() if text is not None]
        ended = [process for process, text in texts.items() if text is None]
        if ended:
            await self._redis.srem(_PROCESSES, *ended)
        others = (text for process, text in texts.items() if text is not None and process != self._process)
        self.listed = [table for text in others for table in json.loads(text)]
