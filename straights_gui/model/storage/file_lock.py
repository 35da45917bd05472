"""A lock on a file that the system itself takes back when the process ends, however that happens."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        """Lock the file; raises OSError where another process has it."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        """Lock the file; raises OSError where another process has it."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TRIES = 5
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)  # opening a named pipe would wait for ever


class FileLock:
    """A lock that this process holds on a file. What the file contains, and that it exists, means nothing."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path, self._descriptor = path, descriptor

    @staticmethod
    def acquire(path: Path) -> FileLock | None:
        """The lock on the file, which is made where there is none; None where somebody else holds it.

        Raises OSError where the file system knows no locks, or the file cannot be opened. A pipe or a
        device in its place is removed: nobody can hold a lock on it.
        """
        for _ in range(_TRIES):
            descriptor = os.open(path, _FLAGS, 0o600)
            try:
                is_held = _hold(path, descriptor)
            except (BlockingIOError, PermissionError):  # the latter is what Windows says
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
        """Let the file go, and remove it."""
        if sys.platform == "win32":  # which removes no file that is open
            os.close(self._descriptor)
        with suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(self._descriptor)


def _hold(path: Path, descriptor: int) -> bool:
    """Lock an open file; whether it is still the one at the path. Raises OSError as `acquire` does."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        path.unlink()
        return False
    _take(descriptor)
    with suppress(FileNotFoundError):  # whoever held it before may have removed it meanwhile
        return os.path.samestat(os.fstat(descriptor), path.stat())
    return False
