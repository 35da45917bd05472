"""Announcements for screen readers: moves as they are shown, refusals, hints, turns."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.fast_dataclass import replace
from engine.games.table import Form
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.model.game import Game, Step
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import spoken


class AnnouncementController(QObject):
    """Announces what the table shows."""

    def __init__(
        self, model: Game, game: GameController, event_player: EventPlayer, table: TableView
    ) -> None:
        super().__init__()
        self._model, self._table = model, table
        self.screen_reader = ScreenReader(table)
        self._announced_revision = -1
        event_player.playing.connect(self._on_playing)
        table.warned.connect(self.screen_reader.announce)
        table.advised.connect(self.screen_reader.announce)
        game.settled.connect(self._on_settled)

    def read_table(self) -> None:
        """Announce the complete position, the cards in the order on the screen."""
        hand, table = self._table.in_order(self._model.hand()), self._model.table()
        piles = [
            replace(pile, cards=hand) if hand and (pile.form, pile.seat) == (Form.FAN, table.viewer) else pile
            for pile in table.piles
        ]
        said = self._model.description(replace(table, piles=tuple(piles)))
        self.screen_reader.announce(spoken(*said))

    def _on_playing(self, step: Step) -> None:
        self.screen_reader.announce(spoken(*step.said.spoken))

    def _on_settled(self) -> None:
        viewer = self._model.viewer
        is_mine = viewer is not None and viewer == self._model.turn
        if is_mine and self._announced_revision != self._model.revision:
            self._announced_revision = self._model.revision
            self.screen_reader.announce(spoken(*shown_table(self._model.table()).message))
