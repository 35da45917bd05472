"""The team matches of this player, in one file, as the lines that players exchange."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from engine.errors import NotationError
from engine.fast_dataclass import dataclass, replace
from engine.straights.duplicate.team_match import (
    DEALS,
    PLAYERS,
    TeamMatch,
    TeamResult,
    match_name,
    parse_team_line,
)
from engine.straights.errors import OwnTeamLine
from straights_gui.model.storage.autosave import set_aside, write_durably
from straights_gui.model.storage.bounded_file import NotAFile, read_bounded
from straights_gui.model.storage.file_lock import FileLock

FILE = "team-matches.json"
_KEPT = 50
_MAX_BYTES = 1_000_000
_TRIES, _PAUSE = 100, 0.01
"""The number of attempts to lock the file, and the pause in seconds; writing takes milliseconds."""


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match, and this player's number in it.

    Attributes:
        player: from 0.
        is_chosen: whether the player has chosen the number; otherwise it is a guess.
        counted: the deals whose results were counted here, from 0; they fix the player's number.
        helped: the deals in whose last play here the player had help, from 0.
    """

    match: TeamMatch
    player: int = 0
    is_chosen: bool = False
    counted: tuple[int, ...] = ()
    helped: tuple[int, ...] = ()

    def as_player(self, player: int) -> OwnMatch:
        """The match with another number for this player; unchanged if a deal was counted."""
        return self if self.counted else replace(self, player=player, is_chosen=True)

    def with_count(self, number: int, result: TeamResult) -> OwnMatch:
        """The match with the result of a deal that was played here and has none yet."""
        match = self.match.with_result(self.player, number, result)
        return replace(self, match=match, is_chosen=True, counted=tuple(sorted((*self.counted, number))))

    def with_help(self, number: int, *, is_helped: bool) -> OwnMatch:
        """The match with whether the player had help in a deal."""
        others = [each for each in self.helped if each != number]
        return replace(self, helped=tuple(sorted([*others, number] if is_helped else others)))

    def with_line(self, text: str) -> OwnMatch:
        """The match with the results of a friend's line; a guessed number moves to a player without results.

        Raises TeamLineError, or OwnTeamLine if new results are those of this player.
        """
        match, player = self.match.with_line(text), self.player
        if self.is_chosen and parse_team_line(text)[1] == player and match != self.match:
            raise OwnTeamLine(player)
        if not self.is_chosen and match.has_results(player):
            player = next((each for each in range(PLAYERS) if not match.has_results(each)), player)
        return replace(self, match=match, player=player)


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
            content = [_value(each) for each in [own, *others][:_KEPT]]
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
        return [_read(each) for each in content] if isinstance(content, list) else [None]


def _value(own: OwnMatch) -> dict[str, object]:
    match = own.match
    lines = [match.line(player) for player in range(PLAYERS) if match.has_results(player)]
    return {
        "name": match.name,
        "player": own.player,
        "is_chosen": own.is_chosen,
        "counted": list(own.counted),
        "helped": list(own.helped),
        "lines": lines,
    }


def _read(value: object) -> OwnMatch | None:
    """Parse a match of the file; None if it is invalid."""
    try:
        if not isinstance(value, dict):
            return None
        name, player, lines = value["name"], value["player"], value["lines"]
        is_chosen, counted = value["is_chosen"], tuple(value["counted"])
        helped = tuple(value.get("helped", ()))  # missing in files of the first version
        if type(player) is not int or player not in range(PLAYERS) or name != match_name(name):
            return None
        match = TeamMatch(name)
        for line in lines:
            match = match.with_line(line)
        known = [number for number in range(DEALS) if match.results[player][number] is not None]
        is_right = type(is_chosen) is bool and all(type(each) is int and each in known for each in counted)
        is_right = is_right and all(type(each) is int and each in range(DEALS) for each in helped)
    except (KeyError, TypeError, AttributeError, NotationError):
        return None
    return OwnMatch(match, player, is_chosen, counted, helped) if is_right else None
