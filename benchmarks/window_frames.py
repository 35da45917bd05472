"""How long a frame takes while 13 cards fly and turn at 1920x1080: the real table beside a bare scene.

Reference: 52 pre-rendered QGraphicsPixmapItems of the same sizes in the same places over a gradient, nothing
else. A frame: 13 positions and rotations set, events dispatched, painted, flushed. Blocks of frames of both
alternate in one window, so that a noisy machine is noisy for both.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPixmap, QRadialGradient
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QStackedWidget,
)

from benchmarks.window_stage import need_screen, percentile, report
from engine.cards.card import CARDS
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from straights_gui.view.card_item import CardItem
from straights_gui.view.layout import Pose
from straights_gui.view.motion import Motion, Timeline
from straights_gui.view.table_view import TableView

SIZE = QSize(1920, 1080)
BLOCKS = 14
FRAMES = 60
ALL_FRAMES = (BLOCKS + 1) * FRAMES
GOAL = 1.5

Move = Callable[[int], None]


def flown(home: QPointF, number: int, frame: float) -> Pose:
    """Where a flying card is in a frame: on a circle of its own, turning to and fro."""
    phase = frame / 9 + number * 0.7
    offset = QPointF(220 * math.cos(phase), 160 * math.sin(phase) - 300)
    return Pose(home + offset, 25 * math.sin(phase))


def real_table() -> tuple[TableView, Move]:
    """The real table: a hand of 13, the other 39 cards on the board."""
    view = TableView(Motion(0.0))
    view.resize(SIZE)
    scene = view.scene_
    hand = Session(Setup.of(5, (None, FIRST_LEGAL, FIRST_LEGAL, FIRST_LEGAL))).observe(0)
    scene.set_size(SIZE.toSizeF(), view.fontMetrics().height(), view.devicePixelRatioF())
    scene.draw(hand)
    for card in CARDS:
        if card not in hand.hand:
            scene.lay(card)
    items = tuple(scene.hand.items)
    homes = [item.pose.point for item in items]

    timeline = Timeline()
    for number, (item, home) in enumerate(zip(items, homes, strict=True)):
        timeline.add(partial(fly, item, home, number), 0, ALL_FRAMES, QEasingCurve())
    return view, timeline.show


def fly(item: CardItem, home: QPointF, number: int, progress: float) -> None:
    """Let a card stand where it is after a part of all frames."""
    item.put(flown(home, number, progress * ALL_FRAMES))


def bare_scene(table: TableView) -> tuple[QGraphicsView, Move]:
    """As few things as can show the same 52 cards."""
    view = QGraphicsView()
    scene = QGraphicsScene(QRectF(0, 0, SIZE.width(), SIZE.height()), view)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    gradient = QRadialGradient(QPointF(SIZE.width() / 2, SIZE.height() / 2), SIZE.width())
    gradient.setColorAt(0.0, QColor("#2f7d5d"))
    gradient.setColorAt(1.0, QColor("#134633"))
    scene.setBackgroundBrush(QBrush(gradient))
    view.setScene(scene)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
    for item in table.scene_.board.values():
        add_card(scene, item.pixmap(), item.pose.point)
    homes = [item.pose.point for item in table.scene_.hand.items]
    flying = [add_card(scene, item.pixmap(), item.pose.point) for item in table.scene_.hand.items]

    def move(frame: int) -> None:
        for number, (item, home) in enumerate(zip(flying, homes, strict=True)):
            pose = flown(home, number, frame)
            item.setPos(pose.point)
            item.setRotation(pose.angle)

    return view, move


def add_card(scene: QGraphicsScene, pixmap: QPixmap, point: QPointF) -> QGraphicsPixmapItem:
    """A pre-rendered card around its middle."""
    item = scene.addPixmap(pixmap)
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setPos(point)
    return item


def frame_times(move: Move, first: int) -> list[float]:
    """The milliseconds of a block of frames."""
    times = []
    for frame in range(first, first + FRAMES):
        begin = time.perf_counter()
        move(frame)
        QApplication.processEvents()
        times.append((time.perf_counter() - begin) * 1000)
    return times


def measure(
    stack: QStackedWidget, scenes: Sequence[tuple[QGraphicsView, Move]]
) -> tuple[list[float], list[float]]:
    """The frames of both scenes, in alternating blocks; the first of each warm up."""
    times: tuple[list[float], list[float]] = ([], [])
    for block in range(BLOCKS + 1):
        for (view, move), taken in zip(scenes, times, strict=True):
            stack.setCurrentWidget(view)
            for _ in range(5):
                QApplication.processEvents()
            measured = frame_times(move, block * FRAMES)
            if block:
                taken.extend(measured)
    return times


def main() -> None:
    """Measure and print the ratios."""
    need_screen()
    application = QApplication([])
    table, move_table = real_table()
    bare, move_bare = bare_scene(table)
    stack = QStackedWidget()
    stack.addWidget(table)
    stack.addWidget(bare)
    stack.resize(SIZE)
    stack.show()
    real, reference = measure(stack, ((table, move_table), (bare, move_bare)))
    width = table.scene_.hand_pixmaps.card_width
    print(f"{application.platformName()}, {len(real)} frames each, 13 cards {width:.0f} px wide fly")
    for name, times in (("bare scene", reference), ("real table", real)):
        print(f"{name}: p50 {percentile(times, 50):.2f} ms, p99 {percentile(times, 99):.2f} ms")
    report("frame p50, real / bare", percentile(real, 50) / percentile(reference, 50), GOAL)
    print(f"for information: frame p99, real / bare: {percentile(real, 99) / percentile(reference, 99):.2f}")
    stack.hide()


if __name__ == "__main__":
    main()
