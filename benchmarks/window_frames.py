"""Thirteen cards in flight at 1920x1080: our table compared with a bare scene of pixmaps, frame by frame.

A frame consists of thirteen new positions and angles, the dispatch of events, the paint, and the flush.
"""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QRadialGradient
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
from reporting import print_ratio, print_times, run_under_xvfb

from engine.cards.card import CARDS, Suit
from engine.straights import game
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies.registry import strategy_named
from straights_gui.application import create_application
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.table_view import TableView

FRAMES = 240
FLYING = 13
SIZE = (1920, 1080)


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
    session = Session(Setup.of(5, (Computer(FIRST_LEGAL),) * 4))
    strategy = strategy_named(FIRST_LEGAL)
    while session.turn is not None and len(session.actions) < 36:
        session.submit(strategy.choose(session.observe(session.turn)))
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


def main() -> None:
    """Measure alternately and print; the first run of each is discarded."""
    run_under_xvfb()
    _application = create_application()
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


if __name__ == "__main__":
    main()
