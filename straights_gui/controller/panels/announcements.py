"""Announcements for screen readers: moves as they are shown, refusals, hints, turns."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.fast_dataclass import replace
from engine.straights.events import Event
from engine.straights.text.events import announcement
from engine.straights.text.table import instructions, table_description
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game import Game
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
        observation = self._model.observation()
        hand = self._table.in_order(observation.hand)
        legal_plays = tuple(card for card in hand if card in observation.legal_plays)
        seen = replace(observation, hand=hand, legal_plays=legal_plays)
        self.screen_reader.announce(spoken(*table_description(seen)))

    def _on_playing(self, event: Event) -> None:
        names = tuple(seat.name for seat in self._model.observation().seats)
        self.screen_reader.announce(spoken(*announcement(event, names)))

    def _on_settled(self) -> None:
        observation = self._model.observation()
        if observation.is_my_turn and self._announced_revision != self._model.revision:
            self._announced_revision = self._model.revision
            self.screen_reader.announce(spoken(*instructions(observation)))
