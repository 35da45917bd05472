"""Saved games besides the running one: read from anywhere, and kept in a folder when another begins."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine.straights.errors import NotASaveGame, SaveGameError, TooLargeSaveGame
from engine.straights.session import Session
from engine.straights.storage.savegame import MAX_BYTES, loads

_KEPT = 40
_TICK = 2_000_000_000  # nanoseconds: FAT tells times apart by two seconds, other file systems better
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # opening a pipe would wait


def read_game(path: Path) -> Session:
    """The game in a file; raises SaveGameError or OSError."""
    content = _read_file(path, MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise TooLargeSaveGame(f"the file has more than {MAX_BYTES} bytes")
    return loads(content)


def _read_file(path: Path, size: int) -> bytes:
    """The first bytes of a file; raises NotASaveGame for a pipe, a device or a folder, or OSError."""
    descriptor = os.open(path, _FLAGS)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotASaveGame("it is no file, but a pipe, a device or a folder")
    with os.fdopen(descriptor, "rb") as file:
        return file.read(size)


class SavedGames:
    """A folder with the games that were left for another one.

    Attributes:
        folder: where they are.
    """

    def __init__(self, folder: Path) -> None:
        """The games in a folder, which is made with the first of them."""
        self.folder = folder

    def paths(self) -> tuple[Path, ...]:
        """The files, newest first; none where the folder cannot be read."""
        with suppress(OSError):
            return tuple(sorted(self.folder.glob("*.straights"), key=_age))
        return ()

    def holds(self, content: bytes) -> bool:
        """Whether a file has that very content."""
        for path in self.paths():
            with suppress(OSError):
                if path.stat().st_size == len(content) and path.read_bytes() == content:
                    return True
        return False

    def with_text(self, text: bytes) -> Iterator[Session]:
        """The games in whose files a text stands; those that cannot be read are left out."""
        for path in self.paths():
            with suppress(OSError, SaveGameError):
                if text in _read_file(path, MAX_BYTES):
                    yield read_game(path)

    def new_path(self, moment: str) -> Path:
        """A file that does not exist yet, named after a moment such as 2026-11-21 15.30.12."""
        path = self.folder / f"{moment}.straights"
        number = 2
        while path.exists():
            path = self.folder / f"{moment} ({number}).straights"
            number += 1
        return path

    def add(self, path: Path) -> None:
        """Let a file that was just written be the newest, and keep no more than a few dozen."""
        others = [other for other in self.paths() if other != path]
        with suppress(OSError):
            newest = max((other.stat().st_mtime_ns for other in others), default=0)
            if path.stat().st_mtime_ns <= newest:  # the clock was set back
                os.utime(path, ns=(newest + _TICK, newest + _TICK))
        for other in others[_KEPT - 1 :]:
            with suppress(OSError):
                other.unlink()


def _age(path: Path) -> tuple[int, str]:
    """A key that puts the file that was written last first; what is gone meanwhile comes last."""
    with suppress(OSError):
        return -path.stat().st_mtime_ns, path.name
    return 0, path.name
