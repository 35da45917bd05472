"""The seats of a table: who sits there, who is there now, and for how long somebody has been away."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.straights.errors import BadMessage
from engine.straights.strategies.registry import NAMES
from straights_server.entries import SeatAssigned
from straights_server.limits import Bucket, Rate

COMPUTER_NAMES = ("Anna", "Clara", "Diego", "Hugo")
"""What the computers are called, by seat."""

_CHANGES = Rate(1, 5)
"""How often a person may leave a game or come back: the log keeps each time."""


@dataclass(slots=True)
class Place:
    """A seat; it changes as people come and go.

    Attributes:
        name: of who sits there, "" for an empty seat.
        token_hash: of the person, "" for a computer and for an empty seat.
        strategy: of the computer that was asked to sit there, "" for a person.
        connections: how many connections the person has now; an old one may still be there beside a new.
        away_since: since when the person has none, in seconds of the table's clock; None while there is one.
        has_left: whether the person got up in a game, and has not come back.
        is_ready: whether the next game may begin.
        last_n: the number of the last message that was done.
        missed_turns: how many turns in a row ended by the clock.
        changes: how often the person may still leave a game or come back.
    """

    name: str = ""
    token_hash: str = ""
    strategy: str = ""
    connections: int = 0
    away_since: float | None = None
    has_left: bool = False
    is_ready: bool = False
    last_n: int = -1
    missed_turns: int = 0
    changes: Bucket = field(default_factory=lambda: Bucket(_CHANGES))

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there, present or not."""
        return bool(self.token_hash)

    @property
    def is_empty(self) -> bool:
        """Whether nobody does, nor a computer."""
        return not (self.token_hash or self.strategy)

    @property
    def kind(self) -> str:
        """Who sits there: "person", "computer" or "empty"."""
        return "person" if self.is_person else "empty" if self.is_empty else "computer"

    @property
    def is_here(self) -> bool:
        """Whether the person is connected."""
        return self.connections > 0


def filled_place(entry: SeatAssigned) -> Place:
    """The seat of a computer, or an empty one."""
    if entry.strategy is None:
        return Place()
    return Place(name=entry.name or COMPUTER_NAMES[entry.seat], strategy=entry.strategy)


def verify_strategy(strategy: str | None) -> None:
    """Raise BadMessage where no computer has that name; None stands for an empty seat."""
    if strategy is not None and strategy not in NAMES:
        raise BadMessage("there is no such computer")
