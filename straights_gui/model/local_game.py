"""A game of this program: a session, its viewer, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.cards.card import Card
from engine.fast_dataclass import Generic
from engine.games.session import Action, Event, Seen, Session, Setup, State
from engine.games.table import Happening, Table
from engine.games.viewed_session import ViewedSession
from straights_gui.model.game import Game, Step


class Recording(Protocol):
    """A moment of a game, for a replay."""

    @property
    def count(self) -> int:
        """How many actions there are."""

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is shown."""

    @property
    def session(self) -> object:
        """The game until then."""

    def at(self, count: int, viewer: int | None) -> Recording:
        """The game after so many actions."""

    def table(self) -> Table:
        """All that the viewer sees."""

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of all seats."""

    def last_steps(self) -> tuple[Step, ...]:
        """The steps of the last action."""


class LocalGame(Game, Generic[Setup, State, Action, Event, Seen]):
    """Redacts all output for the viewer, so that the view has no hidden cards."""

    def __init__(
        self,
        viewed: ViewedSession[Setup, State, Action, Event, Seen],
        save: Callable[[Session[Setup, State, Action, Event, Seen]], None],
    ) -> None:
        """`save` is called with the session after each change."""
        super().__init__()
        self._game = viewed
        self._save = save

    @property
    def session(self) -> Session[Setup, State, Action, Event, Seen]:
        """The complete game, for saving and for controllers, but not for views."""
        return self._game.session

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None if no hand may be shown."""
        return self._game.viewer

    @property
    def turn(self) -> int | None:
        """The seat on turn, None while no seat is."""
        return self._game.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return self._game.humans

    @property
    def round(self) -> int:
        """The number of the running round."""
        return self._round_of(self._game.observation())

    @property
    def left_seat(self) -> int | None:
        """The seat that may be taken back from a computer, None if there is none."""
        return self._game.left_seat

    @property
    def count(self) -> int:
        """How many actions there are."""
        return len(self._game.session.actions)

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of all seats, for a replay."""
        return self._game.session.open_hands()

    def last_steps(self) -> tuple[Step, ...]:
        """The steps of the last action, as the viewer may see them."""
        before = self.session.rewound(self.count - 1)
        events = self._game.redacted(self.session.history[len(before.history) :])
        return self._steps(before.observe(self.viewer), events)

    def strategy_to_ask(self, seat: int) -> str | None:
        """The strategy of the seat, None if a human plays it."""
        return self._game.session.players[seat] or None

    def hide_hand(self) -> None:
        """Hide the hand before another human comes to the screen."""
        self._game.hide_hand()
        self.replaced.emit()

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer and show its hand."""
        self._game.show_hand(seat)
        self.replaced.emit()

    def is_at_screen(self, seat: int) -> bool:
        """Whether the human has just taken the seat and is therefore at the screen."""
        return self._game.is_at_screen(seat)

    def can_undo(self) -> bool:
        """Whether the last human move can be undone: no other human has moved since."""
        return self._game.can_undo()

    def undo(self) -> None:
        """Undo the viewer's last move and all later moves of computers; does nothing if impossible."""
        seen = self._game.undo(self._round_of)
        if seen is not None:
            for number in seen:
                self.practice_marked.emit(number, False)
            self._tell_replaced()

    def can_redo(self) -> bool:
        """Whether an undone move can be redone: nothing else has been done since."""
        return self._game.can_redo()

    def redo(self) -> None:
        """Redo the last undone move, including the computers' moves; does nothing if there is none."""
        if self._game.redo():
            self._tell_replaced()

    def _round_of(self, seen: Seen) -> int:
        """The number of the round that an observation shows."""
        raise NotImplementedError

    def _submit(self, action: Action) -> tuple[Event, ...]:
        before = self._game.observation()
        events = self._game.submit(action)
        self._record_change()
        self.happened.emit(self._steps(before, events))
        return events

    def _steps(self, before: Seen, events: Sequence[Event]) -> tuple[Step, ...]:
        """The steps from an observation to this moment."""
        raise NotImplementedError

    def _tell_replaced(self) -> None:
        self._record_change()
        self.replaced.emit()

    def _record_change(self) -> None:
        self._revision += 1
        self._save(self._game.session)
