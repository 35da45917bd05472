"""The menu Game, games as text: copied, pasted, for the console; and the seal of the deal."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from engine.straights.storage.savegame import dumps
from engine.straights.storage.seal import seal, seal_of
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.model.game_model import GameModel
from straights_gui.view.window.main_window import MainWindow


class GameTextController(QObject):
    """Connects the actions that make text of a game, and a game of text. What tells the seed is practice."""

    def __init__(self, window: MainWindow, model: GameModel, games: GameMenuController) -> None:
        """A controller of these actions."""
        super().__init__()
        self._window, self._model, self._games = window, model, games
        act = window.act
        act.copy_game.triggered.connect(self._on_copy_game)
        act.copy_seed.triggered.connect(self._on_copy_seed)
        act.paste.triggered.connect(self._on_paste)
        act.console.triggered.connect(self._on_console)
        act.seal.triggered.connect(self._on_seal)

    def _on_copy_game(self) -> None:
        """The game as text; it tells the seed, so the round does not count any more."""
        if self._games.is_sealed:
            self._model.practise(for_good=True)
        QGuiApplication.clipboard().setText(dumps(self._model.session))
        self._window.say(self.tr("Game copied."))

    def _on_copy_seed(self) -> None:
        """The seed as text."""
        QGuiApplication.clipboard().setText(str(self._model.session.setup.seed))
        self._window.say(self.tr("Seed copied."))

    def _on_paste(self) -> None:
        """Play from text: a saved game, a seed, the console's input or a transcript."""
        from straights_gui.controller.menus.paste_game import pasted_game

        text, seats = QGuiApplication.clipboard().text(), self._model.session.setup.seats
        pasted = pasted_game(self._window, text, seats)
        if pasted is not None:
            self._games.begin(pasted[0])
            self._window.say(pasted[1])

    def _on_console(self) -> None:
        """The game as the console's input and expected output; they tell the seed."""
        from straights_gui.controller.menus.console_export import show_export

        if self._games.is_sealed:
            self._model.practise(for_good=True)
        show_export(self._window, self._model.session, self._window.say)

    def _on_seal(self) -> None:
        """Show the seal and, after the game, what it sealed."""
        from straights_gui.view.dialogs.seal_dialog import SealDialog

        setup = self._model.session.setup
        shown = seal_of(setup)
        if shown is None:
            return
        opened = None if self._games.is_sealed else (setup.seed, setup.salt)
        dialog = SealDialog(self._window, shown, opened, seal)
        dialog.exec()
