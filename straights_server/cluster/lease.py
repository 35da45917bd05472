"""The lease of a process: it owns its tables as long as it renews the lease."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from straights_server.cluster.scripts import PREFIX, lease_key

_PROCESSES = f"{PREFIX}processes"

Listed = list[dict[str, Any]]


class Lease:
    """Renews the lease of one process, and monitors those of the others.

    Attributes:
        living: the processes with a valid lease, including this one.
        listed: the public tables of the other processes.
    """

    def __init__(self, url: str, process: str, seconds: float) -> None:
        """The lease expires `seconds` after its last renewal; it is renewed four times in that time."""
        self.living: Collection[str] = ()
        self.listed: Listed = []
        self._process = process
        self._milliseconds = round(seconds * 1000)
        self._pause = seconds / 4
        self._redis = Redis.from_url(url, decode_responses=True)
        self._is_given_up = False

    async def run(self, own_tables: Callable[[], Listed], on_renewed: Callable[[bool], None]) -> None:
        """Renew until cancelled or ended; `on_renewed` is called with whether it had expired."""
        is_new = True
        while not self._is_given_up:
            try:
                had_ended = not await self._renew(own_tables())
                await self._look()
            except (RedisError, OSError):
                pass  # a lease that cannot be renewed expires, and others may claim the tables
            else:
                if self._is_given_up:
                    return
                on_renewed(had_ended and not is_new)
                is_new = False
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

    async def _renew(self, tables: Listed) -> bool:
        """Renew the lease; returns whether it was still valid."""
        key, text = lease_key(self._process), json.dumps(tables)
        if await self._redis.set(key, text, px=self._milliseconds, xx=True) or self._is_given_up:
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
        self.listed = [
            table
            for process, text in texts.items()
            if text is not None and process != self._process
            for table in json.loads(text)
        ]
