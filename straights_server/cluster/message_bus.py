"""Takes frames from process to process, over channels of Redis.

Nothing is kept for who does not listen: what matters is in the logs of the tables, and who has missed
something is told to come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from straights_server.cluster.frames import (
    Envelope,
    Frame,
    ServerMessage,
    UnknownFrame,
    envelope_from,
    envelope_text,
)
from straights_server.cluster.scripts import channel

_PAUSE = 0.1


class Subscriber(Protocol):
    """Who is told what comes."""

    def take(self, envelope: Envelope) -> None:
        """Another process says something."""
        ...

    def lose(self, process: str) -> None:
        """Another process does not listen any more."""
        ...

    def lose_all(self) -> None:
        """Something may have been missed, of any process."""
        ...


class MessageBus:
    """The frames of one process."""

    def __init__(self, url: str, process: str) -> None:
        self._process = process
        # Without retries: who connects again unnoticed has missed something.
        self._redis = Redis.from_url(url, decode_responses=True, retry=Retry(NoBackoff(), 0))
        self._waiting: dict[str, list[Frame]] = {}
        self._has_work = asyncio.Event()

    def send(self, to: str, frame: Frame) -> None:
        """Send a frame after those that wait already; texts for several clients go together."""
        waiting = self._waiting.setdefault(to, [])
        last = waiting[-1] if waiting else None
        if isinstance(frame, ServerMessage) and isinstance(last, ServerMessage) and last.text is frame.text:
            waiting[-1] = ServerMessage((*last.clients, *frame.clients), frame.text)
        else:
            waiting.append(frame)
        self._has_work.set()

    async def run(self, subscriber: Subscriber, is_ready: Callable[[], None]) -> None:
        """Send and listen, until cancelled."""
        await asyncio.gather(self._send(subscriber), self._listen(subscriber, is_ready))

    async def flush(self, seconds: float) -> None:
        """Send what waits, for at most so long."""
        waiting, self._waiting = self._waiting, {}
        try:
            await asyncio.wait_for(self._publish(waiting), seconds)
        except (RedisError, OSError, TimeoutError):
            return

    async def close(self) -> None:
        """Nothing is sent any more."""
        await self._redis.aclose()

    async def _send(self, subscriber: Subscriber) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                heard = await self._publish(waiting)
            except (RedisError, OSError):
                subscriber.lose_all()
                await asyncio.sleep(_PAUSE)
                continue
            for process, listeners in heard.items():
                if not listeners:
                    subscriber.lose(process)

    async def _publish(self, waiting: Mapping[str, list[Frame]]) -> dict[str, int]:
        """Send frames; how many have heard each process's."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for process, frames in waiting.items():
                _ = pipeline.publish(
                    channel(process), envelope_text(self._process, frames)
                )  # asked for below
            return dict(zip(waiting, await pipeline.execute(), strict=True))

    async def _listen(self, subscriber: Subscriber, is_ready: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(channel(self._process))
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":  # also where the library has connected again
                            subscriber.lose_all()
                            is_ready()
                        else:
                            _hand_over(subscriber, str(message["data"]))
            except (RedisError, OSError):
                subscriber.lose_all()
                await asyncio.sleep(_PAUSE)


def _hand_over(subscriber: Subscriber, text: str) -> None:
    try:
        envelope = envelope_from(text)
    except UnknownFrame:
        return  # of a process with another version, whose clients come back when it does not answer
    subscriber.take(envelope)
