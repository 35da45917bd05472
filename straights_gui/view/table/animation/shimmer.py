"""How a card lands in a row: it dips, or a light runs once over the row that it completes."""

from __future__ import annotations

from functools import partial
from math import pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.shape import card_size, rounded
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene

_DIP = 3.0
_LAYER = 12
_REACH = 2.6
"""The number of cards on each side of the brightest one that are lit."""

_GROWTH = 0.07
_LIGHT = "#fff3c4"


def is_complete(scene: TableScene, suit: Suit) -> bool:
    """Whether all cards of a suit are on the table."""
    return all(Card(rank, suit) in scene.board for rank in Rank)


def landing(scene: TableScene, card: Card) -> Timeline:
    """Let a card in a row dip by a few pixels; it may have left the row meanwhile."""
    timeline = Timeline()

    def dip(progress: float) -> None:
        if (item := scene.board.get(card)) is not None:
            item.set_pose(Pose(scene.geometry.place(card) + QPointF(0, _DIP * sin(pi * progress))))

    timeline.add(dip, 0, motion.LAND, motion.linear)
    return timeline


def shimmer(scene: TableScene, suit: Suit) -> Timeline:
    """Run a light over the row of a suit, from the ace to the king."""
    timeline = Timeline()
    lights = _lights(scene, suit)

    def run(progress: float) -> None:
        front = progress * (len(lights) + 2 * _REACH) - _REACH
        for number, (card, light) in enumerate(lights.items()):
            _shine(scene, card, light, max(0.0, 1.0 - abs(number - front) / _REACH))

    for light in lights.values():
        timeline.at(0, partial(scene.add_transient, light))
        timeline.at(motion.SHIMMER, partial(scene.remove_transient, light))
    timeline.add(run, 0, motion.SHIMMER, motion.linear)
    return timeline


def _shine(scene: TableScene, card: Card, light: QGraphicsPixmapItem, strength: float) -> None:
    """Light up a card on the table by a strength from 0 to 1, and enlarge it slightly."""
    item = scene.board.get(card)
    if item is None:  # the round is over, and the card is moving to the deck
        light.setOpacity(0.0)
        return
    scale = 1.0 + _GROWTH * strength
    light.setOpacity(strength)
    light.setScale(scale)
    item.set_pose(Pose(item.pose.point, 0.0, scale))


def _lights(scene: TableScene, suit: Suit) -> dict[Card, QGraphicsPixmapItem]:
    """Add a light over each card of a suit, still invisible."""
    pixmap = _gleam(scene.geometry.board_card, scene.ratio)
    size = pixmap.deviceIndependentSize()
    lights = {Card(rank, suit): QGraphicsPixmapItem(pixmap) for rank in Rank}
    for card, light in lights.items():
        light.setOffset(-size.width() / 2, -size.height() / 2)
        light.setPos(scene.geometry.place(card))
        light.setZValue(_LAYER)
        light.setOpacity(0.0)
    return lights


def _gleam(width: float, ratio: float) -> QPixmap:
    """Render the outline of a card filled with light, brightest along its diagonal."""
    from straights_gui.view.table.items.result_sheet import begin_pixmap  # not for the first seconds

    card = card_size(width)
    pixmap, painter = begin_pixmap(card, ratio)
    light = QLinearGradient(QPointF(), QPointF(card.width(), card.height()))
    for place, strength in ((0.0, 0.25), (0.5, 0.8), (1.0, 0.25)):
        colour = QColor(_LIGHT)
        colour.setAlphaF(strength)
        light.setColorAt(place, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(card, 0.5), light)
    painter.end()
    return pixmap
