"""A file lock that the operating system releases when the process ends, however that happens."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        """Lock the file; raises OSError if another process has locked it."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno:
                raise
            raise BlockingIOError from error  # WORKAROUND: Wine 8 gives no number where Windows gives EACCES

else:
    import fcntl

    def _take(descriptor: int) -> None:
        """Lock the file; raises OSError if another process has locked it."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TRIES = 5


class FileLock:
    """A lock of this process on a file. Neither the file's content nor its existence has a meaning."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path, self._descriptor = path, descriptor

    @staticmethod
    def acquire(path: Path) -> FileLock | None:
        """Lock the file, which is created if necessary; None if another process has locked it.

        Raises OSError if the file system does not support locks, or the file cannot be opened.
        """
        for _ in range(_TRIES):
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                is_held = _hold(path, descriptor)
            except (BlockingIOError, PermissionError):  # the latter is raised on Windows
                os.close(descriptor)
                return None
            except OSError:
                os.close(descriptor)
                raise
            if is_held:
                return FileLock(path, descriptor)
            os.close(descriptor)
        return None

    def release(self) -> None:
        """Remove and unlock the file."""
        if sys.platform == "win32":  # which cannot remove an open file
            os.close(self._descriptor)
        with suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(self._descriptor)


class NamedLock:
    """A lock for file systems without locks: a file that names its process.

    If the process was killed on another computer, the lock stays.
    """

    def __init__(self, lock: QLockFile) -> None:
        self._lock = lock

    @staticmethod
    def acquire(path: Path) -> NamedLock | None:
        """Create the file; None if a process that may be running is named there. Raises OSError."""
        lock = QLockFile(str(path))
        lock.setStaleLockTime(0)  # only an ended process makes it stale, no time
        if lock.tryLock(0):
            return NamedLock(lock)
        if lock.error() is not QLockFile.LockError.LockFailedError:
            raise OSError(f"{path} cannot be created")
        return None

    def release(self) -> None:
        """Remove the file."""
        self._lock.unlock()


def _hold(path: Path, descriptor: int) -> bool:
    """Lock an open file; returns whether it still has its path. Raises OSError like `acquire`."""
    _take(descriptor)
    with suppress(FileNotFoundError):  # the previous owner may have removed it in the meantime
        return os.path.samestat(os.fstat(descriptor), path.stat())
    return False
