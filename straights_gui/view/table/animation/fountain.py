"""The fountain of cards that celebrates a result, or a solved puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from engine.cards.card import Card
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene

_SPREAD = 0.62
_TURN = 250.0
_DIRECTIONS = 7
"""The number of directions; successive cards fly in different ones."""


def fountain(scene: TableScene, cards: Sequence[Card], origin: QPointF) -> Timeline:
    """Launch cards from a point one after another, in several directions, until they fall below the table."""
    timeline = Timeline()
    for number, card in enumerate(cards):
        item = CardItem(card, scene.board_pixmaps, CardAppearance.FACE, Pose(origin))
        item.setZValue(FLYING_LAYER + number)
        start = number * motion.FOUNTAIN_STAGGER
        # 3 and 7 are coprime: successive cards never fly in the same direction.
        side = ((number * 3) % _DIRECTIONS - _DIRECTIONS // 2) / (_DIRECTIONS // 2)
        _throw(timeline, scene, item, origin, side, start)
    return timeline


def _throw(
    timeline: Timeline, scene: TableScene, item: CardItem, origin: QPointF, side: float, start: int
) -> None:
    height = scene.geometry.size.height()
    across = side * _SPREAD * scene.geometry.area.width() / 2
    # It rises most of the way to the top edge, and ends below the bottom edge.
    rise = 0.85 * origin.y()
    fall = height - origin.y() + 2 * scene.geometry.board_card
    top = rise / (rise + fall) if rise + fall else 0.5

    def fly(progress: float) -> None:
        # A parabola through the origin, the highest point and the end.
        drop = _parabola(progress, top * 0.8, rise, fall)
        scale = 0.6 + 0.4 * min(1.0, 4 * progress)
        item.set_pose(Pose(origin + QPointF(across * progress, drop), side * _TURN * progress, scale))

    timeline.at(start, lambda: scene.add_transient(item))
    timeline.add(fly, start, motion.FOUNTAIN_FLIGHT, motion.linear)
    timeline.at(start + motion.FOUNTAIN_FLIGHT, lambda: scene.remove_transient(item))


def _parabola(progress: float, peak: float, rise: float, fall: float) -> float:
    """The distance of a card below its origin: `rise` above it at the peak, `fall` below it at the end."""
    if progress <= peak:
        part = 1 - progress / peak
        return -rise * (1 - part * part)
    part = (progress - peak) / (1 - peak)
    return -rise + (rise + fall) * part * part
