"""The running game on disk: written atomically, loaded or set aside, for one window at a time.

Its saver writes at once, and lets another thread wait for the disk.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.errors import SaveGameError
from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.file_lock import FileLock, NamedLock
from straights_gui.model.storage.saved_games import read_game
from straights_gui.model.strategy_runner import Executor

RUNNING_GAME = "running-game"
SUFFIX = ".straights"
_LOG, _HOSTING = "straights", "hosting"
_SLOTS = 99
_MODE = 0o666  # permissions of a new file, before the umask


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
        self._lock: FileLock | NamedLock | None = None
        self._number = 0

    def other(self, name: object) -> Path:
        """The file of a game that is not Straights, by its name; "*" is that of all of them."""
        return self.path.with_name(f"{self.path.stem}-other-{name}{SUFFIX}")

    @staticmethod
    def claim(folder: Path) -> Autosave:
        """The first free slot, locked until the process ends, with the last game that was written there.

        If no file can be written, this is the first slot.
        """
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        for slot in range(1, _SLOTS + 1):
            store = Autosave(folder, slot)
            try:
                store._lock = _lock(store.path)
            except OSError:
                break
            if store._lock is not None:
                store._recover()
                return store
        return Autosave(folder)

    def release(self) -> None:
        """Release the slot for other windows."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def save(self, session: Session) -> None:
        """Write the game durably: after a crash there is this game or the previous one. Raises OSError."""
        self.keep(self.write(session))

    def write(self, session: Session) -> Path:
        """Write the game to a file beside the running one, which it replaces with `keep`. Raises OSError.

        If the process is killed before that, the next `claim` finds the game; a loss of power loses it.
        """
        self._number += 1
        return _write_beside(_real(self.path), dumps(session).encode(), f"{self._number}.{os.getpid()}")

    def keep(self, written: Path) -> None:
        """Make a written game the running one, durably: this may take seconds. Raises OSError."""
        with _removed_on_error(written):
            _put_in_place(written, _real(self.path))

    def load(self) -> Session | None:
        """Load the running game, None if there is none; raises SaveGameError or OSError."""
        if not self.path.exists():
            return None
        return read_game(self.path)

    def _recover(self) -> None:
        """Make the newest complete game that a killed process has written the running one; remove the others.

        One that is older than the running game stayed because it could not be removed. If this fails, they
        stay, and later games have higher numbers.
        """
        with suppress(OSError):
            place = _real(self.path)
            written = sorted(place.parent.glob(f"{place.name}.*.new"), key=_age_of, reverse=True)
            self._number = max(map(_number_of, written), default=0)
            saved = place.stat().st_mtime_ns if place.exists() else 0
            for path in written:
                if path.stat().st_mtime_ns >= saved and _is_game(path):
                    _put_in_place(path, place)
                    break
            for path in written:
                path.unlink(missing_ok=True)


def _is_game(path: Path) -> bool:
    try:
        read_game(path)
    except SaveGameError:
        return False
    return True


def _age_of(path: Path) -> tuple[int, int]:
    """A sort key: oldest first; the number decides where the clock of the file system is coarse."""
    return path.stat().st_mtime_ns, _number_of(path)


def _number_of(path: Path) -> int:
    """The number that `write` gave a file, before the process id; 0 for other files."""
    number = path.name.split(".")[-3]
    return int(number) if number.isdecimal() else 0


def set_aside(path: Path) -> Path:
    """Rename an unreadable file within its folder; returns the new path. Raises OSError."""
    number = 1
    while (aside := path.with_name(f"unreadable-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    return aside


def _lock(path: Path) -> FileLock | NamedLock | None:
    """Lock the slot of a file, on any file system; None if another window has it. Raises OSError."""
    try:
        return FileLock.acquire(path.with_suffix(".lock"))
    except OSError:
        return NamedLock.acquire(path.with_suffix(".process"))


def write_durably(path: Path, content: bytes, mode: int = _MODE) -> None:
    """Write a file so that after a crash it has its old or its new content. Raises OSError.

    `mode` is the permissions of a new file, reduced by the umask; those of an existing file are never
    extended. A link is followed.
    """
    path = _real(path)
    fresh = _write_beside(path, content, str(os.getpid()), mode)
    with _removed_on_error(fresh):
        _put_in_place(fresh, path, mode)


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _write_beside(path: Path, content: bytes, label: str, mode: int = _MODE) -> Path:
    """Write a file beside another, with a label in its name; returns its path. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{label}.new")
    created = partial(os.open, mode=mode)
    with _removed_on_error(fresh), open(fresh, "wb", opener=created) as file:
        file.write(content)
    return fresh


def _put_in_place(fresh: Path, path: Path, mode: int = _MODE) -> None:
    """Let a written file replace another, once it is on the disk. Raises OSError."""
    kept = _mode_of(path)
    with fresh.open("r+b") as file:  # Windows syncs only what is open for writing
        os.fsync(file.fileno())
    if kept is not None:
        fresh.chmod(mode & kept)
    fresh.replace(path)
    _sync_folder(path.parent)


@contextmanager
def _removed_on_error(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise


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


class GameSaver(QObject):
    """Writes each state of the game on the GUI thread, and lets an executor wait until the disk has it.

    A written game survives a kill of the process; a durable one also a loss of power. A state that is
    written while an earlier one waits for the executor takes its place.

    Attributes:
        finished: emitted with None when the latest state is durable, or with the OSError that prevents it.
    """

    finished = Signal(object)
    _kept = Signal(int, object)

    def __init__(self, store: Autosave, executor: Executor) -> None:
        super().__init__()
        self._store, self._executor = store, executor
        self._latest = 0
        self._lock = Lock()
        self._waiting: tuple[int, Path] | None = None
        self._kept.connect(self._on_kept)

    def save(self, session: Session) -> None:
        """Write the game; `finished` follows, unless another state is saved before."""
        self._latest += 1
        try:
            written = self._store.write(session)
        except OSError as error:
            self.finished.emit(error)
            return
        with self._lock:
            if self._waiting is not None:
                with suppress(OSError):
                    self._waiting[1].unlink()
            self._waiting = self._latest, written
        self._executor.run(self._keep)

    def wait(self) -> None:
        """Wait until the latest state is durable, or cannot be; `finished` has been emitted then."""
        self._executor.wait()
        self._keep()
        QCoreApplication.sendPostedEvents(self)  # what the executor's thread has emitted

    def _keep(self) -> None:
        """Make the waiting state durable, on any thread; does nothing if there is none."""
        with self._lock:
            waiting, self._waiting = self._waiting, None
        if waiting is None:
            return
        number, written = waiting
        found: OSError | None = None
        try:
            self._store.keep(written)
        except OSError as error:
            found = error
        self._kept.emit(number, found)

    def _on_kept(self, number: int, error: OSError | None) -> None:
        if number == self._latest:
            self.finished.emit(error)
