"""Lets the seats act in turn: shows what happened, then asks a computer, or a human."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from engine.straights.events import Event
from straights_gui.controller.play.autopilot import Autopilot
from straights_gui.controller.play.card_input import CardInput
from straights_gui.controller.play.computer_turns import ComputerTurns
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.round_results import RoundResults
from straights_gui.controller.play.seats import SeatController
from straights_gui.model.game_model import GameModel
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.view.animation.recap import Recap
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView


class GameController(QObject):
    """Runs the game. Humans and computers act when the queue of animations is idle.

    Attributes:
        changed: it is somebody else's turn, or the game is another: menus and status may differ.
        again_asked: the game is over and the player wants another.
        settled: nothing moves any more, the table shows the game as it is.
        seats: gives seats to others.
        autopilot: plays for the player who asked for it.
    """

    changed = Signal()
    again_asked = Signal()
    settled = Signal()

    def __init__(
        self, model: GameModel, view: TableView, player: EventPlayer, thinking: StrategyRunner, motion: Motion
    ) -> None:
        """A controller that waits for `start`."""
        super().__init__()
        self._model, self._view, self._player, self._motion = model, view, player, motion
        self._computers = ComputerTurns(model, player, thinking, motion)
        self._wishes = CardInput(model, view, player)
        self.seats = SeatController(model, view, self._wishes)
        self.autopilot = Autopilot(model, player, motion)
        self._results = RoundResults(model, view, player, self._computers, motion)
        self._results.shown.connect(self.changed)
        self._results.again_asked.connect(self.again_asked)
        self._is_away = False
        self._recalls = False
        model.happened.connect(self._on_happened)
        model.replaced.connect(self._on_replaced)
        player.idle.connect(self._on_idle, Qt.ConnectionType.QueuedConnection)
        self._computers.replaced.connect(self._on_computer_replaced)
        view.cancelled.connect(self._on_cancelled)
        view.looked.connect(self._on_looked)

    @property
    def is_settled(self) -> bool:
        """Whether the table shows the game as it is: nothing moves, nothing else is shown."""
        return self._player.is_idle and not self._is_away

    @property
    def shows_result(self) -> bool:
        """Whether the result of a round is on the table, waiting to be seen."""
        return self._player.is_holding

    def start(self, *, deal: bool) -> None:
        """Show the game; with `deal`, deal its first round before the eyes."""
        self._view.draw(self._model.observation())
        self._player.play(self._model.history()[:1] if deal else ())

    def pause(self, paused: bool) -> None:  # a slot of a checkable action
        """Let the computers wait, or go on."""
        self._computers.are_paused = paused
        self._computers.forget()
        self.changed.emit()
        if self._is_away:
            return
        if self._player.is_idle:
            self._let_act()
        self._results.watch()

    def step(self) -> None:
        """Let the computer on turn make one move, although computers wait; or go on after a result."""
        if self._player.is_holding and not self._model.humans:
            self._player.resume()
        elif self._player.is_idle and self._model.turn is not None:
            self._computers.step(self._model.turn)

    def undo(self) -> None:
        """Take back the last human move; silent where that cannot be."""
        self._model.undo()
        self.autopilot.hold_back()

    def redo(self) -> None:
        """Do again what was taken back last; silent where nothing was."""
        self._model.redo()
        self.autopilot.hold_back()

    def reconsider(self) -> None:
        """What the autopilot may do has changed."""
        self.autopilot.forget()
        if self._player.is_idle and not self._is_away:
            self._let_act()

    def refresh(self) -> None:
        """Show the same moment in other words."""
        if not self._is_away:
            self._computers.forget()  # drawing cancels the pause before its move
            self.autopilot.forget()
            self._view.draw(self._model.observation())
            self._on_idle()

    def leave_table(self) -> None:
        """Let the game rest while the table shows something else."""
        self._is_away = True
        self._wishes.are_heard = False
        self._wishes.forget()
        self._computers.forget()
        self.autopilot.forget()
        self._player.clear()
        self._motion.cancel()
        self.changed.emit()

    def come_back(self) -> None:
        """Show the game again, and go on."""
        self._is_away = False
        self._wishes.are_heard = True
        self._on_replaced()

    def _on_happened(self, events: tuple[Event, ...]) -> None:
        """Something happened: show it."""
        self._player.play(events)
        self.changed.emit()

    def _on_replaced(self) -> None:
        """The game is another one, or at another moment, or for other eyes: draw it, and go on from there."""
        self._wishes.forget()
        self._computers.forget()
        self.autopilot.forget()
        self._player.clear()
        self._view.draw(self._model.observation())
        self._player.play(self._recalled())
        self.changed.emit()

    def _on_idle(self) -> None:
        """Nothing moves any more."""
        if self._player.is_idle and not self._is_away:
            self._let_act()

    def _let_act(self) -> None:
        """Let whose turn it is act, and show the right hand, or none, meanwhile."""
        turn, viewer, humans = self._model.turn, self._model.viewer, self._model.humans
        self._settle()
        if turn is None:
            self._view.show_result(self._model.observation().winners)
        elif viewer is not None and humans and viewer not in humans:
            self._model.look_away()
        elif viewer is None and len(humans) == 1 and self._model.has_come(humans[0]):
            self._model.look(humans[0])
        elif turn not in humans:
            self._computers.act(turn)
        elif turn == viewer:
            if not self._wishes.grant():
                self.autopilot.act()
        elif viewer is not None:
            self._model.look_away()
        else:
            self._view.show_handover(self._model.observation().seats[turn].name)

    def _settle(self) -> None:
        """Show what may be done now, once the screen has caught up."""
        self._view.settle(self._model.observation())
        self.changed.emit()
        self.settled.emit()

    def _on_computer_replaced(self, seat: int) -> None:
        """A computer was not up to its seat."""
        text = self.tr("{name} tried an illegal move. A simpler computer takes over.")
        self._view.warn(text.replace("{name}", self._model.observation().seats[seat].name))

    def _on_cancelled(self) -> None:
        """The player thought better of it."""
        self._wishes.forget()
        if self._player.is_idle:
            self._settle()

    def _on_looked(self) -> None:
        """The next human is alone at the screen."""
        if self._model.turn is not None:
            self._recalls = True
            self._model.look(self._model.turn)

    def _recalled(self) -> tuple[Recap, ...]:
        """What somebody who has come to the screen has missed; nothing in any other case."""
        is_wanted, self._recalls = self._recalls, False
        return (Recap.for_seat(self._model.observation()),) if is_wanted else ()
