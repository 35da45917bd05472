"""The running game on disk: written whole or not at all, read back or kept aside, one window's at a time."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.file_lock import FileLock
from straights_gui.model.storage.saved_games import read_game

RUNNING_GAME = "running-game"
SUFFIX = ".straights"
_LOG, _HOSTING = "straights", "hosting"
_SLOTS = 99


class Autosave:
    """A slot in a folder for one running game.

    Attributes:
        path: the file of the running game.
        log_path: the file for the log of the window that has the slot.
        hosting_folder: the folder for a table that the window hosts.
        slot: its number, from 1; more than one only while several windows are open.
    """

    def __init__(self, folder: Path, slot: int = 1) -> None:
        """A slot in the folder, which is made with the first save; nothing keeps other windows out."""
        self.slot = slot
        suffix = "" if slot == 1 else f"-{slot}"
        self.path = folder / (RUNNING_GAME + suffix + SUFFIX)
        self.log_path = folder / (_LOG + suffix + ".log")
        self.hosting_folder = folder / (_HOSTING + suffix)
        self._lock: FileLock | None = None

    @staticmethod
    def claim(folder: Path) -> Autosave:
        """The first slot that no other window has; it is this window's until the process ends.

        Where no file can be written or locked, this is the first slot.
        """
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        for slot in range(1, _SLOTS + 1):
            store = Autosave(folder, slot)
            try:
                store._lock = FileLock.acquire(store.path.with_suffix(".lock"))
            except OSError:
                break
            if store._lock is not None:
                store._remove_leftovers()
                return store
        return Autosave(folder)

    def release(self) -> None:
        """Let other windows have the slot."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def save(self, session: Session) -> None:
        """Write the game durably: a crash leaves this game or the one before. Raises OSError."""
        write_durably(self.path, dumps(session).encode())

    def load(self) -> Session | None:
        """The running game, None where there is none; raises SaveGameError or OSError."""
        if not self.path.exists():
            return None
        return read_game(self.path)

    def remove(self) -> None:
        """Remove the file; there is nothing to go on with in this slot. Raises OSError."""
        self.path.unlink(missing_ok=True)

    def set_aside(self) -> Path:
        """Rename the file, so that play overwrites nothing; returns its new path. Raises OSError."""
        return set_aside(self.path)

    def _remove_leftovers(self) -> None:
        """Remove the files that a killed process left half written."""
        with suppress(OSError):
            for left in self.path.parent.glob(f"{self.path.name}.*.new"):
                left.unlink()


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read to a name of its own beside it, which is returned. Raises OSError."""
    number = 1
    while (aside := path.with_name(f"unreadable-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    return aside


def write_durably(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file so that a crash leaves the old or the new one, whole. Raises OSError.

    `mode` says who may read and write it, less what the user's umask takes away. A link is followed, and who
    could not read or write the old file cannot the new one.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path = Path(os.path.realpath(path))
    kept = _mode_of(path)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with open(fresh, "wb", opener=lambda file, flags: os.open(file, flags, mode)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if kept is not None:
            fresh.chmod(mode & kept)
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _mode_of(path: Path) -> int | None:
    """The permissions of a file, None where there is none."""
    with suppress(OSError):
        found = path.stat().st_mode
        return stat.S_IMODE(found) if stat.S_ISREG(found) else None
    return None


def _sync_folder(folder: Path) -> None:
    """Let the new name survive a loss of power too, where a system knows how."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # some file systems refuse; the file itself is safe
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
