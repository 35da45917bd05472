"""What is said to those who listen: moves as they are shown, refusals, hints, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from straights_gui.controller.play.event_player import EventPlayer, Shown
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game_model import GameModel
from straights_gui.view.animation.recap import Recap
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.spoken_text import event_text, table_text
from straights_gui.view.text.table_text import turn_text


class AnnouncementController(QObject):
    """Says what happens."""

    def __init__(self, model: GameModel, game: GameController, player: EventPlayer, table: TableView) -> None:
        """Says what the table shows."""
        super().__init__()
        self._model = model
        self.screen_reader = ScreenReader(table)
        self._told_turn = -1
        player.playing.connect(self._on_playing)
        table.warned.connect(self.screen_reader.announce)
        table.advised.connect(self.screen_reader.announce)
        game.settled.connect(self._on_settled)

    def read_table(self) -> None:
        """Say how everything stands."""
        self.screen_reader.announce(table_text(self._model.observation()))

    def _on_playing(self, event: Shown) -> None:
        """Something is shown."""
        if not isinstance(event, Recap):
            names = tuple(seat.name for seat in self._model.observation().seats)
            self.screen_reader.announce(event_text(event, names))

    def _on_settled(self) -> None:
        """It is the viewer's turn: say so, once."""
        observation = self._model.observation()
        if observation.is_my_turn and self._told_turn != self._model.revision:
            self._told_turn = self._model.revision
            self.screen_reader.announce(turn_text(observation))
