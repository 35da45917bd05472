"""What the controllers of one window share."""

from __future__ import annotations

from engine.fast_dataclass import Generic, TypeVar, dataclass
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.shown_table import event_player_of
from straights_gui.model.game import Game
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.model.strategy_runner import Executor, StrategyRunner
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow

Model = TypeVar("Model", bound=Game)
Model_co = TypeVar("Model_co", bound=Game, covariant=True)


@dataclass(frozen=True, slots=True)
class WindowParts(Generic[Model_co]):
    """A window, and the game that is played in it.

    Attributes:
        runner: lets strategies choose.
        game: lets the seats act in turn.
        log: the file for errors.
    """

    window: MainWindow
    model: Model_co
    preferences: Preferences
    log: WindowLog
    event_player: EventPlayer
    runner: StrategyRunner
    game: GameController

    @property
    def table(self) -> TableView:
        """The table of the window."""
        return self.window.table

    @property
    def motion(self) -> Motion:
        """What runs the animations of the table."""
        return self.window.table.motion


def window_parts(
    window: MainWindow, model: Model, preferences: Preferences, log: WindowLog, executor: Executor
) -> WindowParts[Model]:
    """Connect a window with a game; `executor` runs its strategies."""
    table, runner = window.table, StrategyRunner(executor)
    event_player = event_player_of(table, model)
    game = GameController(model, table, event_player, runner)
    return WindowParts(window, model, preferences, log, event_player, runner, game)
