"""The seats of a table: who sits there, who is connected, and since when a person is away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from unicodedata import normalize

from engine.names import COMPUTER_NAMES, JOINERS, MAX_NAME_LENGTH, SELECTORS
from straights_server.entries import SeatAssigned
from straights_server.limits import Bucket, Rate

_LOOK_ALIKES = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "01l",
    "abekmhopctyxsijhabezhikmnoptyxoii",
)
"""Small letters of Cyrillic and Greek and digits, which look as Latin letters do, if only as capitals."""

_CHANGES = Rate(1, 5)
"""How often a person may leave a game or come back, since each time adds to the log."""


@dataclass(slots=True)
class Place:
    """A seat, and the person or computer that has it.

    Attributes:
        name: of the person or computer, "" for an empty seat.
        token_hash: of the person, "" for a computer and for an empty seat.
        strategy: of the computer that was assigned to the seat, "" for a person.
        connections: of the person; an old one may remain open beside its replacement.
        away_since: when the last connection closed, in seconds of the table's clock; None while connected.
        has_left: whether the person left during a game and has not come back.
        has_played: whether whoever has the seat had it in the current or last game.
        is_ready: whether the person is ready for the next game.
        is_waiting: whether the next round waits for the person.
        last_n: the number of the last completed request.
        missed_turns: the number of consecutive turns that ran out of time.
        changes: how often the person may still leave a game or come back.
        bank: the seconds left in the time bank of the person.
        kick_votes: the seats whose people want the person removed.
        origin: where the person comes from, hashed; "" if that is unknown.
    """

    name: str = ""
    token_hash: str = ""
    strategy: str = ""
    connections: int = 0
    away_since: float | None = None
    has_left: bool = False
    has_played: bool = False
    is_ready: bool = False
    is_waiting: bool = False
    last_n: int = -1
    missed_turns: int = 0
    changes: Bucket = field(default_factory=lambda: Bucket(_CHANGES))
    bank: float = 0.0
    kick_votes: frozenset[int] = frozenset()
    origin: str = ""

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, connected or not."""
        return bool(self.token_hash)

    @property
    def is_empty(self) -> bool:
        """Whether the seat has neither a person nor a computer."""
        return not (self.token_hash or self.strategy)

    @property
    def kind(self) -> str:
        """The kind of the seat: "person", "computer" or "empty"."""
        return "person" if self.is_person else "empty" if self.is_empty else "computer"

    def begin_game(self, bank: float) -> None:
        """Forget what concerned the last game."""
        self.is_ready, self.has_left, self.missed_turns = False, False, 0
        self.has_played = True
        self.bank, self.kick_votes = bank, frozenset()

    @property
    def is_here(self) -> bool:
        """Whether the person is connected."""
        return self.connections > 0


def filled_place(entry: SeatAssigned) -> Place:
    """The seat after this entry: a computer's, or an empty one."""
    if entry.strategy is None:
        return Place()
    return Place(name=entry.name or COMPUTER_NAMES[entry.seat], strategy=entry.strategy)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another at the table has one that looks the same.

    >>> distinct_name("Anna", ["Ben", "anna"])
    'Anna 2'
    """
    taken = {_seen_as(other) for other in others}
    start = name[: MAX_NAME_LENGTH - 2].rstrip(f" {JOINERS}")
    numbered = (f"{start} {number}" for number in range(2, len(taken) + 2))
    return next(each for each in (name, *numbered) if _seen_as(each) not in taken)


def _seen_as(name: str) -> str:
    compatible = normalize("NFKC", name.translate(dict.fromkeys(map(ord, JOINERS + SELECTORS))))
    return " ".join(compatible.casefold().translate(_LOOK_ALIKES).split())
