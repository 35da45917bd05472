"""The team matches of this player, as the lines that are exchanged, in one file."""

from __future__ import annotations

import json
from pathlib import Path

from engine.errors import NotationError
from engine.fast_dataclass import dataclass
from engine.straights.duplicate.team_match import PLAYERS, TeamMatch, match_name
from straights_gui.model.storage.autosave import write_durably

FILE = "team-matches.json"
_KEPT = 50
_LARGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match, and which of its players this one is, from 0."""

    match: TeamMatch
    player: int = 0


class TeamMatches:
    """The matches in a folder; what cannot be read is as if it were not there."""

    def __init__(self, folder: Path) -> None:
        """A file that is made with the first match."""
        self._path = folder / FILE

    def all(self) -> tuple[OwnMatch, ...]:
        """The matches, the one that was changed last first."""
        if not self._path.is_file():  # opening a pipe would wait
            return ()
        try:
            with self._path.open("rb") as file:
                content = json.loads(file.read(_LARGEST))
        except (OSError, ValueError, RecursionError):
            return ()
        found = map(_read, content) if isinstance(content, list) else ()
        return tuple(each for each in found if each is not None)

    def find(self, name: str) -> OwnMatch | None:
        """The match of a name, None where there is none yet."""
        return next((each for each in self.all() if each.match.name == name), None)

    def keep(self, own: OwnMatch) -> None:
        """Keep a match, whole or not at all, and forget the oldest of many. Raises OSError."""
        others = [each for each in self.all() if each.match.name != own.match.name]
        content = [_value(each) for each in [own, *others][:_KEPT]]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_durably(self._path, json.dumps(content, ensure_ascii=False, indent=1).encode())


def _value(own: OwnMatch) -> dict[str, object]:
    match = own.match
    lines = [match.line(player) for player in range(PLAYERS) if match.has_results(player)]
    return {"name": match.name, "player": own.player, "lines": lines}


def _read(value: object) -> OwnMatch | None:
    """A match of the file, None where that is something else."""
    try:
        if not isinstance(value, dict):
            return None
        name, player, lines = value["name"], value["player"], value["lines"]
        if type(player) is not int or player not in range(PLAYERS) or name != match_name(name):
            return None
        match = TeamMatch(name)
        for line in lines:
            match = match.with_line(line)
    except (KeyError, TypeError, AttributeError, NotationError):
        return None
    return OwnMatch(match, player)
