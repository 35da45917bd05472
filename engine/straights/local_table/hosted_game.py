"""The game in progress at a table: what its seats are called, what an undo shows, and what has happened."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.games.viewed_session import ViewedSession
from engine.straights.commands import Action, Command, Quit, ShowDeck
from engine.straights.events import Event, RoundEnded
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup
from engine.straights.state import GameState


class HostedGame(ViewedSession[Setup, GameState, Action, Event, Observation]):
    """Owns the session. Its events and observations contain only what its viewer may see."""

    session: Session

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.session.setup.seats)

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; the discards of finished rounds are open."""
        events = self.session.history
        ends = (number for number in range(len(events), 0, -1) if isinstance(events[number - 1], RoundEnded))
        open_until = next(ends, 0)
        return events[:open_until] + tuple(self.redacted(events[open_until:]))

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command; raises a Refusal, which changes nothing.

        Returns the events as the viewer may see them.
        """
        if isinstance(command, ShowDeck | Quit):  # queries do not clear the redo stack
            return tuple(self.redacted(self.session.submit(command)))
        return super().submit(command)

    def rename(self, seat: int, name: str) -> bool:
        """Rename a seat, also in past events; return whether the name is different.

        Raises SetupError for an invalid name.
        """
        setup = self.session.setup
        seats = tuple(
            SeatSetup(name, each.player) if number == seat else each
            for number, each in enumerate(setup.seats)
        )
        if seats == setup.seats:
            return False
        self.replace(self.session.again(replace(setup, seats=seats), self.session.actions))
        return True
