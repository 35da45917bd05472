"""Saved games besides the running one: read from any path, stored in a folder when another game begins."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDateTime

from engine.errors import NotASaveGame, SaveGameError, TooLargeSaveGame
from engine.fast_dataclass import dataclass
from engine.games.saved_game import MAX_BYTES
from engine.straights.session import Session
from engine.straights.storage.savegame import GameOutline, loads, outline
from straights_gui.model.storage.bounded_file import NotAFile, read_bounded

_KEPT = 40
_LEFT_GAME = r"(?s)(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d)( .*?)??( \(\d+\))?\.straights"
"""The names of `left_game_name`, also those that `new_path` has numbered; others are the player's own."""

_ISOLATES = "[\u2066-\u2069]"
"""Invisible characters in sentences with right-to-left names, which nobody could type as a file name."""

_MOMENT = "yyyy-MM-dd HH.mm.ss"

_TICK = 2_000_000_000  # nanoseconds: FAT has a resolution of two seconds, other file systems a better one


def read_game(path: Path) -> Session:
    """Load the game in a file; raises SaveGameError or OSError."""
    return loads(read_content(path))


def read_content(path: Path) -> bytes:
    """The text of a file, which may be that of any game; raises SaveGameError or OSError."""
    content = _read_file(path, MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise TooLargeSaveGame(f"the file has more than {MAX_BYTES} bytes")
    return content


def read_outline(path: Path) -> GameOutline:
    """What the game in a file is, without replaying it; raises SaveGameError or OSError."""
    return outline(_read_file(path, MAX_BYTES))


def _read_file(path: Path, size: int) -> bytes:
    """Read the start of a file; raises NotASaveGame for a pipe, a device or a folder, or OSError."""
    try:
        return read_bounded(path, size)
    except NotAFile as error:
        raise NotASaveGame(str(error)) from error


@dataclass(frozen=True, slots=True)
class LeftGame:
    """When a game was left, and what it was, as given to `left_game_name`."""

    moment: QDateTime
    name: str


class SavedGames:
    """A folder with games that were left for another one.

    Attributes:
        folder: the folder.
    """

    def __init__(self, folder: Path) -> None:
        """The folder is created with the first game."""
        self.folder = folder

    def paths(self) -> tuple[Path, ...]:
        """The files, newest first; empty if the folder cannot be read."""
        with suppress(OSError):
            return tuple(sorted(self.folder.glob("*.straights"), key=_age))
        return ()

    def holds(self, content: bytes) -> bool:
        """Whether a file has exactly this content."""
        for path in self.paths():
            with suppress(OSError):
                if path.stat().st_size == len(content) and path.read_bytes() == content:
                    return True
        return False

    def with_text(self, text: bytes) -> Iterator[Session]:
        """Yield the games whose files contain a text; unreadable files are skipped."""
        for path in self.paths():
            with suppress(OSError, SaveGameError):
                if text in _read_file(path, MAX_BYTES):
                    yield read_game(path)

    def new_path(self, name: str) -> Path:
        """An unused path for a name such as 2026-11-21 15.30.12."""
        path = self.folder / f"{name}.straights"
        number = 2
        while path.exists():
            path = self.folder / f"{name} ({number}).straights"
            number += 1
        return path

    def add(self, path: Path) -> None:
        """Make a new file the newest one, and remove the oldest games that were left beyond a few dozen.

        Games that the player saved in this folder by a name stay.
        """
        others = [other for other in self.paths() if other != path]
        with suppress(OSError):
            newest = max((other.stat().st_mtime_ns for other in others), default=0)
            if path.stat().st_mtime_ns <= newest:  # the clock was set back
                os.utime(path, ns=(newest + _TICK, newest + _TICK))
        left = [other for other in others if re.fullmatch(_LEFT_GAME, other.name)]
        for other in left[_KEPT - 1 :]:
            with suppress(OSError):
                other.unlink()


def left_game_name(name: str = "", moment: QDateTime | None = None) -> str:
    """The file name, without suffix, of a game that was left, by default now: the moment, and what it was."""
    text = (moment or QDateTime.currentDateTime()).toString(_MOMENT)
    return f"{text} {re.sub(_ISOLATES, '', name)}".rstrip()


def left_at(path: Path) -> LeftGame | None:
    """When the game in a file was left, by its name; None for a file that the player has named."""
    match = re.fullmatch(_LEFT_GAME, path.name)
    if match is None:
        return None
    return LeftGame(QDateTime.fromString(match[1], _MOMENT), (match[2] or "").strip())


def _age(path: Path) -> tuple[int, str]:
    """A sort key: newest first, files that have disappeared last."""
    with suppress(OSError):
        return -path.stat().st_mtime_ns, path.name
    return 0, path.name
