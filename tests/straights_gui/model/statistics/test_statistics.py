"""Statistics on the disk: records come back as they were, and a bad file costs nothing but itself."""

import csv
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from functools import partial
from itertools import cycle
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
    [(damaged, "database"), (newer, "written by a newer version of the program (7)"), (foreign, "")],
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


def filled(folder: Path) -> bytes:
    store = StatisticsStore(folder)
    for number in range(1, 4):
        play(store, str(number), 10, 20, 55)
    store.change(GameRecord("1", "expert"), lambda record: record.with_hint(2).with_price(2, 1.25, "play"))
    store.close()
    return (folder / FILE).read_bytes()


def ask_everything(store: StatisticsStore, folder: Path) -> None:
    store.change(GameRecord("3", "expert"), lambda record: record.with_hint(2))
    store.record("3")
    figures = asdict(figures_of(store.records()))
    gained, places = figures.pop("points"), figures.pop("places")
    del figures["rated"]
    assert all(value is None or abs(value) < 2**31 for value in figures.values())
    assert all(type(each) is int for each in (*gained, *places))
    store.export_csv(folder / "figures.csv")
    store.change(GameRecord("2", "expert"), lambda record: record.with_practice(3).with_practice_from(1))
    play(store, "4", 10, 20)
    store.reset()


def damaged_at(content: bytes, place: int, bits: int) -> bytes:
    """The content with a byte that differs in some bits."""
    return content[:place] + bytes([content[place] ^ bits]) + content[place + 1 :]


def test_a_damaged_byte_is_a_damaged_file_and_nothing_else(tmp_path: Path) -> None:
    """Wherever it is: all goes well, or the file is kept aside and all goes well with a new one."""
    content = filled(tmp_path / "whole")
    path = tmp_path / FILE
    in_use = [place for place, byte in enumerate(content) if byte]
    places = (*range(18, 64, 3), *in_use[::41])
    for place, bits in zip(places, cycle((0x01, 0x80, 0xFF)), strict=False):
        path.write_bytes(damaged_at(content, place, bits))
        store = StatisticsStore(tmp_path)
        aside = path
        try:
            ask_everything(store, tmp_path)
        except StatisticsError as error:
            aside = error.aside or tmp_path / f"not kept aside: {error}, byte {place}"
            ask_everything(store, tmp_path)
        store.close()
        aside.unlink()
        path.unlink(missing_ok=True)
