"""From a click that plays a card to the first painted frame of the answer, in the whole program.

The answer is the first paint after the release of the mouse; saving the game and waking the computers are
part of it. The reference is the same click on a card that only lifts it.
"""

import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from reporting import percentile, print_times, run_under_xvfb

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from straights_gui.application import create_application
from straights_gui.composition import Straights
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from straights_gui.platform.waiting import wait_until
from tests.support.window.window_driver import (
    WindowDriver,
    first_card,
    open_program,
    quick_preferences,
)

GAMES = 4
GOAL_MS = 50.0


class PaintWatch(QObject):
    """Counts the paint events of a widget."""

    def __init__(self, program: Straights) -> None:
        """Watch a program's table."""
        super().__init__()
        self.paints = 0
        program.table.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Count a paint event."""
        self.paints += event.type() is QEvent.Type.Paint
        return False


def click(program: Straights, watch: PaintWatch, point: QPoint) -> float:
    """Click and return the milliseconds to the end of the first paint after it."""
    viewport = program.table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
    QApplication.processEvents()
    paints = watch.paints
    start = time.perf_counter()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)
    wait_until(lambda: watch.paints > paints)
    return (time.perf_counter() - start) * 1000


def measure(folder: Path, seed: int, lifts: list[float], plays: list[float]) -> None:
    """Play a round of a game with clicks."""
    preferences = quick_preferences(folder)
    preferences.choose("one-click", False)  # the reference is the click that only lifts a card
    session = Session(Setup.of(seed, (Human(), *[Computer(FIRST_LEGAL)] * 3)))
    store, executor = Autosave(folder), ThreadExecutor()
    program = open_program(session, store, preferences=preferences, executor=executor, factor=0.1)
    watch, driver, motion = PaintWatch(program), WindowDriver(program), program.motion
    program.start()
    while not program.event_player.shows_result:
        QApplication.processEvents()
        if driver.is_my_turn and not motion.is_running():
            card = first_card(driver.observation)
            lifts.append(click(program, watch, driver.point_of(card)))
            wait_until(lambda: not motion.is_running())
            plays.append(click(program, watch, driver.point_of(card)))
    driver.close()


def main() -> None:
    """Measure and print."""
    run_under_xvfb()
    _application = create_application()
    lifts: list[float] = []
    plays: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(GAMES):
            measure(Path(folder), seed, lifts, plays)
    print_times("click that lifts a card, to its first paint", lifts)
    print_times("click that plays a card, to its first paint", plays)
    print(
        f"{len(plays)} plays; p95 {percentile(plays, 95):.1f} ms (goal: at most {GOAL_MS:.0f} ms); ", end=""
    )
    print(f"ratio of medians, play to lift: {percentile(plays, 50) / percentile(lifts, 50):.2f}")


if __name__ == "__main__":
    main()
