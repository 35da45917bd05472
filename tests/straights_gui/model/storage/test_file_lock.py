"""A lock of a file as Windows gives it, whose module `msvcrt` is imitated here."""

import errno
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from straights_gui.model.storage import file_lock


class Msvcrt(ModuleType):
    """Locks of bytes.

    Attributes:
        is_held: whether another process has locked every file.
        error: the answer of Windows where it cannot lock.
    """

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.is_held = False
        self.error: OSError | None = None

    def locking(self, _descriptor: int, mode: int, size: int) -> None:
        assert (self.LK_NBLCK, 1) == (mode, size)
        if self.is_held:
            raise PermissionError(errno.EACCES, "Permission denied")
        if self.error is not None:
            raise self.error


@pytest.fixture
def msvcrt() -> Msvcrt:
    return Msvcrt()


@pytest.fixture
def windows(msvcrt: Msvcrt, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as Windows imports it."""
    system = ModuleType("sys")
    vars(system).update(vars(sys), platform="win32")
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    spec = importlib.util.spec_from_file_location("file_lock_of_windows", file_lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as loading:
        loading.setitem(sys.modules, "sys", system)
        spec.loader.exec_module(module)
    return module


def test_a_lock_is_taken_once_and_its_file_goes_with_it(
    windows: ModuleType, msvcrt: Msvcrt, tmp_path: Path
) -> None:
    path = tmp_path / "game.lock"
    lock = windows.FileLock.acquire(path)
    msvcrt.is_held = True

    assert windows.FileLock.acquire(path) is None
    lock.release()
    assert not path.exists()


def test_under_wine_a_taken_lock_has_no_number(windows: ModuleType, msvcrt: Msvcrt, tmp_path: Path) -> None:
    msvcrt.error = OSError(0, "Error")

    assert windows.FileLock.acquire(tmp_path / "game.lock") is None


def test_a_lock_that_cannot_be_taken_is_no_lock_of_another_window(
    windows: ModuleType, msvcrt: Msvcrt, tmp_path: Path
) -> None:
    """As on a network drive without locks: two windows would share a saved game otherwise."""
    msvcrt.error = OSError(errno.EINVAL, "Invalid argument")

    with pytest.raises(OSError, match="Invalid argument"):
        windows.FileLock.acquire(tmp_path / "game.lock")
    named = windows.NamedLock.acquire(tmp_path / "game.process")
    assert windows.NamedLock.acquire(tmp_path / "game.process") is None
    named.release()
