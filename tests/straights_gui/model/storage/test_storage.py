"""What is kept: games, settings, reviews, seats and helped deals, also where files fail."""

import errno
import json
import os
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.storage.autosave import Autosave, write_durably
from straights_gui.model.storage.bounded_file import NotAFile, read_bounded
from straights_gui.model.storage.days import HelpedDeals
from straights_gui.model.storage.file_lock import FileLock
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.storage.saved_games import SavedGames, left_game_name
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from tests.support.special_files import no_files, only_posix
from tests.support.window.player import game


@pytest.mark.skipif(sys.platform == "win32", reason="links and permissions are POSIX")
def test_a_link_stays_a_link_and_a_private_file_private(tmp_path: Path) -> None:
    """A game may lie in a folder that is synchronised, and be nobody else's business."""
    real, link = tmp_path / "synchronised" / "real.straights", tmp_path / "game.straights"
    write_durably(real, b"old")
    real.chmod(0o600)
    link.symlink_to(real)

    write_durably(link, b"new")

    assert (True, b"new", 0o600) == (link.is_symlink(), real.read_bytes(), real.stat().st_mode & 0o777)
    assert [real] == list(real.parent.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX")
@pytest.mark.parametrize(
    "before, asked, after", [(0o644, 0o600, 0o600), (0o600, 0o666, 0o600), (0o640, 0o666, 0o640)]
)
def test_what_is_written_again_is_read_by_no_more_than_before_and_than_asked(
    tmp_path: Path, before: int, asked: int, after: int
) -> None:
    """A file that others could read becomes the owner's alone where it is to hold a secret."""
    path = tmp_path / "seats.json"
    path.write_bytes(b"old")
    path.chmod(before)
    write_durably(path, b"new", asked)
    assert (b"new", after) == (path.read_bytes(), path.stat().st_mode & 0o777)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\x00\xff\xfe", b'{"format": "straights-game", "version": 99}']
)
def test_a_game_that_cannot_be_read_is_kept_aside(qapp: object, tmp_path: Path, content: bytes) -> None:
    store = Autosave(tmp_path)
    store.path.write_bytes(content)

    session, message = load_running_game(store)

    kept = tmp_path / "unreadable-1.straights"
    assert None is session
    assert str(kept) in message
    assert content == kept.read_bytes()
    assert not store.path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="folders without rights are a matter of POSIX")
def test_a_file_larger_than_any_game_is_not_read(qapp: object, tmp_path: Path) -> None:
    """An endless file does not fill the memory."""
    store = Autosave(tmp_path)
    with store.path.open("wb") as file:
        file.truncate(10_000_000)

    assert None is load_running_game(store)[0]


@pytest.mark.parametrize("has_locks", [True, False], ids=["locks", "no locks"])
def test_the_first_windows_ever_have_a_place_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_locks: bool
) -> None:
    """There is no folder yet: it is made with the first claim, so that the second finds it taken.

    Each has its own game, its own log and its own table that it hosts; a place that was left is free again.
    """
    folder = tmp_path / "not" / "yet"
    if not has_locks:
        monkeypatch.setattr(
            FileLock, "acquire", Mock(side_effect=OSError(errno.ENOLCK, "No locks available"))
        )
    stores = [Autosave.claim(folder) for _ in range(3)]
    places = {path for store in stores for path in (store.path, store.log_path, store.hosting_folder)}

    assert [1, 2, 3] == [store.slot for store in stores]
    assert (9, {folder}) == (len(places), {place.parent for place in places})
    stores[1].release()
    stores[1] = Autosave.claim(folder)
    assert 2 == stores[1].slot
    for store in stores:
        store.release()


@pytest.mark.qt_log_ignore("Got unexpected locking error 3")  # on Windows, for a folder that is not there
def test_where_no_folder_can_be_made_there_is_a_place_all_the_same(tmp_path: Path) -> None:
    """The first: nothing is saved there, and each window is told so when it saves."""
    (tmp_path / "file").write_text("in the way")
    stores = [Autosave.claim(tmp_path / "file" / "folder") for _ in range(2)]

    assert [1, 1] == [store.slot for store in stores]
    with pytest.raises((FileExistsError, NotADirectoryError)):
        stores[0].save(game())
    for store in stores:
        store.release()


def test_games_that_are_left_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    for number in range(4):
        games.new_path("2026-11-21 15.30.12").write_text(str(number))

    assert ["0", "1", "2", "3"] == sorted(path.read_text() for path in games.paths())


def test_games_that_the_player_saved_are_never_removed(tmp_path: Path) -> None:
    """*Save as* proposes this folder; only games that were left have an end, those of branches too.

    However many there are, forty left games are kept besides.
    """
    games = SavedGames(tmp_path)
    names = ("game", "2026-11-21", "2026-11-21 Sunday", "Ann 2026-11-21 15.30.12")
    own = {f"{name}.straights" for name in (*names, *map(str, range(50)))}
    team = [f"2026-11-21 15.30.{number:02} Round {number}.straights" for number in range(40)]
    for age, name in enumerate([*team, *own]):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (age, age))

    newest = games.new_path("2026-11-21 16.00.00")
    newest.touch()
    games.add(newest)

    assert own | {newest.name, *team[1:]} == {path.name for path in games.paths()}


