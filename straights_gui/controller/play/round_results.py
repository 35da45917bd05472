"""The result of a round: it stays on the table until the player has seen it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.fast_dataclass import replace
from straights_gui.controller.play.computer_turns import ComputerTurns
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.model.game import Game
from straights_gui.view.style.motion import WATCHED_RESULT
from straights_gui.view.table.table_view import TableView


class RoundResults(QObject):
    """Shows the result of a round and waits.

    Attributes:
        changed: emitted when a round's result is on the table, and when the player has seen it.
        again_requested: emitted when the game is over, or the player out of it, and wants another.
    """

    changed = Signal()
    again_requested = Signal()

    def __init__(
        self, model: Game, view: TableView, event_player: EventPlayer, computers: ComputerTurns
    ) -> None:
        super().__init__()
        self._model, self._view, self._event_player = model, view, event_player
        self._computers, self._motion = computers, view.motion
        self._watches = 0
        event_player.result_shown.connect(self._on_held)
        view.offers.due.connect(self._on_due)
        view.offers.again_requested.connect(self.again_requested)

    def watch(self) -> None:
        """Show a result for a while only if play does not wait for the player; a pause keeps it."""
        if self._event_player.shows_result and self._goes_on():
            self._watches += 1
            self._motion.pause(WATCHED_RESULT, partial(self._end_watching, self._watches))

    def show_again(self) -> None:
        """Draw the result that waits to be seen; the game has already gone on behind it."""
        if self._event_player.result is not None:
            table = replace(self._event_player.result, turn=None, offers=(), message=())
            self._view.draw(shown_table(table), has_result=True)
            self.watch()

    def _goes_on(self) -> bool:
        """Whether play continues without waiting for the player."""
        return not self._model.humans or not self._model.waits_for_viewer

    def _on_held(self) -> None:
        self._motion.is_skipping = False
        self._view.show_result(shown_table(self._model.table()))
        self.changed.emit()
        self.watch()

    def _on_due(self) -> None:
        if not self._computers.are_paused:
            self._view.offers.continued.emit()

    def _end_watching(self, watch: int) -> None:
        """Continue, unless the player has paused in the meantime, or has ended a pause since."""
        is_latest = watch == self._watches and not self._computers.are_paused
        if is_latest and self._event_player.shows_result and self._goes_on():
            self._event_player.resume()

    def go_on(self) -> None:
        """Leave the result, or ask for another game after the last one."""
        if self._event_player.shows_result:
            self._event_player.resume()
            self.changed.emit()
        elif self._model.is_over:
            self.again_requested.emit()
