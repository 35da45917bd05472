"""Updates the card tracker from the viewer's observation only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.straights.observation import Observation
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Step

if TYPE_CHECKING:
    from straights_gui.model.game_model import GameModel
    from straights_gui.model.network.remote_game import RemoteGame


class CardTrackerController(QObject):
    """Computes the state when the table has settled and the panel is visible, since it takes a while."""

    def __init__(self, parts: WindowParts[GameModel | RemoteGame]) -> None:
        super().__init__()
        self._panel, self._model, self._game = parts.window.card_tracker, parts.model, parts.game
        self._observation: Observation | None = None
        self._shown: Observation | None = None
        parts.model.replaced.connect(self._on_settled)  # the table was redrawn, possibly for another viewer
        parts.game.settled.connect(self._on_settled)
        parts.game.changed.connect(self._on_changed)
        parts.event_player.playing.connect(self._on_playing)
        self._panel.visibility_changed.connect(self._update_panel)

    def _on_settled(self) -> None:
        if self._game.is_suspended:
            return
        observation = self._model.observation()
        is_hidden = observation.seat is None and bool(self._model.humans)  # during the handover
        self._set_observation(None if is_hidden or observation.turn is None else observation)

    def _on_changed(self) -> None:
        """Clear the tracker when a replay opens, which shows another position."""
        if self._game.is_suspended:
            self._set_observation(None)

    def _on_playing(self, step: Step) -> None:
        """Clear the tracker while a round ends or is dealt, since the last hands are gone."""
        if step.shown.happening.seat is None:
            self._set_observation(None)

    def _set_observation(self, observation: Observation | None) -> None:
        self._observation = observation
        self._update_panel()

    def _update_panel(self) -> None:
        """Compute and show the state if the panel is visible; clear it in any case."""
        if self._observation is None:
            self._shown = None
            self._panel.show_state(None)
        elif self._panel.is_seen and self._observation != self._shown:
            from engine.straights.sheets.card_tracker import card_grid

            self._shown = self._observation
            self._panel.show_state(card_grid(self._observation))
