"""The window's table: how long a click and a frame take.

The answer to a click that plays a card is the first paint after the release of the mouse; saving the game and
waking the computers are part of it. The reference is a click that only lifts a card.

Thirteen cards in flight at 1920x1080 are compared with a bare scene of pixmaps. A frame consists of their new
positions and angles, the dispatch of events, the paint, and the flush.
"""

import math
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QRadialGradient
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
from reporting import percentile, print_ratio, print_times, run_under_xvfb

from engine.cards.card import CARDS, Suit
from engine.straights import game
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from straights_gui.application import create_application
from straights_gui.composition import Straights
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from straights_gui.platform.waiting import wait_until
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.window_driver import WindowDriver, first_card, open_program, quick_preferences

GAMES = 4
GOAL_MS = 50.0
FRAMES = 240
FLYING = 13
SIZE = (1920, 1080)


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


def play(folder: Path, seed: int, lifts: list[float], plays: list[float]) -> None:
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


def measure_answers() -> None:
    """Print how long the answers to clicks take."""
    lifts: list[float] = []
    plays: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(GAMES):
            play(Path(folder), seed, lifts, plays)
    print_times("click that lifts a card, to its first paint", lifts)
    print_times("click that plays a card, to its first paint", plays)
    print(
        f"{len(plays)} plays; p95 {percentile(plays, 95):.1f} ms (goal: at most {GOAL_MS:.0f} ms); ", end=""
    )
    print(f"ratio of medians, play to lift: {percentile(plays, 50) / percentile(lifts, 50):.2f}")


def bare_scene(width: float) -> tuple[QGraphicsView, Callable[[int], None]]:
    """A view of 52 pixmap items on a gradient, and a function that moves thirteen of them."""
    view = QGraphicsView()
    scene = QGraphicsScene(QRectF(0, 0, *SIZE), view)
    gradient = QRadialGradient(QPointF(SIZE[0] / 2, SIZE[1] / 2), SIZE[0] / 2)
    gradient.setColorAt(0, QColor("#2f7d5d"))
    gradient.setColorAt(1, QColor("#134633"))
    scene.setBackgroundBrush(gradient)
    view.setScene(scene)
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    view.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    pixmaps = CardPixmaps.for_theme(width, 1.0)
    items = []
    for number, card in enumerate(CARDS):
        item = QGraphicsPixmapItem(pixmaps.face(card))
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = item.pixmap().deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(200 + number % 13 * 120, 200 + number // 13 * 190)
        scene.addItem(item)
        items.append(item)

    def move(frame: int) -> None:
        for number, item in enumerate(items[:FLYING]):
            point, angle = orbit(number, frame)
            item.setPos(point)
            item.setRotation(angle)

    return view, move


def real_table() -> tuple[TableView, Callable[[int], None]]:
    """Our table at the end of a round, and a function that moves thirteen more cards over it."""
    session = play_on(Session(Setup.of(5, (Computer(FIRST_LEGAL),) * 4)), 36)
    view = TableView(Motion(0.0))
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    view.draw(shown_table(game.table_of(session.observe(0))))
    pixmaps = view.scene_.hand_pixmaps
    items = [
        CardItem(card, pixmaps, CardAppearance.FACE, Pose(QPointF()))
        for card in CARDS
        if card.suit is Suit.HEARTS
    ]
    for item in items:
        item.setZValue(900)
        view.scene_.add_transient(item)

    def move(frame: int) -> None:
        for number, item in enumerate(items):
            point, angle = orbit(number, frame)
            item.set_pose(Pose(point, angle))

    return view, move


def orbit(number: int, frame: int) -> tuple[QPointF, float]:
    """The position and rotation of a flying card in a frame."""
    turn = frame * 0.03 + number * 2 * math.pi / FLYING
    return QPointF(960 + 600 * math.cos(turn), 540 + 330 * math.sin(turn)), frame * 1.5 + number * 9


def frames(move: Callable[[int], None], first: int) -> list[float]:
    """The times of some frames in milliseconds."""
    times = []
    for frame in range(first, first + FRAMES // 8):
        start = time.perf_counter()
        move(frame)
        QApplication.processEvents()
        QApplication.processEvents()
        QGuiApplication.sync()
        times.append((time.perf_counter() - start) * 1000)
    return times


def measure_frames() -> None:
    """Measure the frames of both alternately, and print; the first run of each is discarded."""
    table, move = real_table()
    bare, move_bare = bare_scene(table.scene_.hand_pixmaps.card_width)
    bare.resize(*SIZE)
    ours: list[float] = []
    reference: list[float] = []
    for part in range(9):
        for view, other, moves, times in ((table, bare, move, ours), (bare, table, move_bare, reference)):
            other.hide()
            view.show()
            QApplication.processEvents()
            figures = frames(moves, part * FRAMES // 8)
            times.extend(figures if part else ())
    print_times("bare scene of pixmaps", reference)
    print_times("our table", ours)
    print_ratio("13 cards flying, our table to bare scene", ours, reference, 1.3)


def main() -> None:
    """Measure both."""
    run_under_xvfb()
    _application = create_application()
    measure_answers()
    measure_frames()


if __name__ == "__main__":
    main()
