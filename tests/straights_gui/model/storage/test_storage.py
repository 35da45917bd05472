"""What is kept: the running game, the settings, and what happens when they cannot be read or written."""

import errno
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.autosave import Autosave, write_durably
from tests.support.window.player import game


def settings_in(folder: Path) -> QSettings:
    return QSettings(str(folder / "own.ini"), QSettings.Format.IniFormat)


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
@pytest.mark.parametrize("mask, expected", [(0, 0o666), (0o022, 0o644), (0o077, 0o600)])
def test_the_mask_of_the_user_says_who_may_read_a_new_file(tmp_path: Path, mask: int, expected: int) -> None:
    """All may read and write it, and nobody run it, but for those whom the mask leaves out."""
    before = os.umask(mask)
    try:
        write_durably(tmp_path / "new.straights", b"new")
    finally:
        os.umask(before)

    assert expected == (tmp_path / "new.straights").stat().st_mode & 0o777


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


def test_the_second_game_that_cannot_be_read_is_kept_beside_the_first(tmp_path: Path) -> None:
    kept = []
    for number in range(3):
        store = Autosave(tmp_path)
        store.path.write_bytes(b"%d" % number)
        kept.append(store.set_aside())
    games = [path.name for path in kept]

    assert ["unreadable-1.straights", "unreadable-2.straights", "unreadable-3.straights"] == games
    assert [b"0", b"1", b"2"] == [path.read_bytes() for path in kept]


@pytest.mark.parametrize("recent", [(), ("/a, b/one.straights",), ("/one.straights", "/two.straights")])
def test_recent_games_are_there_at_the_next_start(tmp_path: Path, recent: tuple[str, ...]) -> None:
    settings = settings_in(tmp_path)
    Preferences(settings).recent = recent
    settings.sync()
    (tmp_path / "own.ini").rename(tmp_path / "next.ini")

    assert recent == Preferences(QSettings(str(tmp_path / "next.ini"), QSettings.Format.IniFormat)).recent


@pytest.mark.skipif(sys.platform == "win32", reason="folders without rights are a matter of POSIX")
def test_a_file_larger_than_any_game_is_not_read(qapp: object, tmp_path: Path) -> None:
    """An endless file does not fill the memory."""
    store = Autosave(tmp_path)
    with store.path.open("wb") as file:
        file.truncate(10_000_000)

    assert None is load_running_game(store)[0]


def test_the_first_windows_ever_have_a_place_each(tmp_path: Path) -> None:
    """There is no folder yet: it is made with the first claim, so that the second finds it taken.

    Each has its own game, its own log and its own table that it hosts; a place that was left is free again.
    """
    folder = tmp_path / "not" / "yet"
    stores = [Autosave.claim(folder) for _ in range(3)]
    places = {path for store in stores for path in (store.path, store.log_path, store.hosting_folder)}

    assert [1, 2, 3] == [store.slot for store in stores]
    assert (9, {folder}) == (len(places), {place.parent for place in places})
    stores[1].release()
    stores[1] = Autosave.claim(folder)
    assert 2 == stores[1].slot
    for store in stores:
        store.release()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is a matter of POSIX")
def test_windows_have_a_place_each_where_the_file_system_has_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl  # not on Windows

    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    stores = [Autosave.claim(tmp_path) for _ in range(2)]
    stores[0].release()
    stores[0] = Autosave.claim(tmp_path)

    assert [1, 2] == [store.slot for store in stores]
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


@pytest.mark.skipif(sys.platform == "win32", reason="the other systems are tried there")
@pytest.mark.parametrize(
    "platform, expected", [("win32", ["closed", "removed"]), ("linux", ["removed", "closed"])]
)
def test_a_place_that_is_left_is_removed_as_the_system_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, expected: list[str]
) -> None:
    """Windows removes no file that is open; elsewhere no other window may take it before it is gone."""
    store, done = Autosave.claim(tmp_path), list[str]()
    close, unlink = os.close, Path.unlink

    def note_close(descriptor: int) -> None:
        done.append("closed")
        close(descriptor)

    def note_unlink(path: Path) -> None:
        done.append("removed")
        unlink(path)

    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", platform)
        patch.setattr(os, "close", note_close)
        patch.setattr(Path, "unlink", note_unlink)
        store.release()

    assert expected == done
    assert [] == list(tmp_path.iterdir())
