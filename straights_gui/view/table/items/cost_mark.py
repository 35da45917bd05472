"""Marks on cards after a hint: a tick on the best one, and on the others what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from engine.straights.text.hints import best, cost, mark, opponents, short_mark
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.advice.hints import Advice, Alternative

_HEIGHT = 1.45
_GAP = 0.15
_PADDING = 0.4
_TEXT = 0.78
"""The size of the text, relative to the line height of the table."""


def show_costs(items: Sequence[CardItem], advice: Advice, line: float) -> None:
    """Mark the cards of the advice; the marks move with the cards until they are removed."""
    others = {each.card: each for each in advice.alternatives}
    steps = [right.home.point.x() - left.home.point.x() for left, right in pairwise(items)]
    for item in items:
        ratio = item.pixmap().devicePixelRatio()
        strip = min([item.width, *steps])
        room = strip - _GAP * line
        if others and item.card == advice.hint.choice.card:
            said = " ".join(map(shown, (best(advice), *opponents(advice))))
            item.mark(best_mark(line, ratio, room), said, strip)
        elif item.card in others:
            other = others[item.card]
            mark = best_mark(line, ratio, room) if other.is_near_tie else cost_mark(other, line, ratio, room)
            item.mark(mark, cost_tooltip(other), strip)


def cost_tooltip(alternative: Alternative) -> str:
    """The cost of another card, with the error of the estimate."""
    error = QCoreApplication.translate("hints", "The estimate may be off by {number}.")
    return f"{shown(cost(alternative))} {fill(error, number=max(1, round(2 * alternative.error)))}"


def best_mark(line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of the best card, for a line height, a device pixel ratio and the greatest width."""
    size = QSizeF(min(1.9 * line, room), _HEIGHT * line)
    pixmap = blank_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(QPointF(), size)
    painter.fillPath(rounded_box(box, box.height() / 2), QColor(theme().active))
    _paint_tick(painter, box.center(), line, tokens().on_active)
    painter.end()
    return pixmap


def _paint_tick(painter: QPainter, middle: QPointF, line: float, colour: str) -> None:
    pen = QPen(QColor(colour), max(1.5, line * 0.11))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    tick = QPainterPath(middle + QPointF(-0.32, 0.02) * line)
    tick.lineTo(middle + QPointF(-0.09, 0.24) * line)
    tick.lineTo(middle + QPointF(0.34, -0.24) * line)
    painter.strokePath(tick, pen)


def cost_mark(alternative: Alternative, line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of another card: what it costs, or a tick if it is as good as the best.

    If there is no room for the words, only the number or the tick.
    """
    texts = (shown(mark(alternative)), shown(short_mark(alternative)))
    font = text_font(_TEXT * line, bold=True)
    widths = [QFontMetricsF(font).horizontalAdvance(text) + 2 * _PADDING * line for text in texts]
    fitting = [(text, width) for text, width in zip(texts, widths, strict=True) if width <= room]
    text, width = fitting[0] if fitting else (texts[-1], room)
    pixmap = blank_pixmap(QSizeF(width, _HEIGHT * line), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0.0, 0.0, width, _HEIGHT * line)
    edge = max(1.0, line * 0.08)
    background = rounded_box(
        box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), box.height() / 2 - edge / 2
    )
    painter.fillPath(background, QColor(theme().bubble))
    painter.strokePath(background, QPen(QColor(tokens().edge), edge))
    if alternative.is_near_tie and text == texts[-1]:
        _paint_tick(painter, box.center(), line, theme().text)
    else:
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    return pixmap
