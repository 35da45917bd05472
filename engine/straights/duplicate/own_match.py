"""A team match as one of its players knows it: the player's number, and whose results count."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import NotationError
from engine.fast_dataclass import dataclass, replace
from engine.straights.duplicate.checked_line import with_checked_line
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.duplicate.team_match import (
    DEALS,
    PLAYERS,
    TeamMatch,
    TeamResult,
    match_name,
    parse_team_line,
)
from engine.straights.errors import OwnTeamLine, TeamLineError


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

    def number_of(self, deal: DuplicateDeal) -> int | None:
        """The number of the player's deal, from 0; None if it is not in the match."""
        deals = [self.match.deal(number, self.player) for number in range(DEALS)]
        return deals.index(deal) if deal in deals else None

    def lacks(self, number: int) -> bool:
        """Whether the player has no result in a deal yet."""
        return self.match.results[self.player][number] is None

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
        match, player = with_checked_line(self.match, text), self.player
        if self.is_chosen and match.results[player] != self.match.results[player]:
            raise OwnTeamLine(player)
        if not self.is_chosen and match.has_results(player):
            player = next((each for each in range(PLAYERS) if not match.has_results(each)), player)
        return replace(self, match=match, player=player)


@dataclass(frozen=True, slots=True)
class AddedLines:
    """A match after lines were added, the lines that were not, and why the first of these was not."""

    own: OwnMatch
    left: tuple[str, ...]
    problem: TeamLineError | None


def with_lines(own: OwnMatch, lines: Sequence[str]) -> AddedLines:
    """The match with all valid lines."""
    left: list[str] = []
    problem: TeamLineError | None = None
    for line in lines:
        try:
            own = own.with_line(line)
        except TeamLineError as error:
            left.append(line)
            problem = problem or error
    return AddedLines(own, tuple(left), problem)


def name_in(lines: str) -> str:
    """The match's name in the first valid line; "" if there is none."""
    for line in lines.splitlines():
        try:
            return parse_team_line(line)[0]
        except TeamLineError:
            continue
    return ""


def match_value(own: OwnMatch) -> dict[str, object]:
    """The match as JSON, with results as the lines that players exchange."""
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


def read_match(value: object) -> OwnMatch | None:
    """The match of such a value; None if it is invalid."""
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
