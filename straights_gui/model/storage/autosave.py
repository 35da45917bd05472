"""The running game on disk: written atomically, loaded or set aside, for one window at a time."""

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
        log_path: the log file of the window that has the slot.
        hosting_folder: the folder for a table that the window hosts.
        slot: its number, from 1; higher ones are used while several windows are open.
    """

    def __init__(self, folder: Path, slot: int = 1) -> None:
        """The folder is created with the first save; the slot is not locked."""
        self.slot = slot
        suffix = "" if slot == 1 else f"-{slot}"
        self.path = folder / (RUNNING_GAME + suffix + SUFFIX)
        self.log_path = folder / (_LOG + suffix + ".log")
        self.hosting_folder = folder / (_HOSTING + suffix)
        self._lock: FileLock | None = None

    @staticmethod
    def claim(folder: Path) -> Autosave:
        """The first free slot, locked until the process ends.

        If no file can be written or locked, this is the first slot.
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
        """Release the slot for other windows."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def save(self, session: Session) -> None:
        """Write the game durably: after a crash there is this game or the previous one. Raises OSError."""
        write_durably(self.path, dumps(session).encode())

    def load(self) -> Session | None:
        """Load the running game, None if there is none; raises SaveGameError or OSError."""
        if not self.path.exists():
            return None
        return read_game(self.path)

    def remove(self) -> None:
        """Remove the file, so that this slot has no running game. Raises OSError."""
        self.path.unlink(missing_ok=True)

    def set_aside(self) -> Path:
        """Rename the file so that it is not overwritten; returns its new path. Raises OSError."""
        return set_aside(self.path)

    def _remove_leftovers(self) -> None:
        """Remove partially written files of a killed process."""
        with suppress(OSError):
            for left in self.path.parent.glob(f"{self.path.name}.*.new"):
                left.unlink()


def set_aside(path: Path) -> Path:
    """Rename an unreadable file within its folder; returns the new path. Raises OSError."""
    number = 1
    while (aside := path.with_name(f"unreadable-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    return aside


def write_durably(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file so that after a crash it has its old or its new content. Raises OSError.

    `mode` is the permissions of a new file, reduced by the umask; those of an existing file are never
    extended. A link is followed.
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
    with suppress(OSError):
        found = path.stat().st_mode
        return stat.S_IMODE(found) if stat.S_ISREG(found) else None
    return None


def _sync_folder(folder: Path) -> None:
    """Make the rename survive a loss of power, if the system supports that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # not supported by some file systems; the file itself is safe
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
