"""The game in progress at a table: its viewer, redaction of what is sent, undo and redo."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.straights.commands import Action, Command, Quit, RageQuit, ShowDeck, TakeSeat
from engine.straights.events import Event, RoundEnded, RoundStarted
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.setup import SeatSetup


class HostedGame:
    """Owns the session. Its events and observations contain only what its viewer may see.

    Attributes:
        session: the game itself, hidden cards included.
        viewer: the seat whose hand is shown, None while no hand may be shown.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.viewer: int | None = None
        self._undone: list[tuple[Action, ...]] = []
        self._choose_viewer()

    @property
    def turn(self) -> int | None:
        """The seat that is to move; None once the game is over."""
        return self.session.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        seats = self.session.state.seats
        return tuple(number for number, seat in enumerate(seats) if isinstance(seat.player, Human))

    @property
    def left_seat(self) -> int | None:
        """The seat that may be taken back: that of the last one who left, the first one among computers."""
        if self.turn is None:
            return None
        left = self._last_left()
        return 0 if left is None and not self.humans else left

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.session.setup.seats)

    @property
    def is_sealed(self) -> bool:
        """Whether seed or key must stay hidden: they are random, and the game is not over."""
        return bool(self.session.setup.salt or self.session.setup.key) and self.turn is not None

    def observation(self) -> Observation:
        """The game as the viewer may see it."""
        return self.session.observe(self.viewer)

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; the discards of finished rounds are open."""
        events = self.session.history
        ends = (number for number in range(len(events), 0, -1) if isinstance(events[number - 1], RoundEnded))
        open_until = next(ends, 0)
        return events[:open_until] + tuple(redact(event, self.viewer) for event in events[open_until:])

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command; raises a Refusal, which changes nothing.

        Returns the events as the viewer may see them.
        """
        events = self.session.submit(command)
        if not isinstance(command, ShowDeck | Quit):  # queries do not clear the redo stack
            self._undone.clear()
        redacted = []
        for event in events:
            if isinstance(event, RoundStarted) and len(self.humans) > 1:
                self.hide_hand()  # with several humans, a new hand is hidden at first
            redacted.append(redact(event, self.viewer))
        return tuple(redacted)

    def hide_hand(self) -> None:
        """Hide all hands, before another human comes to the screen."""
        self.viewer = None

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer, which shows its hand."""
        self.viewer = seat

    def is_at_screen(self, seat: int) -> bool:
        """Whether the human of the seat has just taken it, and so must be at the screen."""
        exchanges = [action for action in self.session.actions if isinstance(action, RageQuit | TakeSeat)]
        return bool(exchanges) and exchanges[-1] == TakeSeat(seat)

    def can_undo(self) -> bool:
        """Whether the last human move may be undone: no other human has moved since."""
        return self._undo_point() is not None

    def can_redo(self) -> bool:
        """Whether an undone move may be redone: no other action followed."""
        return bool(self._undone)

    def undo(self) -> range | None:
        """Undo the viewer's last move and all later computer moves; None if that is impossible.

        Returns the numbers of the rounds that become practice: others have moved since, the next
        round was dealt, or the hand of another seat could be seen.
        """
        count = self._undo_point()
        if count is None:
            return None
        undone = self.session.actions[count:]
        rewound = self.session.rewound(count)
        is_seen = len(undone) > 1 or any(isinstance(action, TakeSeat) for action in undone)
        seen = range(rewound.state.number, self.session.state.number + 1) if is_seen else range(0)
        self._undone.append(undone)
        self._replace(rewound)
        return seen

    def redo(self) -> bool:
        """Redo what was last undone, including the computers' moves; return whether there was something."""
        if not self._undone:
            return False
        again = self._undone.pop()
        self._replace(Session(self.session.setup, (*self.session.actions, *again)))
        return True

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
        self._replace(Session(replace(setup, seats=seats), self.session.actions))
        return True

    def _replace(self, session: Session) -> None:
        self.session = session
        self._choose_viewer()

    def _undo_point(self) -> int | None:
        """The number of actions that an undo leaves, None if there is nothing to undo."""
        seats = range(len(self.session.setup.seats)) if self.viewer is None else (self.viewer,)
        points = (self.session.undo_point(seat) for seat in seats)
        return next((point for point in points if point is not None), None)

    def _choose_viewer(self) -> None:
        """Show the only human's hand; without humans, that of the last one who left; with several, none."""
        humans = self.humans
        if len(humans) == 1:
            self.viewer = humans[0]
        elif humans:
            self.viewer = self.viewer if self.viewer in humans and self.viewer == self.turn else None
        else:
            self.viewer = self._last_left()

    def _last_left(self) -> int | None:
        """The seat of the human who left last, and has not come back."""
        humans, actions = self.humans, reversed(self.session.actions)
        left = (each.seat for each in actions if isinstance(each, RageQuit) and each.seat not in humans)
        return next(left, None)
