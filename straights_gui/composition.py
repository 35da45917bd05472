"""Creates and connects the model, view and controllers of a window."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from engine.straights.errors import SaveGameError
from engine.straights.session import Session
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.menus.help_menu import HelpMenuController
from straights_gui.controller.menus.move_menu import MoveMenuController
from straights_gui.controller.menus.new_games import fresh_game, last_seats, last_variant
from straights_gui.controller.menus.seat_menu import SeatMenuController
from straights_gui.controller.menus.settings_menu import SettingsMenuController
from straights_gui.controller.menus.team_match import TeamMatchController
from straights_gui.controller.menus.view_menu import ViewMenuController
from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.controller.panels.badges import BadgesController
from straights_gui.controller.panels.card_tracker import CardTrackerController
from straights_gui.controller.panels.log import LogController
from straights_gui.controller.panels.review import ReviewController
from straights_gui.controller.panels.score_race import ScoreRaceController
from straights_gui.controller.panels.sounds import SoundController
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.deal_help import DealHelp
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.hints import Hints
from straights_gui.controller.play.moments import Moments
from straights_gui.controller.play.puzzles import Puzzles
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.settings.gallery import GalleryController
from straights_gui.controller.settings.settings import SettingsController
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.game_saver import GameSaver
from straights_gui.model.storage.helped_deals import HelpedDeals
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.model.strategy_runner import Executor, InlineExecutor, StrategyRunner
from straights_gui.view.animation.event_animations import timeline_for
from straights_gui.view.animation.reactions import Reactions
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.controller.hosting.hosting_controller import HostingController
    from straights_gui.controller.hosting.own_table import OwnTable
    from straights_gui.model.hosting.hosted_table import HostedTable
    from straights_gui.network_composition import NetworkTables


class Straights(QObject):
    """One window with one game: the model, the view and all controllers."""

    _hosting: HostingController | None = None

    def __init__(
        self,
        session: Session | None,
        store: Autosave,
        preferences: Preferences,
        executor: Executor,
        window: MainWindow | None = None,
        disk: Executor | None = None,
    ) -> None:
        """Without a session, a new game is dealt; without a window, a new one is created.

        `executor` runs strategies; `disk` waits for the disk, on the calling thread by default.
        """
        super().__init__()
        self._store, self._preferences = store, preferences
        self._saver = GameSaver(store, disk or InlineExecutor())
        self._is_new, self._save_failed = session is None, False
        self._network_tables: NetworkTables | None = None
        self.window_log = WindowLog(store.log_path)
        self.window = window if window is not None else MainWindow(TableView(Motion()))
        self.table, self.motion = self.window.table, self.window.table.motion
        first = session or fresh_game(last_seats(preferences), last_variant(preferences))
        self.model = GameModel(first, self._save)
        self.strategy_runner = StrategyRunner(executor)
        self.event_player = EventPlayer(self.motion, partial(timeline_for, view=self.table))
        self.log = LogController(self.model, self.event_player, self.window.log)
        self.game = GameController(
            self.model, self.table, self.event_player, self.strategy_runner, self.motion
        )
        self._create_controllers(store.path.parent)
        self._create_menus(SavedGames(store.path.parent / "games"))
        self._create_review(executor, store.path.parent / "reviews")
        self._connect()

    def _connect(self) -> None:
        self._saver.finished.connect(self._on_saved)
        self.game.computer_replaced.connect(self._on_computer_replaced)
        self.strategy_runner.failed.connect(self._on_failed)
        self.window.act.join_table.triggered.connect(self.join_table)
        self.window.act.host_table.triggered.connect(self.host_table)
        self.window.retranslated.connect(self.log.retranslate)
        self.window.closing.connect(self._on_closing)
        self.window.may_close = self._may_close

    def start(self, message: str = "") -> None:
        """Show the window with a message; deal a new game, or show the running one."""
        self.window.show()
        if self._is_new:
            self._save(self.model.session)
        else:
            self.log.rewrite()
        self.game.start(deal=self._is_new)
        self.window.say(message)

    @property
    def network_tables(self) -> NetworkTables:
        """The windows of network tables, imported on first use.

        Raises ModuleNotFoundError if the program was installed without the network part.
        """
        if self._network_tables is None:
            from straights_gui.network_composition import NetworkTables

            self._network_tables = NetworkTables(self._preferences, self._store.path.parent, self.window_log)
        return self._network_tables

    def join_table(self) -> None:
        """Ask the player for a network table, and open a window at it."""
        if not self._has_network():
            return
        from straights_gui.controller.network.join_table import join_table
        from straights_gui.model.storage.seat_token_store import SeatTokenStore

        seats = SeatTokenStore(self._store.path.parent)
        join_table(self.window, self._preferences, seats, self.network_tables.open)

    def host_table(self) -> None:
        """Ask the player for the options of a table, and host it."""
        if not self._has_network():
            return
        self.hosting.ask_for_table()

    def open_link(self, text: str) -> None:
        """Open a window at the table of a link; show a message if it is invalid."""
        if not self._has_network():
            return
        from straights_gui.controller.network.join_table import open_link
        from straights_gui.model.storage.seat_token_store import SeatTokenStore

        seats = SeatTokenStore(self._store.path.parent)
        open_link(text, self.window, self._preferences, seats, self.network_tables.open)

    @property
    def hosting(self) -> HostingController:
        """The controller of hosted tables, imported on first use."""
        if self._hosting is None:
            from straights_gui.controller.hosting.hosting_controller import HostingController

            folder = self._store.hosting_folder
            self._hosting = HostingController(
                self.window, self._preferences, folder, self.window_log, self._sit_down
            )
        return self._hosting

    def _sit_down(self, hosted: HostedTable, shared_link: str) -> OwnTable:
        return self.network_tables.open_own(hosted, shared_link)

    def offer_hosted_table(self) -> None:
        """Ask whether to resume the table that was hosted when the program exited, if there is one."""
        if self._store.hosting_folder.is_dir() and self._has_network():
            self.hosting.offer_to_go_on()

    def _has_network(self) -> bool:
        """Whether everything for network tables is installed; shows a message if something is missing."""
        from straights_gui.platform.network_parts import missing_network_part

        missing = missing_network_part()
        if missing is not None:
            from straights_gui.view.text.network_text import missing_part_text

            self.window.say(missing_part_text(missing))
        return missing is None

    def stop(self) -> None:
        """Stop everything, including queued work."""
        if self._hosting is not None:
            self._hosting.stop()
        if self._network_tables is not None:
            self._network_tables.stop()
        self.window.may_close = lambda: True
        self.game.suspend()
        self.review_runner.cancel()
        self.strategy_runner.wait()
        self.statistics.close()
        self._saver.wait()
        self._release_slot()
        self.window_log.close()

    def _release_slot(self) -> None:
        """Release the slot of the running game; an additional window's game is saved to the recent games."""
        if self._store.slot > 1 and self.game_menu.save_to_recent():
            with suppress(OSError):  # then the next additional window finds it
                self._store.remove()
        self._store.release()

    def _create_controllers(self, folder: Path) -> None:
        """Create the controllers of menus, panels and settings, in the order of their dependencies."""
        window, model, game, preferences = self.window, self.model, self.game, self._preferences
        log = self.window_log
        self.reactions = Reactions(self.table.scene_, self.motion)
        self.event_player.playing.connect(self.reactions.react)
        self.statistics = StatisticsController(window, model, StatisticsStore(folder), log)
        self.replay = Replay(window, model, lambda: model.session, game, self.motion)
        self.moments = Moments(model, game, self.table)
        self.card_tracker = CardTrackerController(window, model, game, self.event_player)
        self.score_race = ScoreRaceController(window, model, game, self.event_player)
        self.sounds = SoundController(self.event_player, self.table, preferences)
        self.announcements = AnnouncementController(model, game, self.event_player, self.table)
        self.settings = SettingsController(window, model, game, preferences, self.motion)
        self.gallery = GalleryController(window, preferences)
        self.badges = BadgesController(window, model, game, self.replay, self.moments, self.statistics)

    def _create_menus(self, saved_games: SavedGames) -> None:
        """Create the controllers of the menus."""
        window, model, game, preferences = self.window, self.model, self.game, self._preferences
        statistics, log = self.statistics, self.window_log
        self.game_menu = GameMenuController(window, model, statistics, preferences, saved_games, log)
        self.hints = Hints(model, game, self.table, self.strategy_runner, statistics, preferences)
        self.hints.explained.connect(window.say)
        self.move_menu = MoveMenuController(
            window, model, game, self.game_menu, self.hints, statistics, preferences
        )
        self.seat_menu = SeatMenuController(window, model, game, preferences)
        self.view_menu = ViewMenuController(window, self.announcements)
        self.settings_menu = SettingsMenuController(window, model, preferences, self.sounds)
        self.help_menu = HelpMenuController(window, model, preferences, log.path)
        game.changed.connect(self.game_menu.enable_actions)
        self.game_menu.begun.connect(self._on_begun)
        self.replay.taken.connect(self.game_menu.begin)
        game.again_requested.connect(self.game_menu.play_again)

    def _create_review(self, executor: Executor, folder: Path) -> None:
        """Create the controllers of reviews; the table shows either a replay or a review."""
        self.review_runner = ReviewRunner(executor, ReviewCache(folder))
        window, model, runner = self.window, self.model, self.review_runner
        deals = HelpedDeals(folder.parent)
        self.deal_help = DealHelp(window, model, deals, self.window_log)
        self.review = ReviewController(
            window, model, self.event_player, runner, self.moments, self.statistics, self.deal_help
        )
        self.puzzles = Puzzles(window, runner, self.moments, self._preferences)
        self.team_match = TeamMatchController(
            window, model, self.game_menu, runner, self.deal_help, self._preferences, folder.parent
        )
        self.moments.taken.connect(self.game_menu.begin_branch)
        self.review.taken.connect(self.game_menu.begin)
        self.replay.opening.connect(self.moments.leave)
        self.moments.opening.connect(self.replay.leave)

    def _on_begun(self, is_to_be_dealt: bool) -> None:
        self.replay.close()
        self.moments.close()
        if is_to_be_dealt:
            self.log.clear()
            self.game.start(deal=True)

    def _save(self, session: Session) -> None:
        """Save the running game; `_on_saved` follows, and meanwhile play continues.

        A game that was left unsaved is written first, since this one would take its disk space.
        """
        self.game_menu.unsaved.retry()
        self._saver.save(session)

    def _on_saved(self, error: OSError | None) -> None:
        """Show a message if the running game could not be saved, once for several moves."""
        if error is not None and not self._save_failed:
            why = error.strerror or str(error)
            self.window_log.warning(f"The game could not be saved in {self._store.path.name}: {why}")
            text = self.tr("Could not save the game to {file}: {reason}. You can keep playing.")
            self.window.statusBar().showMessage(
                fill(text, file=str(self._store.path), reason=reason_text(error))
            )
        self._save_failed = error is not None
        self.game_menu.unsaved.set_save_error(error, self.model.session)

    def _may_close(self) -> bool:
        """Whether the window may close: saves the game again if that failed, and asks if it still fails."""
        self._saver.wait()
        if self._save_failed:
            self._save(self.model.session)
            self._saver.wait()
        return self.game_menu.unsaved.may_quit(self.model.session)

    def _on_failed(self, strategy: str, reason: str) -> None:
        """Report that a strategy failed and a simpler one has chosen in its place."""
        self.window_log.warning(f"The strategy {strategy} failed: {reason}")
        text = self.tr("The computer “{strategy}” failed ({reason}). A simpler one takes over.")
        self.window.say(fill(text, strategy=strategy, reason=reason))

    def _on_computer_replaced(self, seat: int, reason: str) -> None:
        self.window_log.warning(f"The strategy of seat {seat + 1} was refused: {reason}")

    def _on_closing(self) -> None:
        """Store the geometry of the window and which panels are open."""
        with self._preferences.changed_together():
            if not self.window.isFullScreen():
                self._preferences.geometry = self.window.saveGeometry()
            self._preferences.log_is_open = self.window.log.is_open
            self._preferences.card_tracker_is_open = self.window.card_tracker.is_open
            self._preferences.score_race_is_open = self.window.score_race.is_open


def load_running_game(store: Autosave) -> tuple[Session | None, str]:
    """The running game, None for a new one, and a message about it.

    A file that cannot be read is renamed, so that it is not overwritten.
    """
    translate = QCoreApplication.translate
    try:
        session = store.load()
    except (SaveGameError, OSError) as error:
        text = translate("app", "Could not read your last game: {reason}. It is kept as {file}.")
        try:
            kept = str(store.set_aside())
        except OSError:
            kept = str(store.path)
        return None, fill(text, file=kept, reason=reason_text(error))
    if store.slot > 1:
        return session, translate("app", "Another Straights window is open. This one plays a separate game.")
    return session, "" if session is None else translate("app", "Your game continues where you left off.")
