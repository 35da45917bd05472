"""What is kept together, and told afterwards."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from straights_server.adapter import committer as module
from straights_server.adapter.committer import Committer
from straights_server.changes import Change, Forgotten
from straights_server.service.batches import Batch
from straights_server.store import SqliteStore

MANY = 4


class CountingStore(SqliteStore):
    """Keeps nothing, and counts.

    Attributes:
        groups: how many changes were to be kept at once, each time.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "tables"))
        self.groups: list[int] = []

    def append(self, changes: Sequence[Change]) -> tuple[()]:
        """Count them."""
        self.groups.append(len(changes))
        return ()


async def groups_after(first: int, folder: Path) -> list[int]:
    """The groups where so many changes come at once, and then two more, one after the other."""
    store, told = CountingStore(folder), asyncio.Event()
    committer = Committer(store)
    task = asyncio.create_task(committer.run())
    for _ in range(first - 1):
        committer.put(Batch((Forgotten("k3f9"),)))
    committer.put(Batch((Forgotten("k3f9"),), then=told.set))
    await told.wait()
    for _ in range(2):
        told.clear()
        committer.put(Batch((Forgotten("k3f9"),), then=told.set))
        if first < MANY:
            await told.wait()
        else:
            for _ in range(10):
                await asyncio.sleep(0)  # a server that does not wait would begin with the first alone
    await committer.drain(10.0)
    task.cancel()
    committer.close()
    store.close()
    return store.groups


@pytest.mark.parametrize("first, groups", [(MANY, [4, 2]), (1, [1, 1, 1])])
def test_where_there_is_much_to_do_changes_gather(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, first: int, groups: list[int]
) -> None:
    """A commit takes as long for many as for one; where there is little, nobody waits."""
    monkeypatch.setattr(module, "_GATHERING_SECONDS", 0.1)

    assert groups == asyncio.run(groups_after(first, tmp_path))
