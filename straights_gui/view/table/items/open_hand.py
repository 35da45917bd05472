"""A seat's open hand as a diagram, a line a suit, as in the columns on bridge: for replays with all hands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from engine.cards.card import Card, Suit
from straights_gui.view.cards.pips import pip
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.theme import theme

_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_PIP_LINES = 0.62
_INDENT_LINES = 1.05


def paint_tall(painter: QPainter, box: QRectF, line: float, name: str, hand: tuple[Card, ...]) -> None:
    """The name, and below it the four suits."""
    draw_text(painter, QRectF(box.left(), box.top(), box.width(), 1.3 * line), line, name, bold=True)
    rest = box.adjusted(0, 1.5 * line, 0, 0)
    height = rest.height() / len(_SUIT_ORDER)
    for number, suit in enumerate(_SUIT_ORDER):
        row = QRectF(rest.left(), rest.top() + number * height, rest.width(), height)
        _paint_suit(painter, row, line, suit, hand)


def paint_wide(painter: QPainter, box: QRectF, line: float, name: str, hand: tuple[Card, ...]) -> None:
    """The name, and beside it the suits in two columns."""
    names = box.width() * 0.26
    draw_text(painter, QRectF(box.left(), box.top(), names, box.height()), line, name, bold=True)
    column, height = (box.width() - names) / 2, box.height() / 2
    for number, suit in enumerate(_SUIT_ORDER):
        across, down = divmod(number, 2)
        corner = QPointF(box.left() + names + across * column, box.top() + down * height)
        _paint_suit(painter, QRectF(corner.x(), corner.y(), column - 0.3 * line, height), line, suit, hand)


def _paint_suit(painter: QPainter, row: QRectF, line: float, suit: Suit, hand: tuple[Card, ...]) -> None:
    """A suit's symbol and the ranks that are held of it, lowest first; smaller where they are many."""
    side = _PIP_LINES * line
    painter.save()
    painter.translate(row.left() + side / 2, row.center().y())
    painter.scale(side, side)
    painter.fillPath(pip(suit), QColor(theme().text))
    painter.restore()
    ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: rank.index)
    text = " ".join(rank.value for rank in ranks) or "\N{EN DASH}"
    room = row.adjusted(_INDENT_LINES * line, 0, 0, 0)
    width = QFontMetricsF(text_font(line)).horizontalAdvance(text)
    size = line * min(1.0, room.width() / width) if width else line
    draw_text(painter, room, max(size, 0.6 * line), text)
