"""Tables in an SQLite file: what was kept is there again, all of it or nothing."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.straights.setup import Variant
from straights_server.entries import ActionTaken, Entry, GameStarted, PlayerJoined, SeatAssigned
from straights_server.errors import DamagedLog
from straights_server.sqlite_store import SqliteStore
from straights_server.store import EntriesAppended, StoredTable, StoreError, TableDeleted, TableOpened
from straights_server.table_settings import TableSettings
from tests.support.faults import Fault, each_fault, write_fails

DAY = 24 * 3600.0
MANY = 10**12
TERMS = TableSettings(Variant(80), turn_limit=30, is_private=True)
ENTRIES: tuple[Entry, ...] = (
    PlayerJoined(0, "Ñandú ♠", "hash"),
    SeatAssigned(1, "expert", "Otto"),
    SeatAssigned(2, None),
    GameStarted("ab" * 32),
    ActionTaken("4 play 7S", 12),
    ActionTaken("1 ragequit blocker", None),
)


def execute(folder: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(folder / "tables")) as connection, connection:
        connection.execute(statement, values)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """A store in the file `tables`."""
    opened = SqliteStore(str(tmp_path / "tables"))
    yield opened
    opened.close()


def test_what_was_kept_is_there_after_a_restart_until_it_is_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables"))
    store.append(
        [
            TableOpened("one", TERMS),
            TableOpened("two", TableSettings(Variant(0))),
            EntriesAppended("one", 1, ENTRIES[:2]),
        ]
    )
    store.append([EntriesAppended("two", 1, ENTRIES[:1]), EntriesAppended("one", 3, ENTRIES[2:])])
    store.close()
    store = SqliteStore(str(tmp_path / "tables"))

    assert StoredTable(TERMS, ENTRIES) == store.load("one")
    assert StoredTable(TableSettings(Variant(0)), ENTRIES[:1]) == store.load("two")
    assert store.load("three") is None
    store.append([EntriesAppended("one", 7, ENTRIES[3:]), TableDeleted("one")])
    assert store.load("one") is None
    assert StoredTable(TableSettings(Variant(0)), ENTRIES[:1]) == store.load("two")
    store.close()


def test_changes_are_kept_all_or_none(store: SqliteStore) -> None:
    """A place in the log that is taken belongs to another server: nothing of the group is kept."""
    store.append([TableOpened("one", TERMS), EntriesAppended("one", 1, ENTRIES[:2])])
    with pytest.raises(StoreError, match="another server"):
        store.append([EntriesAppended("one", 3, ENTRIES[2:3]), EntriesAppended("one", 2, ENTRIES[1:2])])

    assert StoredTable(TERMS, ENTRIES[:2]) == store.load("one")


def test_tables_are_outdated_after_a_month_and_without_a_game_after_a_day(
    store: SqliteStore, tmp_path: Path
) -> None:
    """The longest unchanged first."""
    for name, entries in (("played", ENTRIES), ("waiting", ENTRIES[:3]), ("empty", ())):
        store.append([TableOpened(name, TERMS), EntriesAppended(name, 1, entries)])

    def outdated(**ages: float) -> list[str]:
        for name, age in ages.items():
            execute(tmp_path, "UPDATE tables SET changed = ? WHERE name = ?", str(time.time() - age), name)
        return store.outdated(MANY, MANY)

    assert [] == outdated(played=30 * DAY - 60, waiting=DAY - 60, empty=DAY - 60)
    assert ["empty", "waiting"] == outdated(played=30 * DAY - 60, waiting=DAY + 1, empty=DAY + 2)
    assert ["played"] == outdated(played=30 * DAY + 1, waiting=0, empty=0)


def test_finished_and_unfinished_tables_make_room_for_their_like_alone(store: SqliteStore) -> None:
    """The longest unchanged first; a table with another game is unfinished again."""
    for name in ("over1", "on1", "over2", "on2", "over3", "on3", "again"):
        store.append([TableOpened(name, TERMS)])
        store.append([EntriesAppended(name, 1, ENTRIES, is_over=not name.startswith("on"))])

    assert [] == store.outdated(4, 3)
    assert ["over1", "on1", "over2", "on2"] == store.outdated(2, 1)
    assert ["over1", "over2", "over3", "again"] == store.outdated(0, MANY)
    store.append([EntriesAppended("again", 7, ENTRIES[3:4], is_over=False)])
    assert ["on1", "on2", "on3", "again"] == store.outdated(MANY, 0)


def test_a_game_that_was_played_outlives_those_that_have_hardly_begun(store: SqliteStore) -> None:
    """However many of these there are: so strangers push no paused game out of the file."""
    for name, entries in (("paused", ENTRIES * 20), ("one", ENTRIES), ("two", ENTRIES), ("three", ENTRIES)):
        store.append([TableOpened(name, TERMS), EntriesAppended(name, 1, entries)])

    assert ["one", "two"] == store.outdated(MANY, 2)


def test_the_file_shrinks_with_the_tables_that_are_deleted(tmp_path: Path) -> None:
    path = tmp_path / "tables"
    store = SqliteStore(str(path))
    many = tuple(PlayerJoined(0, "x" * 100, "y" * 100) for _ in range(500))
    for number in range(20):
        name = f"t{number}"
        store.append([TableOpened(name, TERMS), EntriesAppended(name, 1, (*ENTRIES, *many))])
    store.close()
    store = SqliteStore(str(path))  # now everything is in the file
    full = path.stat().st_size
    store.append([TableDeleted(f"t{number}") for number in range(5)])
    store.close()

    assert path.stat().st_size < full * 0.8
    store = SqliteStore(str(path))
    assert StoredTable(TERMS, (*ENTRIES, *many)) == store.load("t10")
    store.close()


@pytest.mark.parametrize(
    "damage, reason",
    [
        ("UPDATE log SET entry = '{'", "cannot be read"),
        ("UPDATE log SET seq = 3 WHERE seq = 2", "gaps"),  # rather than another game than was played
        ("UPDATE tables SET terms = '{'", "the settings of a table"),
        ("""UPDATE tables SET terms = '{"score_limit": 80, "grace": null}'""", "the settings of a table"),
    ],
)
def test_what_cannot_be_read_is_a_damaged_log(
    store: SqliteStore, tmp_path: Path, damage: str, reason: str
) -> None:
    store.append([TableOpened("one", TERMS), EntriesAppended("one", 1, ENTRIES[:2])])
    execute(tmp_path, damage)

    with pytest.raises(DamagedLog, match=reason):
        store.load("one")


def test_a_database_without_its_tables_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """At the start, and when it loses them afterwards."""
    store = SqliteStore(str(tmp_path / "tables"))
    execute(tmp_path, "DROP TABLE tables")

    with pytest.raises(StoreError, match="cannot read the tables"):
        store.outdated(MANY, MANY)
    store.close()
    with pytest.raises(StoreError, match="cannot keep tables in"):
        SqliteStore(str(tmp_path / "tables"))


def test_what_is_no_database_of_this_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Nor what has no place."""
    with closing(sqlite3.connect(tmp_path / "later")) as connection:
        connection.execute("PRAGMA user_version = 7")
    (tmp_path / "text").write_text("no database" * 100)
    reasons = {"later": r"another version .* schema is 7"}
    for name in ("later", "text", "nowhere/tables"):
        with pytest.raises(StoreError, match=reasons.get(name, "cannot keep tables in")):
            SqliteStore(str(tmp_path / name))


