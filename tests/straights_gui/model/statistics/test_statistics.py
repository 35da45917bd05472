"""Statistics on the disk: records come back as they were, and a bad file costs nothing but itself."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings

from engine.fast_dataclass import replace
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.model.statistics.store import FILE, StatisticsError, StatisticsStore
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


COLUMNS = """
CREATE TABLE games (
    game TEXT PRIMARY KEY, level TEXT NOT NULL, moment TEXT, score INTEGER, place INTEGER, tied INTEGER,
    practice_from INTEGER
);
CREATE TABLE rounds (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, moment TEXT, gained INTEGER,
    hints INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE plays (
    game TEXT NOT NULL, number INTEGER NOT NULL, play TEXT NOT NULL, PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE prices (
    game TEXT NOT NULL, number INTEGER NOT NULL, hundredths INTEGER NOT NULL, PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO games VALUES ('second', 'mixed', 'then', 90, 2, 1, NULL);
INSERT INTO games VALUES ('first', 'expert', NULL, NULL, NULL, NULL, 2);
INSERT INTO rounds VALUES ('second', 2, NULL, 0, 0, 1), ('second', 1, 'now', 90, 3, 0);
INSERT INTO rounds VALUES ('first', 1, NULL, NULL, 0, 0);
INSERT INTO plays VALUES ('second', 1, 'digest');
INSERT INTO prices VALUES ('second', 1, 729);
"""
RIVALS = """
CREATE TABLE rivals (game TEXT PRIMARY KEY, beaten TEXT NOT NULL, beaten_by TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO rivals VALUES ('second', '["Zoë"]', '["Anna", "Ben"]');
"""


@pytest.mark.parametrize("version", [1, 2])
def test_what_earlier_versions_have_kept_is_read(
    store: StatisticsStore, tmp_path: Path, version: int
) -> None:
    """The first one knew no rivals; the file is that of the present version from then on."""
    path = tmp_path / "deep" / "folder" / FILE
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as file:
        file.executescript(COLUMNS + RIVALS * (version - 1) + f"PRAGMA user_version = {version};")
    won, lost = (("Zoë",), ("Anna", "Ben")) if version > 1 else ((), ())
    end = GameEnd(90, 2, tied=True, beaten=won, beaten_by=lost, moment="then")
    played = RoundRecord(1, 90, 3, practice=False, play="digest", price=7.29, moment="now")
    second = GameRecord("second", "mixed", (played, RoundRecord(2, 0, practice=True)), end)
    first = GameRecord("first", "expert", (RoundRecord(1),), practice_from=2)

    for _ in range(2):
        assert (second, first) == store.records()
        store.close()
    with closing(sqlite3.connect(path)) as file:  # a reset deletes all that there is
        assert [("games",)] == file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()


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