def test_a_file_name_has_no_invisible_characters() -> None:
    """A sentence isolates a name that is written from right to left."""
    assert left_game_name("Round \u2068שלם\u2069, deal 2").endswith(" Round שלם, deal 2")


def test_help_is_known_of_its_deal_alone(tmp_path: Path) -> None:
    deals = HelpedDeals(tmp_path)
    assert DuplicateDeal(7, 2) not in deals
    deals.add(DuplicateDeal(7, 2, date(2026, 11, 24)).key)
    again = HelpedDeals(tmp_path)
    assert DuplicateDeal(7, 2) in again
    assert DuplicateDeal(7, 1) not in again
    assert DuplicateDeal(8, 2) not in again


def test_of_many_deals_the_oldest_is_forgotten(tmp_path: Path) -> None:
    """Four hundred are known; one that had help twice counts once."""
    deals = HelpedDeals(tmp_path)
    for seed in range(400):
        deals.add(DuplicateDeal(seed, 0).key)
    deals.add(DuplicateDeal(399, 0).key)
    assert DuplicateDeal(0, 0) in deals
    deals.add(DuplicateDeal(400, 0).key)
    found = [seed for seed in range(402) if DuplicateDeal(seed, 0) in deals]
    assert list(range(1, 401)) == found


def test_of_too_many_rounds_the_oldest_are_computed_again(tmp_path: Path) -> None:
    for number in range(402):
        path = tmp_path / f"{number}.json"
        path.write_text(str(number))
        os.utime(path, (number, number))
    cache = ReviewCache(tmp_path)

    cache.save("latest", {"par": 1.5})

    assert {"par": 1.5} == cache.load("latest")
    kept = [number for number in range(402) if cache.load(str(number)) is not None]
    assert [*range(3, 402)] == kept


def test_what_is_no_review_is_computed_again(tmp_path: Path) -> None:
    cache = ReviewCache(tmp_path)
    cache.save("whole", [1.5])
    (tmp_path / "damaged.json").write_bytes(b"[1.5")
    (tmp_path / "nested.json").write_bytes(b"[" * 100_000)
    (tmp_path / "strange.json").write_bytes(b'"\xff"')
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "large.json").write_text(json.dumps([1.5] * 50_000))
    names = ("whole", "damaged", "nested", "strange", "folder", "large", "nothing")
    found = [cache.load(name) for name in names]
    for name in names:
        cache.save(name, name)

    assert [[1.5], *[None] * 6] == found
    assert [name if name != "folder" else None for name in names] == [cache.load(name) for name in names]


SEAT = SeatToken("https://cards.example/", "k3f9", "TOKEN", "Zoë", 41)


def test_a_seat_is_found_again(tmp_path: Path) -> None:
    seats = SeatTokenStore(tmp_path)
    seats.keep(SEAT)

    assert SEAT == SeatTokenStore(tmp_path).find(SEAT.server, SEAT.table)
    assert seats.find("http://cards.example/", SEAT.table) is None
    seats.forget(SEAT.server, SEAT.table)
    assert seats.find(SEAT.server, SEAT.table) is None


@pytest.mark.skipif(sys.platform == "win32", reason="its files have no such modes")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    """Whatever the umask: the token is the seat."""
    before = os.umask(0)
    try:
        SeatTokenStore(tmp_path).keep(SEAT)
    finally:
        os.umask(before)
    files = list((tmp_path / "seats").iterdir())

    assert [0o600] == [file.stat().st_mode & 0o777 for file in files]
    assert 0o700 == (tmp_path / "seats").stat().st_mode & 0o777


@pytest.mark.parametrize(
    "spoilt",
    [{"seq": "41"}, {"seq": 4.1}, {"name": 7}, {"table": None}],
)
def test_a_field_of_another_kind_is_no_seat(tmp_path: Path, spoilt: dict[str, object]) -> None:
    seats, other = SeatTokenStore(tmp_path), SeatToken("https://cards.example/", "b2", "T", "Zoë")
    seats.keep(SEAT)
    (path,) = (tmp_path / "seats").iterdir()
    content = json.loads(path.read_bytes())
    seats.keep(other)
    path.write_text(json.dumps(content | spoilt), encoding="utf-8")

    assert seats.find(SEAT.server, SEAT.table) is None
    assert (other,) == seats.all()


def test_only_the_latest_seats_are_kept(tmp_path: Path) -> None:
    """Forty: servers forget as well. The one that was kept last is the first, also if it was kept before."""
    seats, folder = SeatTokenStore(tmp_path), tmp_path / "seats"
    for moment, table in enumerate([*(f"t{number}" for number in range(40)), "t0", "latest"]):
        seats.keep(SeatToken("http://a/", table, "t", "n", moment))
        written = max(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        os.utime(written, (moment, moment))

    assert ["latest", "t0", *(f"t{number}" for number in range(39, 1, -1))] == [
        seat.table for seat in seats.all()
    ]


@only_posix
@no_files
def test_what_is_no_file_has_no_content(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "a"
    make(path)

    with pytest.raises(NotAFile):
        read_bounded(path, 1)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"abc")

    assert b"ab" == read_bounded(path, 2)
