"""Automatic checks of the window's pictures; violations are returned as sentences."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from pictures.cut_texts import cut_texts
from straights_gui.composition import Straights
from straights_gui.view.cards.colours import contrast
from straights_gui.view.cards.faces import SIMPLE_BELOW, SIMPLE_ON_TABLE_BELOW
from straights_gui.view.cards.shape import CARD_ASPECT, SHEET_WIDTH
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.card_item import CardItem

LEAST_ON_TABLE, LEAST_IN_HAND = 11.0, 16.0
"""The minimum height of an index in logical pixels."""

LEAST_CONTRAST = 4.5
_LARGE_COURT_INDEX = 46.0
_PANEL_ALPHA = 0.82


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
        *_small_indices(program),
        *_low_contrasts(),
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


def index_height(card_width: float, simple_below: float) -> float:
    """The height of the smallest index on a card of the current design, in logical pixels."""
    faces = theme().faces
    if faces.is_always_simple:
        return _LARGE_COURT_INDEX * card_width / SHEET_WIDTH
    if card_width < simple_below:
        return min(_LARGE_COURT_INDEX * card_width, faces.index * simple_below) / SHEET_WIDTH
    return faces.index * card_width / SHEET_WIDTH


def _small_indices(program: Straights) -> Iterator[str]:
    layout = program.table.scene_.geometry
    on_table = index_height(layout.board_card, SIMPLE_ON_TABLE_BELOW)
    in_hand = index_height(layout.hand_card, SIMPLE_BELOW)
    if on_table < LEAST_ON_TABLE:
        yield f"an index on the table is {on_table:.1f} px high"
    if in_hand < LEAST_IN_HAND:
        yield f"an index in the hand is {in_hand:.1f} px high"


def _over(front: QColor, behind: QColor, alpha: float) -> QColor:
    return QColor.fromRgbF(
        alpha * front.redF() + (1 - alpha) * behind.redF(),
        alpha * front.greenF() + (1 - alpha) * behind.greenF(),
        alpha * front.blueF() + (1 - alpha) * behind.blueF(),
    )


def _low_contrasts() -> Iterator[str]:
    """Texts of the table, and of the desktop's palette, with too little contrast."""
    now = theme()
    felt = QColor(now.felt_light)
    backgrounds = {name: QColor(getattr(now, name)) for name in ("bubble", "sheet", "active_panel")}
    backgrounds["panel over felt"] = _over(QColor(now.panel), felt, _PANEL_ALPHA)
    for name, background in backgrounds.items():
        for role in ("text", "quiet_text", "active"):
            if (value := contrast(getattr(now, role), background.name())) < LEAST_CONTRAST:
                yield f"{role} on {name}: contrast {value:.1f}"
    palette = QApplication.palette()
    for first, second in ((palette.windowText(), palette.window()), (palette.text(), palette.base())):
        if (value := contrast(first.color().name(), second.color().name())) < LEAST_CONTRAST:
            yield f"the desktop's text: contrast {value:.1f}"
