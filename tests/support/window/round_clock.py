"""How long a round takes by the clock of the program: what is shown, added up without waiting."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QVariantAnimation

from engine.fast_dataclass import dataclass
from engine.straights.session import Session
from straights_gui.composition import Straights
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import InlineExecutor
from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.window_driver import WindowDriver, quick_preferences


class CountingMotion(Motion):
    """Shows everything at once, and counts how long it would have taken.

    Attributes:
        seconds: of what was waited for: what runs beside it takes no time of its own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def run(self, timeline: Timeline, then: Callable[[], None] | None = None) -> QVariantAnimation | None:
        timeline.show(timeline.length)
        if then is not None:
            self.seconds += timeline.length * self.factor / 1000
            then()
        return None

    def pause(self, length: int, then: Callable[[], None]) -> QVariantAnimation | None:
        self.seconds += length * self.pause_factor / 1000
        then()
        return None


@dataclass(frozen=True, slots=True)
class RoundDurations:
    """Seconds from the beginning of the deal, of a player who never thinks.

    Attributes:
        first_turn: until the player may play the first card.
        result: until the result of the round is on the table.
    """

    first_turn: float
    result: float


def measure_round(session: Session, speed: str, folder: Path) -> RoundDurations:
    """Play the first round of a game at a speed; seat 0 is the only human."""
    preferences = quick_preferences(folder)
    preferences.choose_speed(speed)
    motion = CountingMotion()
    window = MainWindow(TableView(motion))
    program = Straights(session, Autosave(folder), preferences, InlineExecutor(), window)
    program.window.show()
    program.game.start(deal=True)
    driver = WindowDriver(program)
    driver.until(lambda: driver.is_my_turn)
    first_turn = motion.seconds
    driver.play_until(lambda: program.event_player.shows_result)
    result = motion.seconds
    driver.close()
    return RoundDurations(first_turn, result)
