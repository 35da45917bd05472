"""The state of a table, which the table changes and its views read."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import SEATS, SeatSetup
from straights_server.seats import Place
from straights_server.table_settings import TableSettings


@dataclass(slots=True)
class TableState:
    """What there is to know about a table.

    Attributes:
        name: by which clients ask for it.
        seats: the four seats.
        session: the game, the last one after its end; None before the first.
        revision: how many entries the log has.
        turn_began: when the seat that is to move was asked to, in seconds of the table's clock.
    """

    name: str
    settings: TableSettings
    seats: list[Place] = field(default_factory=lambda: [Place() for _ in range(SEATS)])
    session: Session | None = None
    revision: int = 0
    turn_began: float = 0.0

    @property
    def is_playing(self) -> bool:
        """Whether a game is going on."""
        return self.session is not None and not self.session.is_over

    @property
    def stage(self) -> str:
        """What is going on: "waiting" for the first game, "playing", or "over"."""
        return "playing" if self.is_playing else "waiting" if self.session is None else "over"

    @property
    def host(self) -> int | None:
        """The seat of the host: the first person's who is here, else the first person's; None without one."""
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        return next(
            (number for number in people if self.seats[number].is_here), people[0] if people else None
        )

    @property
    def person_on_turn(self) -> int | None:
        """The seat that is to move, where a person plays it."""
        turn = None if self.session is None else self.session.turn
        return turn if turn is not None and self.is_played_by_person(turn) else None

    def is_played_by_person(self, seat: int) -> bool:
        """Whether in the game that goes on a person plays the seat."""
        session = self.session
        return self.is_playing and session is not None and isinstance(session.player_of(seat), Human)

    @property
    def setup_seats(self) -> tuple[SeatSetup, ...]:
        """The seats of a game that begins now; all are taken."""
        return tuple(
            SeatSetup(place.name, Human() if place.is_person else Computer(place.strategy))
            for place in self.seats
        )