def test_every_commit_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`synchronous` is FULL (2), which each connection has of its own, and the journal a write-ahead log."""
    connect = sqlite3.connect
    opened: list[sqlite3.Connection] = []

    def connect_and_note(path: str, *, timeout: float, check_same_thread: bool) -> sqlite3.Connection:
        opened.append(connect(path, timeout=timeout, check_same_thread=check_same_thread))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", connect_and_note)
    store = SqliteStore(str(tmp_path / "tables"))

    assert opened
    for connection in opened:
        assert [(2,)] == connection.execute("PRAGMA synchronous").fetchall()
        assert [("wal",)] == connection.execute("PRAGMA journal_mode").fetchall()
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="there are no such permissions")
def test_only_its_owner_may_read_the_database(store: SqliteStore, tmp_path: Path) -> None:
    """It holds the keys of games that go on; so does the write-ahead log beside it."""
    store.append([TableOpened("one", TERMS)])

    assert {0o600} == {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}


def add_table(store: SqliteStore, number: int) -> bool:
    """A table with somebody at it, by a server that ends then; whether it was kept."""
    try:
        name = f"t{number}"
        store.append(
            [TableOpened(name, TableSettings(Variant(number))), EntriesAppended(name, 1, ENTRIES[:1])]
        )
    except StoreError:
        return False
    finally:
        store.close()
    return True


def tables(folder: Path) -> list[int]:
    """The score limit of the table that came last; all before it are there too."""
    store = SqliteStore(str(folder / "tables"))
    found = [table for number in (1, 2, 3) if (table := store.load(f"t{number}")) is not None]
    assert len(store.outdated(0, 0)) == len(found)
    assert all(len(table.entries) == 1 for table in found)
    store.close()
    return [table.settings.variant.score_limit for table in found[-1:]]


@each_fault
def test_no_table_of_a_running_server_is_lost(tmp_path: Path, fault: Fault) -> None:
    """Its database is open when the fault comes: what was kept is there, and what could not be is told."""
    add_table(SqliteStore(str(tmp_path / "tables")), 1)
    store = SqliteStore(str(tmp_path / "tables"))
    with fault(tmp_path):
        is_kept = add_table(store, 2)

    assert not (is_kept and fault is write_fails)
    assert tables(tmp_path) in ([[2]] if is_kept else [[1], [2]])
