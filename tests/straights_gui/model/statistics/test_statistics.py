"""Statistics on the disk: records come back as they were, and a bad file costs nothing but itself."""

import csv
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings

from engine.fast_dataclass import replace
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.records import GameRecord
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import FILE, StatisticsStore
from tests.support.records import RECORDS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[StatisticsStore]:
    store = StatisticsStore(tmp_path / "deep" / "folder")
    yield store
    store.close()


def play(store: StatisticsStore, game: str, *gained: int) -> None:
    """Record a whole game of seat 0."""

    def change(record: GameRecord) -> GameRecord:
        for number, points in enumerate(gained, 1):
            record = record.with_round(number, points, "play", f"2026-01-0{game}T10:0{number}")
        return record.with_end(len(gained), (sum(gained), 85, 60, 70), 0, f"2026-01-0{game}T10:30")

    store.change(GameRecord(game, "expert"), change)


def keep(store: StatisticsStore, record: GameRecord) -> None:
    store.change(GameRecord(record.game, record.level), lambda _new: record)


def points(store: StatisticsStore) -> tuple[int, ...]:
    return figures_of(store.records()).points


@settings(max_examples=20)
@given(RECORDS)
def test_records_come_back_as_they_were(
    tmp_path_factory: pytest.TempPathFactory, records: list[GameRecord]
) -> None:
    named = [replace(record, game=str(number)) for number, record in enumerate(records)]
    store = StatisticsStore(tmp_path_factory.mktemp("kept"))
    for record in named:
        keep(store, record)
    kept = [record for record in named if record != GameRecord(record.game, record.level)]

    assert kept == [store.record(record.game) for record in kept]
    assert [figures_of([record]) for record in kept] == [figures_of([record]) for record in store.records()]
    assert None is store.record("unknown")
    store.reset()
    assert [record.reset() for record in kept] == [store.record(record.game) for record in kept]
    store.close()


@pytest.mark.parametrize("is_locked", [True, False])
def test_figures_are_read_where_nothing_can_be_written(
    store: StatisticsStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_locked: bool
) -> None:
    """Another process is writing, or the file is read-only."""
    play(store, "1", 20, 7, 30)
    store.close()
    path = tmp_path / "deep" / "folder" / FILE
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        if is_locked:
            file.execute("BEGIN IMMEDIATE")
        else:
            connect = partial(sqlite3.connect, f"{path.as_uri()}?mode=ro", uri=True)
            monkeypatch.setattr(sqlite3, "connect", lambda _path, timeout: connect(timeout=timeout))
        records = store.records()
        store.close()

    assert (20, 7, 30) == figures_of(records).points


def test_games_are_exported(store: StatisticsStore, tmp_path: Path) -> None:
    play(store, "1", 10, 20)
    store.export_csv(tmp_path / "figures.csv")
    games = list(csv.DictReader((tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()))

    assert ["30"] == [row["score"] for row in games]


def damaged(path: Path) -> None:
    path.write_bytes(b"garbage" * 500)


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 7")
    connection.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE games (title TEXT)")
    connection.close()


@pytest.mark.parametrize(
    "spoil, reason",
    [(damaged, "database"), (newer, "written by another version of the program (7)"), (foreign, "")],
)
def test_a_file_that_cannot_be_read_is_kept_aside(
    tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / FILE
    spoil(path)
    content = path.read_bytes()
    store = StatisticsStore(tmp_path)

    with pytest.raises(StatisticsError) as caught:
        play(store, "1", 10)

    assert caught.value.aside is not None
    assert caught.value.aside.read_bytes() == content
    assert caught.value.file == path
    assert reason in caught.value.reason
    play(store, "1", 10)
    assert points(store) == (10,)
    store.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = StatisticsStore(tmp_path / "file" / "folder")
    with pytest.raises(StatisticsError) as caught:
        store.records()
    assert caught.value.aside is None
    assert str(tmp_path) in str(caught.value)
    assert isinstance(caught.value.__cause__, OSError)
    assert caught.value.__cause__.strerror == caught.value.reason


def test_a_locked_file_is_told_and_left_alone(store: StatisticsStore, tmp_path: Path) -> None:
    """Another program that writes for too long costs a figure, not the file."""
    play(store, "1", 10)
    other = sqlite3.connect(tmp_path / "deep" / "folder" / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StatisticsError) as caught:
        play(store, "2", 20)
    assert caught.value.aside is None
    other.execute("ROLLBACK")
    other.close()
    play(store, "2", 20)
    assert points(store) == (10, 20)
