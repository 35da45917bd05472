"""The whole program, joined: model, view, controller and executor. Nothing else puts them together."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from engine.errors import SaveGameError
from engine.straights.session import Session
from straights_gui.controller.event_player import EventPlayer
from straights_gui.controller.game_controller import GameController
from straights_gui.controller.log_keeper import LogKeeper
from straights_gui.controller.menu_controller import MenuController
from straights_gui.controller.new_games import fresh_game, last_seats
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.save_store import SaveStore
from straights_gui.model.thinking import Executor, Thinking
from straights_gui.view.choreography import timeline_of
from straights_gui.view.main_window import MainWindow
from straights_gui.view.motion import Motion
from straights_gui.view.reasons import save_game_words
from straights_gui.view.table_view import TableView


class Straights(QObject):
    """The whole program, joined: one game, one window.

    Attributes:
        model, window, game, menu, player, motion, thinking: its parts.
    """

    def __init__(
        self,
        session: Session | None,
        store: SaveStore,
        preferences: Preferences,
        executor: Executor,
        window: MainWindow | None = None,
    ) -> None:
        """The program in a window, with a game to go on with, or None for a new one."""
        super().__init__()
        self._store = store
        self._is_new = session is None
        self._save_failed = False
        self.window = window if window is not None else MainWindow(TableView(Motion()))
        self.table = self.window.table
        self.motion = self.table.motion
        self.model = GameModel(session or fresh_game(last_seats(preferences)), self._save)
        self.thinking = Thinking(executor)
        self.player = EventPlayer(self.motion, partial(timeline_of, view=self.table))
        self.log = LogKeeper(self.model, self.player, self.window.log)
        self.game = GameController(self.model, self.table, self.player, self.thinking, self.motion)
        self.menu = MenuController(self.window, self.model, self.game, self.log, preferences, self.motion)
        self.thinking.failed.connect(self._on_failed)

    def start(self, words: str = "") -> None:
        """Open the window; a new game is dealt, another one stands as it was. `words` are shown at first."""
        self.window.show()
        if self._is_new:
            self._save(self.model.session)
        else:
            self.log.rewrite()
        self.game.start(deal=self._is_new)
        if words:
            self.window.statusBar().showMessage(words, 10_000)

    def stop(self) -> None:
        """Let nothing run any more."""
        self.motion.cancel()
        self.thinking.wait()

    def _save(self, session: Session) -> None:
        """Save the running game; where that fails, play goes on and the player is told once."""
        try:
            self._store.save(session)
            self._save_failed = False
        except OSError as error:
            if not self._save_failed:
                text = self.tr("The game could not be saved in {file}: {reason}. Play goes on.")
                words = text.replace("{file}", str(self._store.path)).replace(
                    "{reason}", error.strerror or ""
                )
                self.window.statusBar().showMessage(words)
            self._save_failed = True

    def _on_failed(self, strategy: str, reason: str) -> None:
        """A strategy broke; a simpler one has chosen in its place."""
        text = self.tr("The computer “{strategy}” failed ({reason}); a simpler one plays on.")
        words = text.replace("{strategy}", strategy).replace("{reason}", reason)
        self.window.statusBar().showMessage(words, 10_000)


def find_game(store: SaveStore) -> tuple[Session | None, str]:
    """The running game, None for a new one, and what is to be said about it.

    A file that cannot be read is kept aside, so that nothing overwrites it.
    """
    translate = QCoreApplication.translate
    try:
        session = store.load()
    except (SaveGameError, OSError) as error:
        reason = save_game_words(error) if isinstance(error, SaveGameError) else error.strerror or str(error)
        text = translate("app", "The running game could not be read: {reason}. It is kept as {file}.")
        try:
            kept = str(store.set_aside())
        except OSError:
            kept = str(store.path)
        return None, text.replace("{file}", kept).replace("{reason}", reason)
    return session, "" if session is None else translate("app", "Your game goes on where you left it.")
