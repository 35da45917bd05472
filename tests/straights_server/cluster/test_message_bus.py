"""Frames go from process to process in their order; who may have missed some is told."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from redis import Redis
from redis.asyncio.connection import AbstractConnection

from straights_server.cluster.frames import ClientMessage, Envelope, Frame, ServerMessage
from straights_server.cluster.message_bus import MessageBus
from tests.support.server.redis_process import NEEDS_REDIS

pytestmark = NEEDS_REDIS
PATIENCE = 10.0


class Subscriber:
    """Keeps what another process says, and what may have been missed.

    Attributes:
        happened: parcels, names of processes that do not listen, and None where all may have been missed.
    """

    def __init__(self) -> None:
        self.happened: list[Envelope | str | None] = []
        self._news = asyncio.Queue[Envelope | str | None]()
        self.take = self.lose = self._news.put_nowait

    def lose_all(self) -> None:
        self._news.put_nowait(None)

    async def until(self, count: int) -> None:
        while len(self.happened) < count:
            self.happened.append(await asyncio.wait_for(self._news.get(), PATIENCE))


async def started(address: str, process: str) -> tuple[MessageBus, Subscriber, "asyncio.Task[None]"]:
    message_bus, subscriber, is_ready = MessageBus(address, process), Subscriber(), asyncio.Event()
    task = asyncio.create_task(message_bus.run(subscriber, is_ready.set))
    await asyncio.wait_for(is_ready.wait(), PATIENCE)
    return message_bus, subscriber, task


async def ended(*running: tuple[MessageBus, Subscriber, "asyncio.Task[None]"]) -> None:
    for message_bus, _, task in running:
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await message_bus.close()


async def test_what_one_process_says_another_hears(address: str) -> None:
    text = "to two"
    frames: list[Frame] = [
        ClientMessage(1, "first"),
        ServerMessage((2,), text),
        ServerMessage((3,), text),
        ServerMessage((3,), "to one"),
    ]
    one, other = await started(address, "one"), await started(address, "other")
    for frame in frames:
        one[0].send("other", frame)
    await other[1].until(2)
    await ended(one, other)

    expected = ClientMessage(1, "first"), ServerMessage((2, 3), text), ServerMessage((3,), "to one")
    assert [None, ("one", expected)] == other[1].happened


async def test_a_process_that_does_not_listen_is_lost(address: str) -> None:
    """Its clients are to come back, wherever their tables are by then."""
    one = await started(address, "one")
    one[0].send("gone", ClientMessage(1, "text"))
    await one[1].until(2)
    await ended(one)

    assert [None, "gone"] == one[1].happened


async def test_who_was_cut_off_may_have_missed_anything(address: str) -> None:
    """It is told when the connection is lost, and when there is another; then frames are heard as before."""
    one = await started(address, "one")
    with Redis.from_url(address) as redis:
        redis.client_kill_filter(_type="pubsub")
    await one[1].until(3)
    one[0].send("one", ClientMessage(1, "again"))
    await one[1].until(4)
    await ended(one)

    assert [None, None, None, ("one", (ClientMessage(1, "again"),))] == one[1].happened


@pytest.mark.parametrize("is_noticed", [True, False])
async def test_what_could_not_be_said_is_told(
    address: str, monkeypatch: pytest.MonkeyPatch, *, is_noticed: bool
) -> None:
    """Nothing is said twice: who has missed something comes back. An end noticed in time loses nothing."""
    one = await started(address, "one")
    one[0].send("one", ClientMessage(1, "before"))
    await one[1].until(2)
    with Redis.from_url(address) as redis:
        redis.client_kill_filter(_type="normal", skipme=True)
    monkeypatch.setattr(AbstractConnection, "can_read", sees_the_end(is_noticed=is_noticed))
    for count, text in ((3, "lost"), (4, "after")):
        one[0].send("one", ClientMessage(1, text))
        await one[1].until(count)
    await ended(one)

    before, lost, after = (("one", (ClientMessage(1, text),)) for text in ("before", "lost", "after"))
    assert [None, before, lost if is_noticed else None, after] == one[1].happened


def sees_the_end(*, is_noticed: bool) -> Callable[[AbstractConnection], Awaitable[bool]]:
    """What a connection is asked before it is used: at first only once the end has come, or before that."""
    can_read, asked = AbstractConnection.can_read, list[AbstractConnection]()

    async def can_read_then(connection: AbstractConnection) -> bool:
        asked.append(connection)
        if len(asked) > 1:
            return await can_read(connection)
        while is_noticed and not await can_read(connection):  # noqa: ASYNC110  # nothing else tells of the end
            await asyncio.sleep(0)
        return is_noticed

    return can_read_then
