"""Automatic checks of how the window looks; violations are returned as sentences."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QScrollArea, QWidget

from pictures.cut_texts import cut_texts
from straights_gui.composition import Straights
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.items.card_item import CardItem


@contextmanager
def elided_texts() -> Iterator[list[str]]:
    """Collect the texts that are elided while they are painted."""
    found: list[str] = []
    usual = QFontMetricsF.elidedText

    def elided(metrics: QFontMetricsF, text: str, mode: Qt.TextElideMode, width: float) -> str:
        result = usual(metrics, text, mode, width)
        if result != text:
            callers = traceback.extract_stack(limit=4)[:-1]
            places = ", ".join(f"{Path(each.filename).name}:{each.lineno}" for each in callers)
            found.append(f"cut: “{text}” has {width:.0f} px ({places})")
        return result

    QFontMetricsF.elidedText = elided  # type: ignore[method-assign,assignment]  # the only way to see all
    try:
        yield found
    finally:
        QFontMetricsF.elidedText = usual  # type: ignore[method-assign]


def violations(program: Straights) -> list[str]:
    """The current violations of the window."""
    return [
        *_overlaps(program),
        *cut_texts(program.window),
        *_wide_contents(program.window),
    ]


def _overlaps(program: Straights) -> Iterator[str]:
    """Items outside the table, or overlapping others."""
    scene, view = program.table.scene_, QRectF(program.table.rect())
    layout = scene.geometry
    boxes = {f"panel {each.seat + 1}": QRectF(each.pos(), each.rect.size()) for each in scene.panels}
    boxes |= {f"pile {number}": pile.rect for number, pile in enumerate(scene.piles, 1)}
    boxes["board"] = layout.board
    if scene.message.isVisible():
        boxes["message"] = scene.message.sceneBoundingRect()
    for name, box in boxes.items():
        if not view.adjusted(-1, -1, 1, 1).contains(box):
            yield f"{name} is outside the table"
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        if first.adjusted(1, 1, -1, -1).intersects(second):
            yield f"{one} and {other} overlap"
    for item in (item for item in scene.hand.items if item is not scene.hand.held):
        yield from _card_overlaps(item, boxes, view)
    panel = program.window.side_panels.shown
    if panel is not None:
        if panel.is_docked and layout.area.intersects(QRectF(panel.geometry())):
            yield f"the panel {panel.windowTitle()} covers the table"
        for widget in _above(panel):
            yield f"{type(widget).__name__} lies over the panel {panel.windowTitle()}"
        if not program.table.rect().contains(panel.geometry()):
            yield f"the panel {panel.windowTitle()} is outside the table"


def _above(widget: QWidget) -> Iterator[QWidget]:
    """The siblings of a widget that are painted above it."""
    parent = widget.parentWidget()
    siblings = [] if parent is None else [each for each in parent.children() if isinstance(each, QWidget)]
    for other in siblings[siblings.index(widget) + 1 :] if siblings else ():
        is_seen = other.isVisible() and not other.testAttribute(
            Qt.WidgetAttribute.WA_TransparentForMouseEvents
        )
        if is_seen and other.geometry().intersects(widget.geometry()):
            yield other


def _card_overlaps(item: CardItem, boxes: dict[str, QRectF], view: QRectF) -> Iterator[str]:
    width, height = item.width, item.width * CARD_ASPECT
    box = item.mapRectToScene(QRectF(-width / 2, -height / 2, width, height)).adjusted(2, 2, -2, -2)
    if not item.isVisible():
        return
    if not view.contains(box):
        yield f"{item.card} is outside the table"
    for name, other in boxes.items():
        if name != "message" and box.intersects(other):
            yield f"{item.card} and {name} overlap"


def _wide_contents(window: QWidget) -> Iterator[str]:
    """What is cut at the right, since sheets and panels do not scroll sideways."""
    for area in window.findChildren(QScrollArea):
        content, room = area.widget(), area.viewport().width()
        if area.isVisible() and content is not None and content.width() > room:
            yield f"a content needs {content.width()} px and has {room}"
