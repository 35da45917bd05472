"""A match of a team of four: four deals, each played by everybody, by each player from another seat.

Nothing is sent over a network: the deals follow from the match's name, results are exchanged as text lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from hashlib import sha256
from unicodedata import category, decimal, normalize
from unicodedata import name as character_name

from engine.fast_dataclass import dataclass, replace
from engine.straights import errors
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.setup import MAX_NAME_LENGTH, SEATS, Setup
from engine.straights.storage.seal import SEED_BITS

DEALS = PLAYERS = SEATS
"""The number of deals and players equals that of seats: each player and each deal has each seat once."""

_MAX_LEAD = 200
"""Above any lead or deficit of a round: the thirteen dearest cards are 154 points."""

_LINE = re.compile(r"Straights match (?P<name>[^,:]+), player (?P<player>[1-4]): (?P<results>.*)")
_RESULT = re.compile(r"([+-][0-9]{1,3}) (?:\(([+-][0-9]{1,3})\)|par ([+-][0-9]{1,3}))")
"""A result as in `_result_text`, or as earlier versions wrote it: +5 par -2."""
_NOT_PLAYED = "-"
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""The letters and marks with Unicode's property Default_Ignorable_Code_Point, which are not shown."""

_LOOK_ALIKE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE"}
"""Alphabets with letters that look like those of another one, as the names of their letters begin."""

_LIKE_LATIN = frozenset("агеопрсухіјѕѡѵүһҽӏԁԛԝαγινορσυϳագզհոռսցքօᎥᏂᏏᏧ")
"""Their letters that look like small Latin ones, as Unicode lists them (UTS 39, section 4), and п, like n.

Names wholly of these are whole-script confusables: https://www.unicode.org/reports/tr39/.
"""


@dataclass(frozen=True, slots=True)
class TeamResult:
    """The result of a deal at a seat, or of several deals, in whole points ahead of the mean of the others.

    Attributes:
        ahead: the player's points.
        par: the points of four blockers with the same cards.
    """

    ahead: int
    par: int

    def __add__(self, other: TeamResult) -> TeamResult:
        return TeamResult(self.ahead + other.ahead, self.par + other.par)


Results = tuple[TeamResult | None, ...]
"""The results of a player by deal; None where unknown."""


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match with the results known locally.

    Attributes:
        name: determines the deals; normalized by `match_name`.
        results: by player, each counted from 0, and by deal.
    """

    name: str
    results: tuple[Results, ...] = ((None,) * DEALS,) * PLAYERS

    def deal(self, number: int, player: int) -> DuplicateDeal:
        """The deal of a number, from 0, at the player's seat, which differs for each deal and player."""
        digest = sha256(f"straights match {self.name} {number}".encode()).digest()
        return DuplicateDeal(int.from_bytes(digest) % 2**SEED_BITS, (player + number) % SEATS)

    def number_of(self, setup: Setup, player: int) -> int | None:
        """The number of a player's deal that a game was set up for; None if there is none."""
        return next((number for number in range(DEALS) if self.deal(number, player).is_set_up(setup)), None)

    def next_deal(self, player: int) -> int | None:
        """The first deal that a player has not played; None after the last."""
        return next((number for number, each in enumerate(self.results[player]) if each is None), None)

    def has_results(self, player: int) -> bool:
        """Whether any result of a player is known."""
        return any(self.results[player])

    def with_result(self, player: int, number: int, result: TeamResult) -> TeamMatch:
        """The match with a result; raises DifferentResult if it contradicts a known one.

        A known result stays, with its par: that has an error, and is not the player's.
        """
        known = self.results[player][number]
        if known is not None:
            if known.ahead != result.ahead:
                raise errors.DifferentResult(player, number)
            return self
        own = tuple(result if deal == number else each for deal, each in enumerate(self.results[player]))
        return replace(
            self, results=tuple(own if who == player else each for who, each in enumerate(self.results))
        )

    def results_in(self, text: str) -> tuple[int, Results]:
        """The player and the results of a shared line; raises NotATeamLine, or DifferentMatch."""
        name, player, results = parse_team_line(text)
        if name != self.name:
            raise errors.DifferentMatch(name)
        return player, results

    def with_line(self, text: str) -> TeamMatch:
        """The match with the results of a shared line.

        Raises NotATeamLine, DifferentMatch if the line is of another match, or DifferentResult.
        """
        player, results = self.results_in(text)
        found = self
        for number, result in enumerate(results):
            if result is not None:
                found = found.with_result(player, number, result)
        return found

    def line(self, player: int) -> str:
        """The line with which a player shares results; names no card.

        >>> TeamMatch("friday").with_result(1, 0, TeamResult(5, -2)).line(1)
        'Straights match friday, player 2: +5 (-2), -, -, -'
        """
        results = ", ".join(map(_result_text, self.results[player]))
        return f"Straights match {self.name}, player {player + 1}: {results}"

    def sum_of(self, player: int) -> TeamResult | None:
        """The sum of the known results of a player; None before the first."""
        return _sum(self.results[player])

    def sum_of_deals(self, deals: Iterable[int]) -> TeamResult | None:
        """The sum of the team's known results in these deals; None before the first."""
        return _sum(tuple(results[number] for number in deals for results in self.results))


