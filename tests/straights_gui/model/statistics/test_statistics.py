"""Statistics: every figure is what a person would count, and a bad file costs nothing but itself."""

import csv
import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from engine.straights.hosting.game_record import MIXED
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import FILE, RoundKey, StatisticsStore

EASY = "first-legal"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[StatisticsStore]:
    store = StatisticsStore(tmp_path / "deep" / "folder")
    yield store
    store.close()


def play(
    store: StatisticsStore,
    game: str,
    points: list[int],
    scores: tuple[int, ...],
    level: str = EASY,
) -> None:
    """Record a whole game of seat 0."""
    for number, gained in enumerate(points, 1):
        store.record_round(RoundKey(game, number, level), gained, f"2026-01-0{game}T10:0{number}")
    key = RoundKey(game, len(points), level)
    store.record_game(key, scores, 0, f"2026-01-0{game}T10:30")


def test_nothing_played_has_no_means(store: StatisticsStore) -> None:
    """Means, best and worst of nothing do not exist, counts are 0."""
    figures = store.figures()
    assert (figures.games, figures.rounds, figures.hints, figures.longest_streak) == (0, 0, 0, 0)
    assert (figures.mean_points, figures.average_place, figures.best_round, figures.worst_game) == (None,) * 4
    assert store.history() == ()
    assert store.levels() == ()


def test_every_figure_is_counted(store: StatisticsStore) -> None:
    """Three games: won, tied for first, lost."""
    play(store, "1", [10, 0, 20], (30, 85, 60, 70))
    play(store, "2", [40], (40, 80, 40, 90))
    play(store, "3", [50, 35], (85, 20, 30, 85))

    figures = store.figures()

    assert (figures.games, figures.wins, figures.ties) == (3, 2, 1)
    assert figures.average_place == pytest.approx((1 + 1 + 3) / 3)
    assert (figures.best_game, figures.worst_game) == (30, 85)
    assert (figures.current_streak, figures.longest_streak) == (0, 2)
    assert (figures.rounds, figures.rounds_without_points) == (6, 1)
    assert figures.mean_points == pytest.approx(155 / 6)
    assert (figures.best_round, figures.worst_round) == (0, 50)
    assert store.history() == (10, 0, 20, 40, 50, 35)


def test_streaks_follow_the_ends_of_games(store: StatisticsStore) -> None:
    """A game that was begun first and won last is won last: it was left for another one meanwhile."""
    store.record_round(RoundKey("9", 1, EASY), 10, "2026-01-01T10:00")
    play(store, "2", [40], (90, 80, 40, 20))
    play(store, "3", [40], (20, 80, 40, 90))
    store.record_game(RoundKey("9", 2, EASY), (30, 85, 60, 70), 0, "2026-01-09T10:30")

    figures = store.figures()

    assert (2, 2) == (figures.current_streak, figures.longest_streak)


