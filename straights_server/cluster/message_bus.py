"""Exchanges frames between server processes over Redis pub/sub.

Frames are not stored: the logs of the tables have everything that matters, and clients that may have missed
frames must reconnect.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
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
    """Handles frames from other processes."""

    def take(self, envelope: Envelope) -> None:
        """Handle an envelope from another process."""
        ...

    def lose(self, process: str) -> None:
        """Handle a process that no longer listens."""
        ...

    def lose_all(self) -> None:
        """Handle the possible loss of frames from any process."""
        ...


class MessageBus:
    """Sends and receives the frames of one process."""

    def __init__(self, url: str, process: str) -> None:
        self._process = process
        # No retries: an unnoticed reconnect would hide lost frames.
        self._redis = Redis.from_url(url, decode_responses=True, retry=Retry(NoBackoff(), 0))
        self._waiting: dict[str, list[Frame]] = {}
        self._has_work = asyncio.Event()

    def send(self, to: str, frame: Frame) -> None:
        """Queue a frame; consecutive copies of a text for several clients are merged."""
        waiting = self._waiting.setdefault(to, [])
        last = waiting[-1] if waiting else None
        if isinstance(frame, ServerMessage) and isinstance(last, ServerMessage) and last.text is frame.text:
            waiting[-1] = ServerMessage((*last.clients, *frame.clients), frame.text)
        else:
            waiting.append(frame)
        self._has_work.set()

    async def run(self, subscriber: Subscriber, is_ready: Callable[[], None]) -> None:
        """Send and receive until cancelled."""
        await asyncio.gather(self._send(subscriber), self._listen(subscriber, is_ready))

    async def flush(self) -> None:
        """Send the queued frames, if Redis can be reached."""
        waiting, self._waiting = self._waiting, {}
        with suppress(RedisError, OSError):
            await self._publish(waiting)

    async def disconnect(self) -> None:
        """Close the current connections, which may be dead without notice; they are opened again."""
        await self._redis.connection_pool.disconnect()

    async def close(self) -> None:
        """Close the connection to Redis."""
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
        """Publish frames; returns the number of listeners of each process."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for process, frames in waiting.items():
                _ = pipeline.publish(
                    channel(process), envelope_text(self._process, frames)
                )  # evaluated by `execute` below
            return dict(zip(waiting, await pipeline.execute(), strict=True))

    async def _listen(self, subscriber: Subscriber, is_ready: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(channel(self._process))
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":  # also after the library has reconnected
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
        return  # of a process with another version: its clients reconnect when there is no response
    subscriber.take(envelope)
