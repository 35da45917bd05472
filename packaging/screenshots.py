"""Draws the pictures of the README from the real window: real games, real mouse, fixed seeds."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QPoint, QPointF, QSettings, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SeatSetup, Setup
from straights_gui.app import make_application
from straights_gui.model.preferences import Preferences
from straights_gui.model.save_store import SaveStore
from straights_gui.model.thinking import InlineExecutor
from straights_gui.program import Straights

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
NAMES = ("Anna", "Clara", "Diego", "Hugo")
SIZES = {"": (1280, 860), "-small": (1024, 700)}
_LONGEST_MS = 30_000
_DEAL_MS = 650


def main() -> None:
    """Draw every state at both sizes."""
    _application = make_application()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, size in SIZES.items():
        for name, draw in (
            ("table", draw_table),
            ("deal", draw_deal),
            ("drag", draw_drag),
            ("no-legal-play", draw_no_legal_play),
            ("round-end", draw_round_end),
            ("game-end", draw_game_end),
            ("curtain", draw_curtain),
        ):
            with tempfile.TemporaryDirectory() as folder:
                program = draw(Path(folder), size)
                program.window.grab().save(str(FOLDER / f"{name}{suffix}.png"))
                program.game.pause(paused=True)
                program.stop()
                program.window.close()
                QApplication.processEvents()


def draw_table(folder: Path, size: tuple[int, int]) -> Straights:
    """The middle of a round."""
    program = open_program(folder, size, humans=1, seed=5)
    play_until(program, lambda: len(program.model.session.actions) > 21 and is_my_turn(program))
    return program


def draw_deal(folder: Path, size: tuple[int, int]) -> Straights:
    """Cards on their way from the deck, at a moment that is the same on every machine."""
    program = open_program(folder, size, humans=1, seed=5, factor=1.0)
    wait_until(program.motion.is_running)
    for clock in program.motion.findChildren(QVariantAnimation):
        clock.pause()
        clock.setCurrentTime(_DEAL_MS)
    QApplication.processEvents()
    return program


def draw_drag(folder: Path, size: tuple[int, int]) -> Straights:
    """A card at the pointer, its place glowing."""
    program = draw_table(folder, size)
    view, scene = program.table, program.table.scene_
    card = program.model.observation().legal_plays[0]
    item = scene.hand.item_of(card)
    if item is None:
        raise RuntimeError(card)
    start = view.mapFromScene(item.mapToScene(QPointF(-item.width * 0.42, 0.0)))
    end = view.mapFromScene(scene.geometry.place(card)) + QPoint(-70, 90)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 8)
    return program


def draw_no_legal_play(folder: Path, size: tuple[int, int]) -> Straights:
    """A turn on which nothing fits."""
    program = open_program(folder, size, humans=1, seed=9)
    play_until(program, lambda: is_my_turn(program) and not program.model.observation().legal_plays)
    return program


def draw_round_end(folder: Path, size: tuple[int, int]) -> Straights:
    """Discards turned over and counted."""
    program = open_program(folder, size, humans=1, seed=5)
    play_until(program, lambda: program.player.is_holding)
    return program


def draw_game_end(folder: Path, size: tuple[int, int]) -> Straights:
    """Who has won."""
    program = open_program(folder, size, humans=1, seed=44)
    play_until(program, lambda: program.model.turn is None and program.game.is_settled)
    return program


def draw_curtain(folder: Path, size: tuple[int, int]) -> Straights:
    """Two humans at one machine."""
    program = open_program(folder, size, humans=2, seed=5)
    wait_until(lambda: "curtain" in vars(program.table) and program.table.curtain.isVisible())
    return program


def open_program(
    folder: Path, size: tuple[int, int], *, humans: int, seed: int, factor: float = 0.0
) -> Straights:
    """A program in a folder of its own."""
    seats = tuple(
        SeatSetup(name, None if number < humans else FIRST_LEGAL) for number, name in enumerate(NAMES)
    )
    preferences = Preferences(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    session = Session(Setup(seed, seats))
    program = Straights(session, SaveStore(folder), preferences, InlineExecutor())
    program.motion.set_speed(factor)
    program.window.resize(*size)
    program.window.show()
    program.game.start(deal=True)
    return program


def is_my_turn(program: Straights) -> bool:
    """Whether the table waits for the player."""
    return program.game.is_settled and program.model.observation().is_my_turn


def play_until(program: Straights, condition: Callable[[], bool]) -> None:
    """Play first-legal for the human until something holds."""

    def step() -> bool:
        if condition():
            return True
        if program.player.is_holding:
            program.table.sheet.button.click()
        elif is_my_turn(program):
            observation = program.model.observation()
            card: Card = (observation.legal_plays or observation.hand)[0]
            program.table.card_activated.emit(card)
        return False

    wait_until(step)
    for _ in range(5):
        QApplication.processEvents()


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the program run until something holds; raises TimeoutError."""
    deadline = QDeadlineTimer(_LONGEST_MS)
    while not condition():
        QApplication.processEvents()
        if deadline.hasExpired():
            raise TimeoutError


if __name__ == "__main__":
    main()
