"""Every room that keeps something, through every fault: what was there is kept, or what came."""

import csv
import os
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.records import GameRecord
from engine.straights.storage.savegame import dumps
from straights_gui.model.hosting import hosted_table
from straights_gui.model.hosting.hosted_table import HostedTable
from straights_gui.model.statistics.store import StatisticsError, StatisticsStore
from straights_gui.model.storage.autosave import Autosave, write_durably
from straights_gui.model.storage.days import HelpedDeals
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.storage.saved_games import SavedGames, read_game
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.model.storage.window_log import WindowLog
from tests.support.faults import Fault, Room, each_fault, verify_kept
from tests.support.window.player import game
from tests.support.window.window_driver import preferences_in

pytestmark = pytest.mark.usefixtures("qapp")

NEW_RECORD = GameRecord("game", "expert")


def attempt(write: Callable[[Path, int], object]) -> Callable[[Path, int], bool]:
    """Write, and tell whether that is said to have gone well."""

    def written(folder: Path, number: int) -> bool:
        try:
            write(folder, number)
        except (OSError, StatisticsError):
            return False
        return True

    return written


def save_running(folder: Path, number: int) -> None:
    """As the window does from its start to its end."""
    store = Autosave.claim(folder)
    try:
        store.save(game(number))
    finally:
        store.release()


def running(folder: Path) -> list[int]:
    """The seed of the running game, in the first window's slot."""
    store = Autosave.claim(folder)
    session = store.load()
    store.release()
    return [session.setup.seed] if session else []


def save_left(folder: Path, number: int) -> None:
    games = SavedGames(folder)
    path = games.new_path(str(number))
    write_durably(path, dumps(game(number)).encode())
    games.add(path)


def left(folder: Path) -> list[int]:
    """The seed of the game that was left last."""
    return [read_game(path).setup.seed for path in SavedGames(folder).paths()[:1]]


def save_setting(folder: Path, number: int) -> bool:
    """A percentage."""
    chosen = preferences_in(folder)
    chosen.choose("volume", number)
    return chosen.sync()


def setting(folder: Path) -> list[int]:
    """What is on disk: Qt keeps what it could not write in memory."""
    text = (folder / "settings.ini").read_text(encoding="ascii")
    return [int(line.removeprefix("volume=")) for line in text.splitlines() if line.startswith("volume=")]


def count_round(folder: Path, number: int) -> None:
    with closing(StatisticsStore(folder)) as store:
        store.change(NEW_RECORD, lambda record: record.with_round(number, number, "play", "2026-01-01"))


def rounds(folder: Path) -> list[int]:
    """The points of the last round."""
    with closing(StatisticsStore(folder)) as store:
        worst = figures_of(store.records()).worst_round  # they rise
    return [] if worst is None else [worst]


def log_line(folder: Path, number: int) -> bool:
    """Logging never fails, and promises nothing."""
    log = WindowLog(folder / "straights.log")
    text = f"number={number}"
    log.warning(text)
    log.close()
    return False


def log_lines(folder: Path) -> list[int]:
    """The number in the last line."""
    lines = (folder / "straights.log").read_text(encoding="utf-8").splitlines()
    return [int(line.partition("number=")[2]) for line in lines[-1:]]


def export(folder: Path, number: int) -> None:
    """The statistics as a table for other programs."""
    with closing(StatisticsStore(folder / "own")) as store:
        store.reset()
        store.change(NEW_RECORD, lambda record: record.with_end(1, (number, 90, 90, 90), 0, "2026-01-01"))
        store.export_csv(folder / "games.csv")


def exported(folder: Path) -> list[int]:
    """The score of the game in the table."""
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        return [int(line["score"]) for line in csv.DictReader(file)]


def keep_price(folder: Path, number: int) -> None:
    """What the choices of a round cost: the rating follows from such prices."""
    with closing(StatisticsStore(folder)) as store:
        store.change(NEW_RECORD, lambda record: record.with_round(number, 0, "play", "2026-01-01"))
        store.change(NEW_RECORD, lambda record: record.with_price(number, number, "play"))


def priced(folder: Path) -> list[int]:
    with closing(StatisticsStore(folder)) as store:
        rated = figures_of(store.records()).rated
    return [int(each.price) for each in rated[-1:]]


def cache_review(folder: Path, number: int) -> bool:
    """The cache promises nothing: a review can be computed again."""
    ReviewCache(folder).save("round", number)
    return False


def cached(folder: Path) -> list[int]:
    record = ReviewCache(folder).load("round")
    return [record] if isinstance(record, int) else []


def keep_seat(folder: Path, number: int) -> None:
    SeatTokenStore(folder).keep(SeatToken("https://cards.example/", "k3f9", "token", "Zoë", number))


def seat_token_store(folder: Path) -> list[int]:
    """The number of the last message at that seat."""
    return [seat.seq for seat in SeatTokenStore(folder).all()]


def keep_hosted(folder: Path, number: int) -> None:
    hosted_table.keep(folder, HostedTable("k3f9", "token", "Zoë", number, is_visible=True))


def hosted(folder: Path) -> list[int]:
    """The port of that table."""
    table = hosted_table.kept_table(folder)
    return [] if table is None else [table.port]


def keep_help(folder: Path, number: int) -> None:
    HelpedDeals(folder).add(DuplicateDeal(number, 0).key)


def helped(folder: Path) -> list[int]:
    """The seed of the last of such deals."""
    deals = HelpedDeals(folder)
    return [seed for seed in range(4) if DuplicateDeal(seed, 0) in deals][-1:]


ROOMS = (
    Room("running game", attempt(save_running), running),
    Room("games left", attempt(save_left), left),
    Room("settings", save_setting, setting),
    Room("statistics", attempt(count_round), rounds),
    Room("prices for the rating", attempt(keep_price), priced),
    Room("statistics for others", attempt(export), exported),
    Room("reviews", cache_review, cached),
    Room("seats over a network", attempt(keep_seat), seat_token_store),
    Room("hosted table", attempt(keep_hosted), hosted),
    Room("help in deals", attempt(keep_help), helped),
    Room("log", log_line, log_lines),
)


@each_fault
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_nothing_kept_is_lost(tmp_path: Path, room: Room, fault: Fault) -> None:
    verify_kept(room, fault, tmp_path, more=(".straights",))


def test_a_game_is_on_disk_before_its_name_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the content, then the folder with the new name: else a loss of power loses both games."""
    synced: list[str] = []

    def note(descriptor: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        synced.append("folder" if is_folder else "file")
        assert (tmp_path / "game.straights").exists() is is_folder

    monkeypatch.setattr(os, "fsync", note)
    write_durably(tmp_path / "game.straights", b"content")

    folders = [] if sys.platform == "win32" else ["folder"]
    assert ["file", *folders] == synced


def test_the_leftovers_of_a_killed_window_are_removed(tmp_path: Path) -> None:
    """By the next that takes the slot; what another window is writing at the moment stays."""
    save_running(tmp_path, 1)
    (tmp_path / "running-game.straights.4711.new").write_bytes(b"half")
    other = tmp_path / "running-game-2.straights.4712.new"
    other.write_bytes(b"hal")

    save_running(tmp_path, 2)

    assert {"running-game.straights", other.name} == {path.name for path in tmp_path.iterdir()}
