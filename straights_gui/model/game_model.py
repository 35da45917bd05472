"""The running game of this program as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.commands import Command
from engine.straights.events import Event
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.observation_after import steps
from engine.straights.player import Computer
from engine.straights.session import Session
from straights_gui.model.game import Game

Save = Callable[[Session], None]


class GameModel(Game):
    """Wraps the game and redacts all output for the viewer, so that the view has no hidden cards."""

    def __init__(self, session: Session, save: Save) -> None:
        """`save` is called with the session after each change."""
        super().__init__()
        self._game = HostedGame(session)
        self._save = save

    @property
    def session(self) -> Session:
        """The complete game, for saving and for controllers, but not for views."""
        return self._game.session

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None if no hand may be shown."""
        return self._game.viewer

    @property
    def turn(self) -> int | None:
        """The seat on turn, None once the game is over."""
        return self._game.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return self._game.humans

    @property
    def left_seat(self) -> int | None:
        """The seat that may be taken back from a computer, None if there is none."""
        return self._game.left_seat

    def observation(self) -> Observation:
        """The game, redacted for the viewer."""
        return self._game.observation()

    def strategy_to_ask(self, seat: int) -> str | None:
        """The strategy of the seat, None if a human plays it."""
        player = self.session.player_of(seat)
        return player.strategy if isinstance(player, Computer) else None

    def observation_of(self, seat: int) -> Observation:
        """The game, redacted for the seat whose strategy chooses."""
        return self.session.observe(seat)

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; discards of finished rounds are open."""
        return self._game.history()

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Execute a command; raises a Refusal, which changes nothing.

        Returns the events, redacted for the viewer; `happened` emits their steps.
        """
        actions, before = len(self.session.actions), self.observation()
        events = self._game.submit(command)
        if len(self.session.actions) > actions:
            self._record_change()
            self.happened.emit(steps(before, events, self.observation()))
        return events

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
        seen = self._game.undo()
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

    def replace(self, session: Session) -> None:
        """Replace the game by another one."""
        self._game = HostedGame(session)
        self._tell_replaced()

    def rename(self, seat: int, name: str) -> None:
        """Rename a seat, in past events as well; raises SetupError for an invalid name."""
        if self._game.rename(seat, name):
            self._tell_replaced()

    def _tell_replaced(self) -> None:
        self._record_change()
        self.replaced.emit()

    def _record_change(self) -> None:
        self._revision += 1
        self._save(self.session)
