"""A server's tables through every fault: what was kept is there, and where it could not be, it is told."""

from pathlib import Path

from engine.straights.setup import Variant
from straights_server.entries import PlayerJoined
from straights_server.sqlite_store import SqliteStore
from straights_server.store import EntriesAppended, StoreError, TableOpened
from straights_server.table_settings import TableSettings
from tests.support.faults import Fault, each_fault, write_fails

NAME = "tables"


def keep_table(folder: Path, number: int) -> bool:
    """A table with somebody at it, by a server that starts and ends."""
    try:
        store = SqliteStore(str(folder / NAME))
    except StoreError:
        return False
    return add_table(store, number)


def add_table(store: SqliteStore, number: int) -> bool:
    """The same by a server that runs."""
    try:
        store.append(
            [
                TableOpened(f"t{number}", TableSettings(Variant(number))),
                EntriesAppended(f"t{number}", 1, (PlayerJoined(0, "Zoë", "hash"),)),
            ]
        )
    except StoreError:
        return False
    finally:
        store.close()
    return True


def tables(folder: Path) -> list[int]:
    """The score limit of the table that came last; all before it are there too."""
    store = SqliteStore(str(folder / NAME))
    found = [table for number in (1, 2, 3) if (table := store.load(f"t{number}")) is not None]
    assert len(store.outdated(0, 0)) == len(found)
    assert all(len(table.entries) == 1 for table in found)
    store.close()
    return [table.settings.variant.score_limit for table in found[-1:]]


@each_fault
def test_no_table_of_a_running_server_is_lost(tmp_path: Path, fault: Fault) -> None:
    """Its database is open when the fault comes."""
    keep_table(tmp_path, 1)
    store = SqliteStore(str(tmp_path / NAME))
    with fault(tmp_path):
        is_kept = add_table(store, 2)

    assert not (is_kept and fault is write_fails)
    assert tables(tmp_path) in ([[2]] if is_kept else [[1], [2]])
