"""Prices of reviewed rounds in the statistics: those that count, and none of files of earlier versions."""

from pathlib import Path

from straights_gui.model.statistics.store import RoundKey, StatisticsStore

MOMENT = "2026-11-21T12:00:0{}Z"


def played(folder: Path, rounds: int = 4) -> StatisticsStore:
    """A store with some rounds of one game, whose prices are not known yet."""
    store = StatisticsStore(folder)
    for number in range(1, rounds + 1):
        store.record_round(RoundKey("game", number, "blocker"), 7, MOMENT.format(number))
    return store


def test_prices_of_counted_rounds_come_in_their_order(tmp_path: Path) -> None:
    """Each once, by level; those with hints, of practice or of a known game are left out."""
    store = StatisticsStore(tmp_path)
    store.count_hint(RoundKey("game", 2, "blocker"))
    store.mark_practice(RoundKey("game", 3, "blocker"))
    store.close()
    store = played(tmp_path)
    for number, price in ((4, 4.0), (1, 1.25), (2, 2.0), (3, 3.0), (1, 9.0)):
        store.record_price(RoundKey("game", number, "blocker"), price)

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
    store.record_price(RoundKey("game", 1, "blocker"), 1.0)
    store.reset()
    assert () == store.prices()
    store.close()
