"""The state of a table, which the table changes and its views read."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import SEATS, SeatSetup
from straights_server.entries import SeatAssigned
from straights_server.errors import TableIsFull
from straights_server.seats import COMPUTER_NAMES, Place, distinct_name
from straights_server.table_settings import TableSettings

MAX_ENTRIES = 5000
"""The usual maximum of a table's log, which is read at once when the table is loaded: some 15 games.

A game that has begun goes on to its end, but no person takes a seat back from a computer beyond it.
"""

_ENTRIES_OF_GAME = 260
_ENTRIES_OF_POINT = 3
"""A game begins only if there is room for this many entries, and these for each point of its score limit."""


@dataclass(slots=True)
class TableState:
    """Everything that a table knows, apart from pending messages.

    Attributes:
        name: the name in its link.
        seats: the four seats.
        session: the current game, or the last one; None before the first.
        revision: the number of log entries.
        turn_began: when the current turn began, in seconds of the table's clock.
    """

    name: str
    settings: TableSettings
    seats: list[Place] = field(default_factory=lambda: [Place() for _ in range(SEATS)])
    session: Session | None = None
    revision: int = 0
    turn_began: float = 0.0

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        return self.session is not None and not self.session.is_over

    @property
    def is_full(self) -> bool:
        """Whether the log is too long for another game, or in a game for more changes of seats."""
        longest = _ENTRIES_OF_GAME + _ENTRIES_OF_POINT * self.settings.variant.score_limit
        return self.revision >= (MAX_ENTRIES if self.is_playing else MAX_ENTRIES - longest)

    def verify_room(self) -> None:
        """Raise TableIsFull if the log is too long."""
        if self.is_full:
            raise TableIsFull("this table has seen its last game; open another one")

    @property
    def stage(self) -> str:
        """The stage of the table: "waiting" for the first game, "playing", or "over"."""
        return "playing" if self.is_playing else "waiting" if self.session is None else "over"

    @property
    def host(self) -> int | None:
        """The seat of the host: the first connected person, else the first person; None if there is none."""
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        return next(
            (number for number in people if self.seats[number].is_here), people[0] if people else None
        )

    @property
    def person_on_turn(self) -> int | None:
        """The seat on turn if a person plays it, else None."""
        turn = None if self.session is None else self.session.turn
        return turn if turn is not None and self.is_played_by_person(turn) else None

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person plays the seat in the current game."""
        session = self.session
        return self.is_playing and session is not None and isinstance(session.player_of(seat), Human)

    def distinct_name(self, seat: int, name: str) -> str:
        """The name for somebody at a seat, unlike those of the others."""
        return distinct_name(name, (place.name for place in self.seats if place is not self.seats[seat]))

    def assignment(self, seat: int, strategy: str | None, name: str = "") -> SeatAssigned:
        """The entry that assigns a seat to a computer, or empties it."""
        if strategy is None:
            return SeatAssigned(seat, None)
        return SeatAssigned(seat, strategy, self.distinct_name(seat, name or COMPUTER_NAMES[seat]))

    @property
    def setup_seats(self) -> tuple[SeatSetup, ...]:
        """The seats for a new game; none is empty."""
        return tuple(
            SeatSetup(place.name, Human() if place.is_person else Computer(place.strategy))
            for place in self.seats
        )
