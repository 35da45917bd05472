"""The whole program, joined: model, view, controller and executor. Nothing else puts them together."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from engine.straights.errors import SaveGameError
from engine.straights.session import Session
from straights_gui.controller.menus.about import AboutController
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.menus.game_text import GameTextController
from straights_gui.controller.menus.help_menu import HelpMenuController
from straights_gui.controller.menus.move_menu import MoveMenuController
from straights_gui.controller.menus.new_games import fresh_game, last_seats
from straights_gui.controller.menus.seat_menu import SeatMenuController
from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.controller.panels.card_tracker import CardTrackerController
from straights_gui.controller.panels.log import LogController
from straights_gui.controller.panels.score_race import ScoreRaceController
from straights_gui.controller.panels.sounds import SoundController
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.hints import Hints
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.settings.settings import SettingsController
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.strategy_runner import Executor, StrategyRunner
from straights_gui.view.animation.event_animations import timeline_for
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.error_text import save_game_text
from straights_gui.view.window.main_window import MainWindow


class Straights(QObject):
    """The whole program, joined: one game, one window.

    Attributes:
        model, window, game, games, menu, help, replay, player, motion, thinking, settings: its parts.
    """

    def __init__(
        self,
        session: Session | None,
        store: Autosave,
        preferences: Preferences,
        executor: Executor,
        window: MainWindow | None = None,
    ) -> None:
        """The program in a window, with a game to go on with, or None for a new one."""
        super().__init__()
        self._store, self._preferences = store, preferences
        self._is_new = session is None
        self._save_failed = False
        self.window = window if window is not None else MainWindow(TableView(Motion()))
        self.table = self.window.table
        self.motion = self.table.motion
        self.model = GameModel(session or fresh_game(last_seats(preferences)), self._save)
        self.thinking = StrategyRunner(executor)
        self.player = EventPlayer(self.motion, partial(timeline_for, view=self.table))
        self.log = LogController(self.model, self.player, self.window.log)
        self.game = GameController(self.model, self.table, self.player, self.thinking, self.motion)
        self._join(store.path.parent)
        self.thinking.failed.connect(self._on_failed)
        self.window.retranslated.connect(self.log.retell)
        self.window.closing.connect(self._on_closing)
        self.window.may_close = self._may_close

    def start(self, words: str = "") -> None:
        """Open the window; a new game is dealt, another one stands as it was. `words` are shown at first."""
        self.window.show()
        self.window.menus.ensure_hit_size()
        if self._is_new:
            self._save(self.model.session)
        else:
            self.log.rewrite()
        self.game.start(deal=self._is_new)
        self.window.say(words)

    def stop(self) -> None:
        """Let nothing run any more, not even what is queued."""
        self.window.may_close = lambda: True
        self.game.leave_table()
        self.thinking.wait()
        self.statistics.close()
        self._leave_place()

    def _leave_place(self) -> None:
        """Give the place of the saved game free; a further window's game is kept among the recent ones."""
        if self._store.slot > 1 and self.games.keep_game():
            with suppress(OSError):  # then it is simply found again by the next further window
                self._store.remove()
        self._store.release()

    def _join(self, folder: Path) -> None:
        """The controllers of menus and settings, in the order in which they need each other."""
        window, model, game, preferences = self.window, self.model, self.game, self._preferences
        self.statistics = StatisticsController(window, model, StatisticsStore(folder))
        self.replay = Replay(window, model, game, self.motion)
        self.card_tracker = CardTrackerController(window, model, game, self.player, self.replay)
        self.score_race = ScoreRaceController(window, model, game, self.player)
        self.games = GameMenuController(window, model, preferences, SavedGames(folder / "games"))
        self.hints = Hints(model, game, self.table, self.thinking, self.statistics)
        self.menu = MoveMenuController(window, model, game, self.games, self.replay, self.hints, preferences)
        self.seat_menu = SeatMenuController(window, model, game, self.replay)
        self.texts = GameTextController(window, model, self.games)
        self.sounds = SoundController(self.player, self.table, preferences)
        self.announcements = AnnouncementController(model, game, self.player, self.table)
        self.help = HelpMenuController(window, model, game, preferences, self.announcements, self.sounds)
        self.about = AboutController(window)
        self.settings = SettingsController(window, model, game, preferences, self.motion)
        self.games.begun.connect(self._on_begun)
        self.replay.taken.connect(self.games.begin)
        game.again_asked.connect(self.games.play_again)

    def _on_begun(self, is_to_be_dealt: bool) -> None:
        """Another game: deal it, or show it as it stands."""
        self.replay.close()
        if is_to_be_dealt:
            self.log.expect_deal()
            self.game.start(deal=True)

    def _save(self, session: Session) -> None:
        """Save the running game; where that fails, play goes on and the player is told.

        A game that was left and could not be kept is written first: this one takes its place on the disk.
        """
        self.games.unsaved.keep_waiting()
        reason = ""
        try:
            self._store.save(session)
        except OSError as error:
            reason = error.strerror or str(error)
            if not self._save_failed:
                text = self.tr("The game could not be saved in {file}: {reason}. Play goes on.")
                words = text.replace("{file}", str(self._store.path))
                self.window.statusBar().showMessage(words.replace("{reason}", reason))
        self._save_failed = bool(reason)
        self.games.unsaved.tell(reason)

    def _may_close(self) -> bool:
        """Whether the window may close: there may be room for the game now, else the player is asked."""
        if self._save_failed:
            self._save(self.model.session)
        return self.games.unsaved.may_quit(self.model.session)

    def _on_failed(self, strategy: str, reason: str) -> None:
        """A strategy broke; a simpler one has chosen in its place."""
        text = self.tr("The computer “{strategy}” failed ({reason}); a simpler one plays on.")
        words = text.replace("{strategy}", strategy).replace("{reason}", reason)
        self.window.say(words)

    def _on_closing(self) -> None:
        """Remember how the window stands."""
        if not self.window.isFullScreen():
            self._preferences.geometry = self.window.saveGeometry()
        self._preferences.log_is_open = not self.window.log.isHidden()
        self._preferences.card_tracker_is_open = not self.window.card_tracker.isHidden()
        self._preferences.score_race_is_open = not self.window.score_race.isHidden()


def find_game(store: Autosave) -> tuple[Session | None, str]:
    """The running game, None for a new one, and what is to be said about it.

    A file that cannot be read is kept aside, so that nothing overwrites it.
    """
    translate = QCoreApplication.translate
    try:
        session = store.load()
    except (SaveGameError, OSError) as error:
        reason = save_game_text(error) if isinstance(error, SaveGameError) else error.strerror or str(error)
        text = translate("app", "The running game could not be read: {reason}. It is kept as {file}.")
        try:
            kept = str(store.set_aside())
        except OSError:
            kept = str(store.path)
        return None, text.replace("{file}", kept).replace("{reason}", reason)
    if store.slot > 1:
        return session, translate(
            "app", "Another window of Straights is open: this one plays a game of its own."
        )
    return session, "" if session is None else translate("app", "Your game goes on where you left it.")
