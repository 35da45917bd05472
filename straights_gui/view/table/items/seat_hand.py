"""Paints the open hand of a seat during a replay, as a bridge diagram with the suits in the board's order."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from engine.cards.card import Card, Suit
from engine.text.cards import rank_sign
from straights_gui.view.cards.artwork import pip
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.theme import theme

_PIP_LINES = 0.62
_INDENT_LINES = 1.05
_SYMBOL = 2
"""The width of a suit symbol with its gap, in ranks."""

_SMALLEST_SPACED = 0.75
"""The relative size below which ranks are set without spaces, not smaller."""

_ROUNDING = 0.6
"""Up to this part of a pixel the height of a line may be too much, as fonts have whole pixels."""


def paint_hand_tall(painter: QPainter, box: QRectF, line: float, hand: tuple[Card, ...]) -> None:
    """Paint a line per suit."""
    height = box.height() / len(Suit)
    for number, suit in enumerate(Suit):
        row = QRectF(box.left(), box.top() + number * height, box.width(), height)
        _paint_suit(painter, row, line, suit, hand)


def paint_hand_wide(painter: QPainter, box: QRectF, line: float, hand: tuple[Card, ...]) -> None:
    """Paint the suits in two columns, the wider one for the longer suits."""
    held = [len([card for card in hand if card.suit is suit]) for suit in Suit]
    first, second = max(held[:2]) + _SYMBOL, max(held[2:]) + _SYMBOL
    left, height = box.width() * first / (first + second), box.height() / 2
    for number, suit in enumerate(Suit):
        across, down = divmod(number, 2)
        width = box.width() - left if across else left
        corner = QPointF(box.left() + across * left, box.top() + down * height)
        _paint_suit(painter, QRectF(corner.x(), corner.y(), width - 0.3 * line, height), line, suit, hand)


def _paint_suit(painter: QPainter, row: QRectF, line: float, suit: Suit, hand: tuple[Card, ...]) -> None:
    line = min(line, row.height())
    side = _PIP_LINES * line
    painter.save()
    painter.translate(row.left() + side / 2, row.center().y())
    painter.scale(side, side)
    painter.fillPath(pip(suit), QColor(theme().text))
    painter.restore()
    ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: rank.index)
    text = " ".join(map(rank_sign, ranks)) or "\N{EN DASH}"
    room = row.adjusted(_INDENT_LINES * line, 0, 0, 0)
    metrics = QFontMetricsF(text_font(line))
    if room.width() < _SMALLEST_SPACED * metrics.horizontalAdvance(text):
        text = text.replace(" ", "")
    width = metrics.horizontalAdvance(text)
    size = line if width <= room.width() else line * room.width() / width - _ROUNDING
    draw_text(painter, room, max(size, 0.6 * line), text)
