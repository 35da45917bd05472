"""Calls a player who is elsewhere when it becomes the player's turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from engine.straights.text.table import YOUR_TURN
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game import Game
from straights_gui.model.preferences import Preferences
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow


class TurnCalls(QObject):
    """Says in the title of a window that is not active that the table waits; alerts once for each turn."""

    def __init__(
        self, window: MainWindow, model: Game, game: GameController, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window, self._model, self._game, self._preferences = window, model, game, preferences
        self._said, self._waited = "", False
        game.changed.connect(self.update)
        preferences.changed.connect(self.update)
        window.windowTitleChanged.connect(self.update)
        window.installEventFilter(self)

    def update(self) -> None:
        """Put the words before the usual title, or take them away."""
        waits = self._game.is_players_turn and self._model.turn in self._model.humans
        is_new, self._waited = waits and not self._waited, waits
        is_away = not self._window.isActiveWindow() and not self._game.autopilot.plays_all
        calls = waits and is_away and self._preferences.is_on("call-on-turn")
        usual = self._window.windowTitle().removeprefix(self._said)
        self._said = f"{shown(YOUR_TURN)} \u2013 " if calls else ""
        self._window.setWindowTitle(self._said + usual)
        if calls and is_new:
            QApplication.alert(self._window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the player goes elsewhere or comes back."""
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.update()
        return super().eventFilter(watched, event)
