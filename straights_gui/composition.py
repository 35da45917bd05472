"""Creates and connects the model, view and controllers of a window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import STRAIGHTS
from engine.straights.session import Session
from straights_gui.controller.games.new_games import (
    ToLearn,
    fresh_game,
    last_seats,
    last_variant,
    own_name,
    seats_after_lesson,
)
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.menus.move_menu import MoveMenuController
from straights_gui.controller.menus.running_game import RunningGameController
from straights_gui.controller.menus.seat_menu import SeatMenuController
from straights_gui.controller.menus.table_menu import TableMenuController
from straights_gui.controller.menus.today import TodayController
from straights_gui.controller.panels.badges import BadgesController
from straights_gui.controller.panels.card_tracker import CardTrackerController
from straights_gui.controller.panels.hints import Hints, Promise
from straights_gui.controller.panels.review import ReviewController
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.deal_help import DealHelp
from straights_gui.controller.play.moments import Moments
from straights_gui.controller.play.openings import Openings
from straights_gui.controller.play.puzzles import Puzzles
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.play.window_parts import window_parts
from straights_gui.controller.settings.appearance import store_window
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.days import Days, HelpedDeals
from straights_gui.model.storage.everything import Everything
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.model.strategy_runner import Executor, InlineExecutor
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from straights_gui.window_composition import ComposedWindow

if TYPE_CHECKING:
    from straights_gui.controller.games.other_games import OtherGame
    from straights_gui.game_composition import GameWindow, GameWindows
    from straights_gui.network_composition import NetworkTables


class Straights(ComposedWindow):
    """One window with one game: the model, the view and all controllers."""

    _asking: GameWindow | None = None  # a window of another game, while it asks for a new one

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
        self._store, self._preferences, self._executor = store, preferences, executor
        self._is_new = session is None
        self._network_tables: NetworkTables | None = None
        self._game_windows: GameWindows | None = None
        self.window_log = WindowLog(store.log_path)
        shown = window if window is not None else MainWindow(TableView(Motion()))
        first = session or fresh_game(last_seats(preferences), last_variant(preferences))
        self.model = GameModel(first, self._save)
        self._parts = window_parts(shown, self.model, preferences, self.window_log, executor)
        super().__init__(self._parts)
        self.table, self.game, self.strategy_runner = shown.table, self._parts.game, self._parts.runner
        self._create_controllers(store.path.parent)
        self._create_menus(SavedGames(store.path.parent / "games"), disk or InlineExecutor())
        self._create_review(executor, store.path.parent / "reviews")
        self.window.closing.connect(partial(store_window, self.window, preferences))

    def offer_today(self) -> None:
        """Open the sheet of today for a player who has been here before, and wants it."""
        if not self._is_new and self._preferences.is_on("open-today"):
            self.today.show()

    def start(self, message: str = "") -> None:
        """Show the window with a message; deal a new game, or show the running one."""
        self.window.show()
        if self._is_new:
            self.running_game.save(self.model.session)
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
            self._network_tables.review_requested.connect(self._review)
        return self._network_tables

    @property
    def game_windows(self) -> GameWindows:
        """The windows of games other than Straights, imported on first use."""
        if self._game_windows is None:
            from straights_gui.game_composition import GameWindows

            self._game_windows = GameWindows(
                self._preferences, self._store, self._executor, self.window_log, self._records
            )
            self._game_windows.asked.connect(self._on_asked)
            self.window.closing.connect(self._game_windows.stop)  # to quit means all; the games are kept
        return self._game_windows

    def stop(self) -> None:
        """Stop everything, including queued work."""
        self.table_menu.stop()
        if self._game_windows is not None:
            self._game_windows.stop()
        if self._network_tables is not None:
            self._network_tables.stop()
        self.window.may_close = lambda: True
        self.game.suspend()
        self.review_runner.stop()
        self.strategy_runner.wait()
        self.statistics.close()
        self.running_game.stop()
        self.promise.end()
        self.window_log.close()

    def _create_controllers(self, folder: Path) -> None:
        """Create the controllers of menus, panels and settings, in the order of their dependencies."""
        parts = self._parts
        self._records = StatisticsStore(folder)
        self.statistics = StatisticsController(parts, self._records)
        self.promise = Promise(parts, self.statistics)
        self.openings, self.moments = Openings(parts), Moments(parts)
        self.replay = Replay(parts, lambda: self.model)
        self.card_tracker = CardTrackerController(parts)
        self._create_usual(parts)
        self.badges = BadgesController(parts, self.replay, self.statistics.is_practice, self.moments)

    def _create_menus(self, saved_games: SavedGames, disk: Executor) -> None:
        parts, game, store = self._parts, self.game, self._store
        all_kept = Everything(store, saved_games, self._records, self._preferences)
        self.game_menu = GameMenuController(parts, self.statistics, saved_games, all_kept)
        self.running_game = RunningGameController(parts, self.game_menu, store, disk)
        self.hints = Hints(parts, self.statistics)
        self.move_menu = MoveMenuController(parts, self.game_menu, self.hints, self.statistics)
        self.seat_menu = SeatMenuController(parts)
        self.table_menu = TableMenuController(parts, store, lambda: self.network_tables)
        game.changed.connect(self.game_menu.enable_actions)
        self.game_menu.begun.connect(self._on_begun)
        self.game_menu.other_begun.connect(self._on_other_begun)
        self.replay.taken.connect(self.game_menu.begin)
        game.again_requested.connect(self.game_menu.play_again)
        self.help_menu.learned.connect(self._on_learned)

    def _create_review(self, executor: Executor, folder: Path) -> None:
        """Create the controllers of reviews; the table shows either a replay or a review."""
        self.review_runner = runner = ReviewRunner(executor, ReviewCache(folder))
        parts, statistics, days = self._parts, self.statistics, Days(folder.parent)
        self.deal_help = DealHelp(parts, HelpedDeals(folder.parent))
        self.review = ReviewController(parts, runner, self.moments, statistics, self.deal_help)
        self.puzzles = Puzzles(parts, runner, self.moments, days)
        self.today = TodayController(
            parts, self.game_menu, self.puzzles, statistics, days, lambda: self.game_windows
        )
        self.review.deal_finished.connect(self.today.keep_result)
        self.moments.taken.connect(self.game_menu.begin_branch)
        self.review.taken.connect(self.game_menu.begin)
        self.replay.opening.connect(self.moments.leave)
        self.moments.opening.connect(self.replay.leave)

    def _review(self, finished: Session) -> None:
        """Open a game that has ended at a network table, with the review of every seat."""
        self._come_up()
        if self.game_menu.offer(finished):
            self.review.open()

    def _save(self, session: Session) -> None:
        self.running_game.save(session)

    def _on_begun(self, is_to_be_dealt: bool) -> None:
        if self._asking is not None:
            self._come_up()
        self.replay.close()
        self.moments.close()
        if is_to_be_dealt:
            self.log.clear()
            self.game.start(deal=True)

    def _come_up(self) -> None:
        self.window.activateWindow()
        self.window.raise_()

    def _on_asked(self, name: str, opened: GameWindow) -> None:
        """Do what a window of another game leaves to this one; a new game takes its place."""
        if name == "new_game":
            self._asking = opened
            self.game_menu.new_game(asks_seed=False, parent=opened.window)
            self._asking = None
            return
        if name != "quit":
            self._come_up()
        self.window.act.by_name[name].trigger()

    def _on_learned(self, chosen: str) -> None:
        """Begin the game whose lesson is over."""
        from engine.games.new_game_sheet import after_lesson
        from straights_gui.controller.games.other_games import new_other

        if chosen == STRAIGHTS:
            seats = seats_after_lesson(self._preferences)
            self.game_menu.offer(fresh_game(seats, last_variant(self._preferences)))
        else:
            self._on_other_begun(new_other(after_lesson(chosen), own_name(self._preferences)))

    def _on_other_begun(self, game: OtherGame | ToLearn) -> None:
        if isinstance(game, ToLearn):
            self.help_menu.learn(game.chosen, None if self._asking is None else self._asking.window)
        elif self._asking is None:
            self.game_windows.begin(game)
        else:
            self.game_windows.replace(self._asking, game)