def test_all_is_told_in_the_order_in_which_it_ended(store: StatisticsStore, tmp_path: Path) -> None:
    """A round that was begun first and left for another game comes where it ended; so it is exported."""
    store.count_hint(RoundKey("left", 1, EASY))
    for game, gained, moment in (("next", 3, "10:00"), ("left", 1, "12:00"), ("between", 2, "11:00")):
        key = RoundKey(game, 1, EASY)
        store.record_round(key, gained, f"2026-01-01T{moment}", "play")
        store.record_game(key, (90, 20, gained, 30), 2, f"2026-01-01T{moment}")
        store.record_price(key, gained + 0.25, "play")
    beside = store.export_csv(tmp_path / "figures.csv")
    games = list(csv.DictReader((tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()))
    rounds = list(csv.DictReader(beside.read_text(encoding="utf-8").splitlines()))
    moments = [f"2026-01-01T{hour}:00" for hour in (10, 11, 12)]

    assert ((3, 2, 1), (3.25, 2.25)) == (store.history(), store.prices())  # none of what had a hint
    assert [*zip(moments, "321", strict=True)] == [(row["ended"], row["score"]) for row in games]
    assert [*zip(moments, ("next", "between", "left"), "321", strict=True)] == [
        (row["ended"], row["game"], row["points"]) for row in rounds
    ]


@pytest.mark.parametrize("seat, place, is_tied", [(0, 4, False), (1, 1, True), (2, 3, False), (3, 1, True)])
def test_a_place_is_that_of_the_seat(
    store: StatisticsStore, seat: int, place: int, *, is_tied: object
) -> None:
    store.record_game(RoundKey("1", 1, EASY), (90, 20, 50, 20), seat, "2026-01-01T10:00")
    figures = store.figures()

    assert (place, int(bool(is_tied))) == (figures.average_place, figures.ties)
    assert (90, 20, 50, 20)[seat] == figures.best_game


def test_figures_are_told_by_the_level_of_the_opponents(store: StatisticsStore) -> None:
    """Opponents of several levels are a level of their own."""
    play(store, "1", [10], (10, 85, 60, 70))
    play(store, "2", [40], (40, 80, 30, 90), MIXED)

    assert store.levels() == ("first-legal", MIXED)
    assert (store.figures("first-legal").wins, store.figures(MIXED).wins, store.figures().games) == (1, 0, 2)
    assert store.history(MIXED) == (40,)


def test_a_round_counts_once_however_often_it_is_played(store: StatisticsStore) -> None:
    play(store, "1", [10], (10, 85, 60, 70))
    play(store, "1", [3], (3, 85, 60, 70))

    assert (store.history(), store.figures().best_game, store.figures().games) == ((10,), 10, 1)


def test_practice_does_not_count_nor_does_its_game(store: StatisticsStore) -> None:
    key = RoundKey("1", 2, EASY)
    store.mark_practice(key)
    play(store, "1", [10, 20], (30, 85, 60, 70))

    assert store.is_practice(key)
    assert not store.is_practice(RoundKey("1", 1, EASY))
    assert ((10,), 0) == (store.history(), store.figures().games)


def test_a_round_that_has_ended_was_played_fairly(store: StatisticsStore) -> None:
    """Who looks at the deck afterwards, or goes back to it, takes nothing away."""
    play(store, "1", [10, 20], (30, 85, 60, 70))
    store.mark_practice(RoundKey("1", 2, EASY))

    assert not store.is_practice(RoundKey("1", 2, EASY))
    assert ((10, 20), 1) == (store.history(), store.figures().games)


def test_a_game_that_has_ended_counts_whatever_is_seen_of_it_later(store: StatisticsStore) -> None:
    """Also its seed: nothing of it is left to be played."""
    play(store, "1", [10, 20], (30, 85, 60, 70))
    for number in (1, 2):
        store.mark_rest(RoundKey("1", number, EASY))

    assert ((10, 20), 1) == (store.history(), store.figures().games)
    assert not store.is_practice(RoundKey("1", 2, EASY))


def test_who_knows_the_seed_practises_to_the_end_of_the_game(store: StatisticsStore) -> None:
    store.record_round(RoundKey("1", 1, EASY), 10, "2026-01-01T10:01")
    store.mark_rest(RoundKey("1", 2, EASY))
    assert [False, True, True] == [store.is_practice(RoundKey("1", number, EASY)) for number in (1, 2, 3)]
    assert not store.is_practice(RoundKey("2", 3, EASY))
    play(store, "1", [10, 20, 30], (60, 85, 60, 70))

    assert ((10,), 0) == (store.history(), store.figures().games)


def test_what_was_played_of_a_known_game_is_taken_back_from_the_round_on(store: StatisticsStore) -> None:
    """Also the round itself, though it has ended; those before it stay."""
    play(store, "1", [10, 20], (30, 85, 60, 70))
    store.record_round(RoundKey("2", 1, EASY), 5, "2026-01-01T10:01")
    store.record_round(RoundKey("2", 2, EASY), 6, "2026-01-01T10:02")
    store.mark_rest(RoundKey("2", 2, EASY))

    assert [5, 10, 20] == sorted(store.history())
    store.mark_rest(RoundKey("2", 3, EASY))
    assert [5, 10, 20] == sorted(store.history())  # to see it again later does not give the round back
    assert [False, True, True] == [store.is_practice(RoundKey("2", number, EASY)) for number in (1, 2, 3)]


def test_hints_are_counted(store: StatisticsStore) -> None:
    for _ in range(3):
        store.count_hint(RoundKey("1", 1, EASY))
    assert store.figures().hints == 0
    play(store, "1", [10], (10, 85, 60, 70))
    assert store.figures().hints == 3


def test_statistics_are_kept(store: StatisticsStore, tmp_path: Path) -> None:
    play(store, "1", [10], (10, 85, 60, 70))
    store.close()
    again = StatisticsStore(tmp_path / "deep" / "folder")
    assert again.figures() == store.figures()
    again.close()


def test_reset_forgets_everything(store: StatisticsStore) -> None:
    play(store, "1", [10], (10, 85, 60, 70))
    store.reset()
    assert store.figures().games == 0
    play(store, "2", [20], (20, 85, 60, 70))
    assert store.history() == (20,)


def test_everything_is_exported(store: StatisticsStore, tmp_path: Path) -> None:
    """Two tables: games, and rounds with practice marked."""
    play(store, "1", [10, 20], (30, 85, 30, 70))
    store.count_hint(RoundKey("1", 1, EASY))
    store.mark_practice(RoundKey("1", 3, EASY))
    store.record_round(RoundKey("1", 3, EASY), 5, "2026-01-01T10:03")

    beside = store.export_csv(tmp_path / "figures.csv")

    games = list(csv.DictReader((tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()))
    rounds = list(csv.DictReader(beside.read_text(encoding="utf-8").splitlines()))
    assert beside.name == "figures-rounds.csv"
    assert [(row["opponents"], row["score"], row["place"], row["tied"]) for row in games] == [
        ("first-legal", "30", "1", "1")
    ]
    assert [(row["round"], row["points"], row["hints"], row["practice"]) for row in rounds] == [
        ("1", "10", "1", "0"),
        ("2", "20", "0", "0"),
        ("3", "5", "0", "1"),
    ]


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


@pytest.mark.parametrize("spoil", [damaged, newer, foreign])
def test_a_file_that_cannot_be_read_is_kept_aside(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    path = tmp_path / FILE
    spoil(path)
    content = path.read_bytes()
    store = StatisticsStore(tmp_path)

    with pytest.raises(StatisticsError) as caught:
        play(store, "1", [10], (10, 85, 60, 70))

    assert caught.value.aside is not None
    assert caught.value.aside.read_bytes() == content
    assert caught.value.file == path
    play(store, "1", [10], (10, 85, 60, 70))
    assert store.history() == (10,)
    store.close()


@pytest.mark.parametrize(
    "spoil, reason",
    [(Path.mkdir, "not a file"), (newer, "written by a newer version of the program (7)")],
)
def test_what_is_wrong_with_a_file_is_told(
    tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    spoil(tmp_path / FILE)
    with pytest.raises(StatisticsError) as caught:
        StatisticsStore(tmp_path).figures()

    assert reason == caught.value.reason
    assert caught.value.aside is not None
    assert caught.value.aside.exists()


def test_a_file_that_cannot_be_moved_either_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    damaged(path)
    store = StatisticsStore(tmp_path)

    def refuse(_path: Path, target: Path) -> None:
        raise PermissionError(f"no {target}")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StatisticsError) as caught:
        store.figures()

    assert (path, None) == (caught.value.file, caught.value.aside)
    assert str(path) in str(caught.value)
    assert path.is_file()


def test_a_file_that_cannot_be_closed_in_order_is_left(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window closes all the same; what was written is there at the next start."""

    class Stubborn(sqlite3.Connection):
        """Closes, and says that it could not."""

        def close(self) -> None:
            super().close()
            raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Stubborn))
    play(store, "1", [10], (10, 85, 60, 70))
    store.close()

    assert (10,) == store.history()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = StatisticsStore(tmp_path / "file" / "folder")
    with pytest.raises(StatisticsError) as caught:
        store.figures()
    assert caught.value.aside is None
    assert str(tmp_path) in str(caught.value)
    assert isinstance(caught.value.__cause__, OSError)
    assert caught.value.__cause__.strerror == caught.value.reason


@pytest.mark.parametrize("refused", ["", FILE, "folder"])
def test_a_file_to_read_only_is_damaged_unless_the_disk_says_so(
    store: StatisticsStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    """One flipped byte makes SQLite refuse to write: such a file is set aside; without a right it stays."""
    play(store, "1", [10], (10, 85, 60, 70))
    store.close()
    path = tmp_path / "deep" / "folder" / FILE
    content = path.read_bytes()
    path.write_bytes(content[:18] + b"\x03" + content[19:])
    monkeypatch.setattr(os, "access", lambda where, _mode: Path(where).name != refused)

    with pytest.raises(StatisticsError) as caught:
        store.count_hint(RoundKey("1", 1, EASY))

    assert bool(refused) == (caught.value.aside is None) == path.exists()


def test_a_locked_file_is_told_and_left_alone(store: StatisticsStore, tmp_path: Path) -> None:
    """Another program that writes for too long costs a figure, not the file."""
    play(store, "1", [10], (10, 85, 60, 70))
    other = sqlite3.connect(tmp_path / "deep" / "folder" / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StatisticsError) as caught:
        play(store, "2", [20], (20, 85, 60, 70))
    assert caught.value.aside is None
    other.execute("ROLLBACK")
    other.close()
    play(store, "2", [20], (20, 85, 60, 70))
    assert store.history() == (10, 20)


def filled(folder: Path) -> bytes:
    store = StatisticsStore(folder)
    for number in range(1, 4):
        play(store, str(number), [10, 20, 55], (85, 60, 30, 70), MIXED if number == 2 else EASY)
    store.count_hint(RoundKey("1", 2, EASY))
    store.close()
    return (folder / FILE).read_bytes()


def ask_everything(store: StatisticsStore, folder: Path) -> None:
    key = RoundKey("3", 2, EASY)
    store.count_hint(key)
    store.is_practice(key)
    for level in (None, *store.levels()):
        assert all(value is None or abs(value) < 2**31 for value in astuple(store.figures(level)))
        assert all(type(gained) is int for gained in store.history(level))
    store.export_csv(folder / "figures.csv")
    store.mark_practice(key)
    store.mark_rest(RoundKey("2", 1, EASY))
    play(store, "4", [10, 20], (30, 85, 60, 70))
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
