"""The result on the table: a person says when to go on, among computers a pause does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from straights_gui.controller.play.computer_turns import ComputerTurns
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game_model import GameModel
from straights_gui.view.style.motion import WATCHED_RESULT, Motion
from straights_gui.view.table.table_view import TableView


class RoundResults(QObject):
    """Shows the result of a round and waits.

    Attributes:
        shown: the result of a round is on the table.
        again_asked: the game is over and the player wants another.
    """

    shown = Signal()
    again_asked = Signal()

    def __init__(
        self,
        model: GameModel,
        view: TableView,
        event_player: EventPlayer,
        computers: ComputerTurns,
        motion: Motion,
    ) -> None:
        super().__init__()
        self._model, self._view, self._event_player = model, view, event_player
        self._computers, self._motion = computers, motion
        event_player.result_shown.connect(self._on_held)
        view.continued.connect(self._on_continued)

    def watch(self) -> None:
        """Computers look at a result for a while; while they are to wait, it stays."""
        if self._event_player.shows_result and not self._model.humans:
            self._motion.pause(WATCHED_RESULT, self._end_watching)

    def _on_held(self) -> None:
        """A round's result is on the table."""
        self._view.show_result(())
        self.shown.emit()
        self.watch()

    def _end_watching(self) -> None:
        """Go on, unless somebody has paused meanwhile."""
        if not self._computers.are_paused and self._event_player.shows_result and not self._model.humans:
            self._event_player.resume()

    def _on_continued(self) -> None:
        """The player has seen the result."""
        if self._event_player.shows_result:
            self._event_player.resume()
        elif self._model.turn is None:
            self.again_asked.emit()
