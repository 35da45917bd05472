"""Marks on cards after a hint: a tick on the best one, and on the others what they cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QPixmap

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.shape import round_pen, rounded_box
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.items.card_item import CardItem

_HEIGHT = 1.45
_GAP = 0.15
_PADDING = 0.4
_TEXT = 0.78
"""The size of the text, relative to the line height of the table."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card costs; the `texts` of its mark, longest first, are none for a tick."""

    said: str
    texts: tuple[str, ...] = ()


def show_costs(items: Sequence[CardItem], costs: Mapping[Card, Cost], line: float) -> None:
    """Mark the cards that have a cost; the marks move with the cards until they are removed."""
    steps = [right.home.point.x() - left.home.point.x() for left, right in pairwise(items)]
    for item in items:
        ratio = item.pixmap().devicePixelRatio()
        strip = min([item.width, *steps])
        room = strip - _GAP * line
        cost = None if item.card is None else costs.get(item.card)
        if cost is not None:
            mark = cost_mark(cost.texts, line, ratio, room) if cost.texts else best_mark(line, ratio, room)
            item.mark(mark, cost.said, strip)


def best_mark(line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of the best card, for a line height, a device pixel ratio and the greatest width."""
    size = QSizeF(min(1.9 * line, room), _HEIGHT * line)
    pixmap, painter = begin_pixmap(size, ratio)
    box = QRectF(QPointF(), size)
    painter.fillPath(rounded_box(box, box.height() / 2), QColor(theme().active))
    tick = QPainterPath(box.center() + QPointF(-0.32, 0.02) * line)
    tick.lineTo(box.center() + QPointF(-0.09, 0.24) * line)
    tick.lineTo(box.center() + QPointF(0.34, -0.24) * line)
    painter.strokePath(tick, round_pen(tokens().on_active, max(1.5, line * 0.11)))
    painter.end()
    return pixmap


def cost_mark(texts: tuple[str, ...], line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of another card: the longest of the texts for which there is room."""
    font = text_font(_TEXT * line, bold=True)
    widths = [QFontMetricsF(font).horizontalAdvance(text) + 2 * _PADDING * line for text in texts]
    fitting = [(text, width) for text, width in zip(texts, widths, strict=True) if width <= room]
    text, width = fitting[0] if fitting else (texts[-1], room)
    pixmap, painter = begin_pixmap(QSizeF(width, _HEIGHT * line), ratio)
    box = QRectF(0.0, 0.0, width, _HEIGHT * line)
    edge = max(1.0, line * 0.08)
    background = rounded_box(
        box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), box.height() / 2 - edge / 2
    )
    painter.fillPath(background, QColor(theme().bubble))
    painter.strokePath(background, QPen(QColor(tokens().edge), edge))
    painter.setFont(font)
    painter.setPen(QColor(theme().text))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    return pixmap
