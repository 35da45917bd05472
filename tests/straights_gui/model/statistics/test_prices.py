"""Prices of reviewed rounds in the statistics: those that count, and none of files of earlier versions."""

import sqlite3
from contextlib import closing
from pathlib import Path

from straights_gui.model.statistics.store import FILE, RoundKey, StatisticsStore

MOMENT = "2026-11-21T12:00:0{}Z"


def played(folder: Path, rounds: int = 4) -> StatisticsStore:
    """A store with some rounds of one game, whose prices are not known yet."""
    store = StatisticsStore(folder)
    for number in range(1, rounds + 1):
        store.record_round(RoundKey("game", number, "blocker"), 7, MOMENT.format(number), "play")
    return store


def test_prices_of_counted_rounds_come_in_their_order(tmp_path: Path) -> None:
    """Each once, by level; those with hints, of practice or of a known game are left out."""
    store = StatisticsStore(tmp_path)
    store.count_hint(RoundKey("game", 2, "blocker"))
    store.mark_practice(RoundKey("game", 3, "blocker"))
    store.close()
    store = played(tmp_path)
    for number, price in ((4, 4.0), (1, 1.25), (2, 2.0), (3, 3.0), (1, 9.0)):
        store.record_price(RoundKey("game", number, "blocker"), price, "play")

    assert (1.25, 4.0) == store.prices()
    assert ((1.25, 4.0), ()) == (store.prices("blocker"), store.prices("locker"))
    store.mark_rest(RoundKey("game", 4, "blocker"))
    assert (1.25,) == store.prices()
    store.close()


def test_a_file_without_prices_is_read_as_it_is(tmp_path: Path) -> None:
    """It has none; nothing is written to ask for them, and after a reset there are none either."""
    store = played(tmp_path)
    before = (tmp_path / "statistics.sqlite3").read_bytes()

    assert () == store.prices()
    assert before == (tmp_path / "statistics.sqlite3").read_bytes()
    store.record_price(RoundKey("game", 1, "blocker"), 1.0, "play")
    store.reset()
    assert () == store.prices()
    store.close()


def test_only_the_play_that_was_counted_has_a_price(tmp_path: Path) -> None:
    """What was played after an undo, or from a branch, has none; nor does a reset leave anything of it."""
    store, key = StatisticsStore(tmp_path), RoundKey("game", 1, "blocker")
    store.record_price(key, 1.0, "too early")
    store.record_round(key, 20, MOMENT.format(1), "first")
    store.record_round(key, 2, MOMENT.format(2), "after an undo")
    store.record_price(key, 0.5, "after an undo")
    assert () == store.prices()
    store.record_price(key, 7.5, "first")
    assert (7.5,) == store.prices()

    store.reset()
    store.record_round(key, 2, MOMENT.format(3), "again")
    store.record_price(key, 0.5, "first")
    assert () == store.prices()
    store.close()


def test_a_round_that_an_earlier_version_counted_gets_no_price(tmp_path: Path) -> None:
    """Nobody knows how it was played; what comes after an undo was not counted."""
    store, key = StatisticsStore(tmp_path), RoundKey("game", 1, "blocker")
    store.record_round(key, 20, MOMENT.format(1), "as it was")
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("DELETE FROM plays")
    store.record_round(key, 2, MOMENT.format(2), "after an undo")
    store.record_price(key, 0.0, "after an undo")

    assert () == store.prices()
    store.close()
