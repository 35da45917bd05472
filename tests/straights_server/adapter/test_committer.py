"""What is kept together, and told afterwards."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

from straights_server.adapter.committer import Committer
from straights_server.limits import Bucket, Rate
from straights_server.service.batches import Batch, OutgoingMessage
from straights_server.service.clients import Client
from straights_server.sqlite_store import SqliteStore
from straights_server.store import Change, StoreError, TableDeleted
from tests.support.waiting import LONGEST_WAIT


class CountingStore(SqliteStore):
    """Keeps nothing, and counts.

    Attributes:
        groups: how many changes were to be kept at once, each time.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "tables"))
        self.groups: list[int] = []

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        self.groups.append(len(changes))
        return ()


@asynccontextmanager
async def committing(folder: Path) -> AsyncIterator[Committer]:
    """A committer that runs until it has told all of the block."""
    store = CountingStore(folder)
    committer = Committer(store)
    task = asyncio.create_task(committer.run())
    yield committer
    await committer.drain(10.0)
    assert not task.done()
    task.cancel()
    committer.close()
    store.close()


class FailingStore(SqliteStore):
    """A store whose disk is full, which shows when it may.

    Attributes:
        is_writing: whether it has begun to write.
        may_fail: whether the disk answers.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "tables"))
        self.is_writing, self.may_fail = Event(), Event()

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        self.is_writing.set()
        self.may_fail.wait(LONGEST_WAIT)
        raise StoreError(f"cannot keep {len(changes)}")


async def test_after_a_failure_of_the_store_nothing_more_is_told(tmp_path: Path) -> None:
    """Neither what waited, nor what comes later and need not be kept: it may follow from what is lost."""
    told: list[str] = []
    store = FailingStore(tmp_path)
    committer = Committer(store)
    client = Client(None, told.append, lambda _reason: None, Bucket(Rate(1.0, 1.0)))
    committer.put(Batch((TableDeleted("k3f9"),), then=lambda: told.append("kept")))
    running = asyncio.create_task(committer.run())
    await asyncio.to_thread(store.is_writing.wait, LONGEST_WAIT)
    committer.put(Batch((TableDeleted("k3f8"),), then=lambda: told.append("waited")))
    store.may_fail.set()
    await asyncio.wait_for(running, LONGEST_WAIT)
    await asyncio.wait_for(committer.drain(2 * LONGEST_WAIT), LONGEST_WAIT)  # nothing is left to wait for
    committer.put(Batch((), (OutgoingMessage((client,), "phrase"),)))
    committer.close()
    store.close()

    assert ("cannot keep 1", []) == (str(committer.failure), told)


async def test_what_need_not_be_kept_overtakes_nothing_that_waits_for_the_disk(tmp_path: Path) -> None:
    """A phrase that was said after a move, which has to be kept, is heard after it."""
    told: list[str] = []
    client = Client(None, told.append, lambda _reason: None, Bucket(Rate(1.0, 1.0)))
    async with committing(tmp_path) as committer:
        committer.put(Batch((), (OutgoingMessage((client,), "before"),)))
        committer.put(Batch((TableDeleted("k3f9"),), (OutgoingMessage((client,), "move"),)))
        committer.put(Batch((), (OutgoingMessage((client,), "phrase"),)))

    assert ["before", "move", "phrase"] == told


async def test_an_error_in_sending_to_one_client_disconnects_it_alone(tmp_path: Path) -> None:
    errors: list[Exception] = []
    told: list[str] = []

    def fail(text: str) -> None:
        text.encode("ascii")

    broken = Client(None, fail, told.append, Bucket(Rate(1.0, 1.0)))
    sound = Client(None, told.append, told.append, Bucket(Rate(1.0, 1.0)))
    async with committing(tmp_path) as committer:
        committer.on_failure = errors.append
        committer.put(Batch((TableDeleted("k3f9"),), (OutgoingMessage((broken, sound), "\ud800"),)))
        await committer.drain(10.0)
        committer.put(Batch((), (OutgoingMessage((sound,), "later"),)))

    assert (["internal error", "\ud800", "later"], ["UnicodeEncodeError"]) == (
        told,
        [type(error).__name__ for error in errors],
    )
