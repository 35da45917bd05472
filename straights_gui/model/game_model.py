"""The running game of this program as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.commands import Command
from engine.straights.events import Event
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from straights_gui.model.game import Game

Save = Callable[[Session], None]


class GameModel(Game):
    """Wraps the game. What leaves it is redacted for the viewer, so that the view holds no hidden cards."""

    def __init__(self, session: Session, save: Save) -> None:
        """A model of the session; `save` is called with it after each change."""
        super().__init__()
        self._game = HostedGame(session)
        self._save = save
        self._revision = 0

    @property
    def session(self) -> Session:
        """The game itself, for saving and for the controller; never for the view."""
        return self._game.session

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None where nobody may be shown one."""
        return self._game.viewer

    @property
    def revision(self) -> int:
        """A number that differs after each change: an answer to an older one is stale."""
        return self._revision

    @property
    def turn(self) -> int | None:
        """The seat that is to move, None once the game is over."""
        return self._game.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return self._game.humans

    def observation(self) -> Observation:
        """The game as the viewer may know it."""
        return self._game.observation()

    def strategy_to_ask(self, seat: int) -> str | None:
        """The strategy of the seat, None where a human plays it."""
        player = self.session.player_of(seat)
        return player.strategy if isinstance(player, Computer) else None

    def observation_of(self, seat: int) -> Observation:
        """The game as the seat may know it: for the strategy that plays it."""
        return self.session.observe(seat)

    def history(self) -> tuple[Event, ...]:
        """All that has happened, redacted for the viewer; of finished rounds the discards are open."""
        return self._game.history()

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Do what the command says; raises a Refusal that leaves everything as it was.

        Returns the events as the viewer may know them; `happened` tells the same.
        """
        actions = len(self.session.actions)
        events = self._game.submit(command)
        if len(self.session.actions) > actions:
            self._record_change()
            self.happened.emit(events)
        return events

    def hide_hand(self) -> None:
        """Show nobody's hand, before another human comes to the screen."""
        self._game.hide_hand()
        self.replaced.emit()

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer: its hand is shown from now on."""
        self._game.show_hand(seat)
        self.replaced.emit()

    def is_at_screen(self, seat: int) -> bool:
        """Whether the human of the seat has just taken it, and so is known to be at the screen."""
        return self._game.is_at_screen(seat)

    def can_undo(self) -> bool:
        """Whether the last human move may be taken back: no other human has moved since."""
        return self._game.can_undo()

    def undo(self) -> None:
        """Take back the viewer's last move and all that computers did since; silent where that cannot be."""
        seen = self._game.undo()
        if seen is not None:
            for number in seen:
                self.practice_marked.emit(number, False)
            self._tell_replaced()

    def can_redo(self) -> bool:
        """Whether something that was taken back may be done again: nothing else was done since."""
        return self._game.can_redo()

    def redo(self) -> None:
        """Do again what was taken back last, the computers' moves included; silent where nothing was."""
        if self._game.redo():
            self._tell_replaced()

    def replace(self, session: Session) -> None:
        """Play another game from now on."""
        self._game = HostedGame(session)
        self._tell_replaced()

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name, in what has happened as well; raises SetupError where that is none."""
        if self._game.rename(seat, name):
            self._tell_replaced()

    def _tell_replaced(self) -> None:
        self._record_change()
        self.replaced.emit()

    def _record_change(self) -> None:
        """Make earlier answers stale, and save."""
        self._revision += 1
        self._save(self.session)
