"""The team matches of this player, as the lines that are exchanged, in one file."""

from __future__ import annotations

import json
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
from straights_gui.model.storage.autosave import write_durably

FILE = "team-matches.json"
_KEPT = 50
_LARGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match, and which of its players this one is.

    Attributes:
        player: from 0.
        is_chosen: whether this player has said so; otherwise it is a guess.
        counted: the deals whose results were counted here, from 0; the player stays the same after the first.
    """

    match: TeamMatch
    player: int = 0
    is_chosen: bool = False
    counted: tuple[int, ...] = ()

    def as_player(self, player: int) -> OwnMatch:
        """The match of one who has chosen to be a player; unchanged where a deal was counted."""
        return self if self.counted else replace(self, player=player, is_chosen=True)

    def with_count(self, number: int, result: TeamResult) -> OwnMatch:
        """With the result of a deal that was played here, whose result must not be known yet."""
        match = self.match.with_result(self.player, number, result)
        return replace(self, match=match, is_chosen=True, counted=tuple(sorted((*self.counted, number))))

    def with_line(self, text: str) -> OwnMatch:
        """With the results of a friend's line; who has chosen nothing is a player without results.

        Raises TeamLineError; OwnTeamLine where results are new and those of this player.
        """
        match, player = self.match.with_line(text), self.player
        if self.is_chosen and parse_team_line(text)[1] == player and match != self.match:
            raise OwnTeamLine(player)
        if not self.is_chosen and match.has_results(player):
            player = next((each for each in range(PLAYERS) if not match.has_results(each)), player)
        return replace(self, match=match, player=player)


class TeamMatches:
    """The matches in a folder; what cannot be read is as if it were not there."""

    def __init__(self, folder: Path) -> None:
        """A file that is made with the first match."""
        self._path = folder / FILE

    def all(self) -> tuple[OwnMatch, ...]:
        """The matches, the one that was changed last first."""
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

    def update(self, name: str, change: Callable[[OwnMatch], OwnMatch]) -> OwnMatch:
        """Change the match of a name as it is in the file, or a new one. Raises OSError."""
        own = change(self.find(name) or OwnMatch(TeamMatch(name)))
        self.keep(own)
        return own

    def keep(self, own: OwnMatch) -> None:
        """Keep a match, whole or not at all, and forget the oldest of many. Raises OSError."""
        others = [each for each in self.all() if each.match.name != own.match.name]
        content = [_value(each) for each in [own, *others][:_KEPT]]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_durably(self._path, json.dumps(content, ensure_ascii=False, indent=1).encode())


def _value(own: OwnMatch) -> dict[str, object]:
    match = own.match
    lines = [match.line(player) for player in range(PLAYERS) if match.has_results(player)]
    return {
        "name": match.name,
        "player": own.player,
        "is_chosen": own.is_chosen,
        "counted": list(own.counted),
        "lines": lines,
    }


def _read(value: object) -> OwnMatch | None:
    """A match of the file, None where that is something else."""
    try:
        if not isinstance(value, dict):
            return None
        name, player, lines = value["name"], value["player"], value["lines"]
        is_chosen, counted = value["is_chosen"], tuple(value["counted"])
        if type(player) is not int or player not in range(PLAYERS) or name != match_name(name):
            return None
        match = TeamMatch(name)
        for line in lines:
            match = match.with_line(line)
        known = [number for number in range(DEALS) if match.results[player][number] is not None]
        is_right = type(is_chosen) is bool and all(type(each) is int and each in known for each in counted)
    except (KeyError, TypeError, AttributeError, NotationError):
        return None
    return OwnMatch(match, player, is_chosen, counted) if is_right else None
