"""The rules of a game as data: what players agree on, and its text for links and files."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from engine.errors import NotationError, SetupError
from engine.fast_dataclass import dataclass

PLAYERS = range(3, 9)
"""How many can play."""

MAX_PASSES = 3
"""The most passes of a seat in a round although a card fits."""

MAX_ROUNDS, MAX_LIMIT = 99, 1000
CHIPS = 20
"""What each seat has at first; published rules propose 20 to 25."""


class Start(Enum):
    """The first card of a round: that of its holder, or any seven, from the left of the dealer on."""

    SPADES = "spades"
    DIAMONDS = "diamonds"
    ANY = "any"


class NothingFits(Enum):
    """What a seat does that can play no card."""

    DISCARD = "discard"
    PASS = "pass"  # noqa: S105  # no password
    PAY = "pay"  # passes and pays a chip to the pool


class End(Enum):
    """When a round ends."""

    ALL_OUT = "all"
    FIRST_OUT = "first"


class Points(Enum):
    """What counts: discards or cards left by rank (ace 1 to king 13), cards left, or chips."""

    DISCARDS = "discards"
    RANKS = "ranks"
    CARDS = "cards"
    CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Rules:
    """What is agreed on.

    Attributes:
        passes: how often a seat may pass in a round although a card fits.
        rounds: after how many the game ends; 0: when a score reaches the limit, or a seat has no chips left.
        limit: for scores; 0 where rounds or chips decide.
    """

    players: int
    start: Start
    nothing_fits: NothingFits
    passes: int
    end: End
    points: Points
    rounds: int = 0
    limit: int = 0

    def __post_init__(self) -> None:
        for part, value in (("passes", self.passes), ("end", self.end), ("points", self.points)):
            if value not in POSSIBLE[self.nothing_fits][part]:
                raise SetupError(f"{part} does not go with {self.nothing_fits.value}")
        is_limited = not self.rounds and self.points is not Points.CHIPS
        if not 0 <= self.rounds <= MAX_ROUNDS or not is_limited <= self.limit <= MAX_LIMIT * is_limited:
            raise SetupError(f"no game has {self.rounds} rounds and ends at {self.limit} points")
        if self.players not in PLAYERS:
            raise SetupError(f"three to eight play, not {self.players}")

    def __str__(self) -> str:
        """The text of a link and of a saved game, such as 5-any-pay-0-first-chips-5r, or -80p at the end."""
        parts = (self.players, self.start.value, self.nothing_fits.value, self.passes, self.end.value)
        length = f"{self.rounds}r" if self.rounds else f"{self.limit}p"
        return "-".join(map(str, (*parts, self.points.value, length)))


POSSIBLE: dict[NothingFits, dict[str, tuple[object, ...]]] = {
    NothingFits.DISCARD: {"passes": (0,), "end": (End.ALL_OUT,), "points": (Points.DISCARDS,)},
    NothingFits.PASS: {
        "passes": tuple(range(MAX_PASSES + 1)),
        "end": (End.FIRST_OUT,),
        "points": (Points.CARDS, Points.RANKS, Points.CHIPS),
    },
    NothingFits.PAY: {
        "passes": tuple(range(MAX_PASSES + 1)),
        "end": (End.FIRST_OUT, End.ALL_OUT),
        "points": (Points.CHIPS,),
    },
}
"""What goes with what a seat does if nothing fits, the usual first."""


FAN_TAN = Rules(5, Start.ANY, NothingFits.PAY, 0, End.FIRST_OUT, Points.CHIPS, rounds=5)
SEVENS = Rules(5, Start.DIAMONDS, NothingFits.PASS, 0, End.FIRST_OUT, Points.CARDS, rounds=5)


def rules_of(text: object) -> Rules:
    """The rules of their text; raises NotationError, or a SetupError if they are impossible."""
    match text.split("-") if isinstance(text, str) else ():
        case (players, start, nothing_fits, passes, end, points, length) if length[-1:] in ("r", "p"):
            count = _number(length[:-1])
            rounds, limit = (count, 0) if length.endswith("r") else (0, count)
            kinds = _member(Start, start), _member(NothingFits, nothing_fits)
            ends = _member(End, end), _member(Points, points)
            return Rules(_number(players), *kinds, _number(passes), *ends, rounds, limit)
    raise NotationError(f"these are no rules: {text!r}")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MAX_LIMIT))):
        raise NotationError(f"{text!r} is no number of the rules")
    return int(text)


_Kind = TypeVar("_Kind", bound=Enum)


def _member(kind: type[_Kind], text: str) -> _Kind:
    found = {each.value: each for each in kind}.get(text)
    if found is None:
        raise NotationError(f"the rules have no {text!r}")
    return found
