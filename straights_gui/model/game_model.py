"""The running game as a Qt object: commands go in, redacted events and replaced pictures come out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.fast_dataclass import replace
from engine.straights.commands import Action, Command, RageQuit, TakeSeat
from engine.straights.events import Event, RoundEnded, RoundStarted
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.setup import SeatSetup

Save = Callable[[Session], None]


class GameModel(QObject):
    """Owns the session. What leaves it is redacted for the viewer, so that no window holds hidden cards.

    Attributes:
        happened: events that a command caused, redacted for the viewer.
        replaced: the game is another one now, or the same at another moment: draw it anew.
        practised: in the round of that number, and with True in all that follow, somebody has seen what
            play does not show; it must not count.
    """

    happened = Signal(tuple)
    replaced = Signal()
    practised = Signal(int, bool)

    def __init__(self, session: Session, save: Save) -> None:
        """A model of the session; `save` is called with it after each change."""
        super().__init__()
        self._session = session
        self._save = save
        self._revision = 0
        self._viewer: int | None = None
        self._undone: list[tuple[Action, ...]] = []
        self._choose_viewer()

    @property
    def session(self) -> Session:
        """The game itself, for saving and for the controller; never for the view."""
        return self._session

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None where nobody may be shown one."""
        return self._viewer

    @property
    def revision(self) -> int:
        """A number that differs after each change: an answer to an older one is stale."""
        return self._revision

    @property
    def turn(self) -> int | None:
        """The seat that is to move, None once the game is over."""
        return self._session.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        seats = range(len(self._session.setup.seats))
        return tuple(seat for seat in seats if isinstance(self._session.player_of(seat), Human))

    def observation(self) -> Observation:
        """The game as the viewer may know it."""
        return self._session.observe(self._viewer)

    def observation_of(self, seat: int) -> Observation:
        """The game as the seat may know it: for the strategy that plays it."""
        return self._session.observe(seat)

    def history(self) -> tuple[Event, ...]:
        """All that has happened, redacted for the viewer; of finished rounds the discards are open."""
        events = self._session.history
        ends = (number for number in range(len(events), 0, -1) if isinstance(events[number - 1], RoundEnded))
        open_until = next(ends, 0)
        return events[:open_until] + tuple(redact(event, self._viewer) for event in events[open_until:])

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Do what the command says; raises a Refusal that leaves everything as it was.

        Returns the events as the viewer may know them; `happened` tells the same.
        """
        actions = len(self._session.actions)
        events = self._session.submit(command)
        told = tuple(redact(event, self._viewer_of(event)) for event in events)
        if len(self._session.actions) == actions:
            return told
        self._undone.clear()
        self._changed()
        self.happened.emit(told)
        return told

    def practise(self, *, for_good: bool = False) -> None:
        """Somebody is about to see what play does not show, or, for good, the seed: it must not count."""
        self.practised.emit(self._session.state.number, for_good)

    def look_away(self) -> None:
        """Take the hand off the screen, before another human may look."""
        self._viewer = None
        self.replaced.emit()

    def look(self, seat: int) -> None:
        """Show the seat's hand from now on."""
        self._viewer = seat
        self.replaced.emit()

    def has_come(self, seat: int) -> bool:
        """Whether the last to leave or to come was who plays the seat now: that one is at the screen."""
        exchanges = [action for action in self._session.actions if isinstance(action, RageQuit | TakeSeat)]
        return bool(exchanges) and exchanges[-1] == TakeSeat(seat)

    def can_undo(self) -> bool:
        """Whether the last human move may be taken back: no other human has moved since."""
        return self._undo_point() is not None

    def undo(self) -> None:
        """Take back the viewer's last move and all that computers did since; silent where that cannot be."""
        count = self._undo_point()
        if count is None:
            return
        undone = self._session.actions[count:]
        rewound = self._session.rewound(count)
        if len(undone) > 1:  # others have moved since, or the next cards were dealt
            for number in range(rewound.state.number, self._session.state.number + 1):
                self.practised.emit(number, False)
        self._undone.append(undone)
        self._replace(rewound)

    def can_redo(self) -> bool:
        """Whether something that was taken back may be done again: nothing else was done since."""
        return bool(self._undone)

    def redo(self) -> None:
        """Do again what was taken back last, the computers' moves included; silent where nothing was."""
        if self._undone:
            again = self._undone.pop()
            self._replace(Session(self._session.setup, (*self._session.actions, *again)))

    def replace(self, session: Session) -> None:
        """Play another game from now on."""
        self._viewer = None
        self._undone.clear()
        self._replace(session)

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name, in what has happened as well; raises SetupError where that is none."""
        setup = self._session.setup
        seats = tuple(
            SeatSetup(name, each.player) if number == seat else each
            for number, each in enumerate(setup.seats)
        )
        if seats != setup.seats:
            self._replace(Session(replace(setup, seats=seats), self._session.actions))

    def _replace(self, session: Session) -> None:
        """Exchange the session and tell of it."""
        self._session = session
        self._choose_viewer()
        self._changed()
        self.replaced.emit()

    def _viewer_of(self, event: Event) -> int | None:
        """Who may be told of an event: with several humans, nobody is dealt a hand before all eyes."""
        if isinstance(event, RoundStarted) and len(self.humans) > 1:
            self._viewer = None
        return self._viewer

    def _undo_point(self) -> int | None:
        """How many actions an undo leaves, None where there is nothing to take back."""
        seats = range(len(self._session.setup.seats)) if self._viewer is None else (self._viewer,)
        points = (self._session.undo_point(seat) for seat in seats)
        return next((point for point in points if point is not None), None)

    def _changed(self) -> None:
        """A change: answers to what was before are stale, and the disk holds what is now."""
        self._revision += 1
        self._save(self._session)

    def _choose_viewer(self) -> None:
        """Show the only human's hand; without humans, that of who left last; of several, nobody's yet."""
        humans = self.humans
        if len(humans) == 1:
            self._viewer = humans[0]
        elif humans:
            self._viewer = self._viewer if self._viewer in humans and self._viewer == self.turn else None
        else:
            left = [action.seat for action in self._session.actions if isinstance(action, RageQuit)]
            self._viewer = left[-1] if left else None
