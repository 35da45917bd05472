"""The team matches of this player, in one file, as the lines that players exchange."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from engine.straights.duplicate.own_match import OwnMatch, match_value, read_match
from engine.straights.duplicate.team_match import TeamMatch
from straights_gui.model.storage.autosave import set_aside, write_durably
from straights_gui.model.storage.bounded_file import NotAFile, read_bounded
from straights_gui.model.storage.file_lock import FileLock

FILE = "team-matches.json"
_KEPT = 50
_MAX_BYTES = 1_000_000
_TRIES, _PAUSE = 100, 0.01
"""The number of attempts to lock the file, and the pause in seconds; writing takes milliseconds."""


class TeamMatches:
    """The matches in a folder; unreadable content is ignored."""

    def __init__(self, folder: Path, on_set_aside: Callable[[Path], None] = lambda _aside: None) -> None:
        """The file is created with the first match; `on_set_aside` gets the new path of an unreadable one."""
        self._path = folder / FILE
        self._on_set_aside = on_set_aside

    def all(self) -> tuple[OwnMatch, ...]:
        """The matches, the most recently changed first."""
        try:
            return tuple(each for each in self._entries() if each is not None)
        except OSError:
            return ()

    def find(self, name: str) -> OwnMatch | None:
        """The match of a name, or None."""
        return next((each for each in self.all() if each.match.name == name), None)

    def update(self, name: str, change: Callable[[OwnMatch], OwnMatch]) -> OwnMatch:
        """Change the match of a name, or a new one, in the locked file.

        The file is written atomically, and the oldest of many matches is removed; a file with unreadable
        parts is set aside. Raises OSError.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = self._lock()
        try:
            entries = self._entries()
            known = [each for each in entries if each is not None]
            others = [each for each in known if each.match.name != name]
            own = change(next((each for each in known if each.match.name == name), OwnMatch(TeamMatch(name))))
            content = [match_value(each) for each in [own, *others][:_KEPT]]
            if None in entries:
                self._on_set_aside(set_aside(self._path))
            write_durably(self._path, json.dumps(content, ensure_ascii=False, indent=1).encode())
        finally:
            if lock is not None:
                lock.release()
        return own

    def keep(self, own: OwnMatch) -> None:
        """Store a match, replacing the one of its name. Raises OSError."""
        self.update(own.match.name, lambda _known: own)

    def _lock(self) -> FileLock | None:
        """Lock the file; None if locks are not supported; raises OSError if it stays locked."""
        for _ in range(_TRIES):
            try:
                lock = FileLock.acquire(self._path.with_suffix(".lock"))
            except OSError:
                return None
            if lock is not None:
                return lock
            time.sleep(_PAUSE)
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self._path))

    def _entries(self) -> list[OwnMatch | None]:
        """Read the file, with None for unreadable entries. Raises OSError."""
        try:
            content = json.loads(read_bounded(self._path, _MAX_BYTES))
        except (FileNotFoundError, NotAFile):
            return []
        except (ValueError, RecursionError):
            return [None]
        return [read_match(each) for each in content] if isinstance(content, list) else [None]
