"""The running game as a Qt object: commands go in, redacted events come out."""

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
    """Owns the session. What leaves it is redacted for the viewer, so that the view holds no hidden cards.

    Attributes:
        happened: events that a command caused, redacted for the viewer.
        replaced: the game is another one now, or the same at another moment: draw it anew.
        practice_marked: the round of that number, and with True all that follow, must not count:
            somebody has seen what play does not show.
    """

    happened = Signal(tuple)
    replaced = Signal()
    practice_marked = Signal(int, bool)

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
        redacted = tuple(redact(event, self._viewer_of(event)) for event in events)
        if len(self._session.actions) == actions:
            return redacted
        self._undone.clear()
        self._record_change()
        self.happened.emit(redacted)
        return redacted

    def mark_practice(self, *, for_good: bool = False) -> None:
        """Let the round not count: somebody sees what play does not show; with `for_good`, the seed."""
        self.practice_marked.emit(self._session.state.number, for_good)

    def hide_hand(self) -> None:
        """Show nobody's hand, before another human comes to the screen."""
        self._viewer = None
        self.replaced.emit()

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer: its hand is shown from now on."""
        self._viewer = seat
        self.replaced.emit()

    def is_at_screen(self, seat: int) -> bool:
        """Whether the human of the seat has just taken it, and so is known to be at the screen."""
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
                self.practice_marked.emit(number, False)
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
        self._session = session
        self._choose_viewer()
        self._record_change()
        self.replaced.emit()

    def _viewer_of(self, event: Event) -> int | None:
        """For whom to redact an event: with several humans, a new hand is shown to nobody at first."""
        if isinstance(event, RoundStarted) and len(self.humans) > 1:
            self._viewer = None
        return self._viewer

    def _undo_point(self) -> int | None:
        """How many actions an undo leaves, None where there is nothing to take back."""
        seats = range(len(self._session.setup.seats)) if self._viewer is None else (self._viewer,)
        points = (self._session.undo_point(seat) for seat in seats)
        return next((point for point in points if point is not None), None)

    def _record_change(self) -> None:
        """Make earlier answers stale, and save."""
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