def match_name(text: str) -> str:
    """A name as it stands in lines: in lower case, with ASCII digits, without superfluous spaces.

    Raises BadMatchName, or a subclass of it.

    >>> match_name("  Friday  Night ")
    'friday night'
    """
    folded = normalize("NFKC", normalize("NFKC", text).casefold())
    name = " ".join(_INVISIBLE.sub("", folded).split())
    name = "".join(str(decimal(each, each)) for each in name)
    kinds = [each if each in " -" else category(each)[0] for each in name]  # a letter may have marks
    if not kinds or kinds[0] not in "LN" or not set(kinds) <= set("LMN -"):
        raise errors.BadMatchName(text)
    if len(name) > MAX_NAME_LENGTH:
        raise errors.TooLongMatchName(text)
    alphabets = _LOOK_ALIKE & {character_name(each, "").partition(" ")[0] for each in name}
    letters = {each for each in normalize("NFD", name) if each.isalpha()}
    if len(alphabets) > 1 or (letters and letters <= _LIKE_LATIN):
        raise errors.AmbiguousMatchName(text)
    return name


def is_team_line(text: str) -> bool:
    """Whether a text looks like a line of a match, valid or not."""
    return text.strip().startswith("Straights match ")


def parse_team_line(text: str) -> tuple[str, int, Results]:
    """Parse a line of `line` into the match's name, the player and the results; raises NotATeamLine."""
    text = text.strip()
    found = _LINE.fullmatch(text)
    if found is None:
        raise errors.NotATeamLine(text)
    player = int(found["player"]) - 1
    results = tuple(_result_from(part, text) for part in found["results"].split(", "))
    try:
        name = match_name(found["name"])
    except errors.BadMatchName as error:
        raise errors.NotATeamLine(text) from error
    if len(results) != DEALS or not any(results) or name != found["name"]:
        raise errors.NotATeamLine(text)
    return name, player, results


def _result_text(result: TeamResult | None) -> str:
    return _NOT_PLAYED if result is None else f"{result.ahead:+d} ({result.par:+d})"


def _result_from(part: str, text: str) -> TeamResult | None:
    if part == _NOT_PLAYED:
        return None
    found = _RESULT.fullmatch(part)
    if found is None:
        raise errors.NotATeamLine(text)
    numbers = [each for each in found.groups() if each is not None]
    ahead, par = map(int, numbers)
    if [f"{ahead:+d}", f"{par:+d}"] != numbers or max(abs(ahead), abs(par)) > _MAX_LEAD:
        raise errors.NotATeamLine(text)
    return TeamResult(ahead, par)


def _sum(results: Results) -> TeamResult | None:
    known = [each for each in results if each is not None]
    return reduce(TeamResult.__add__, known) if known else None
