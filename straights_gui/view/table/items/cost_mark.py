"""Marks on cards after a hint: a tick on the best one, and on the others a bar for their extra cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from engine.straights.text.hints import cost
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import points_text
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.advice.hints import Advice, Alternative

_HEIGHT = 1.25
_WIDTH, _NARROW = 3.4, 2.0
_GAP = 0.15
_MAX_COST = 10.0
"""The cost of a full bar, in points; cards that cost more have a full bar too."""


def show_costs(items: Sequence[CardItem], advice: Advice, line: float, message: QRectF) -> None:
    """Mark the cards of the advice below a message; the marks move with the cards until they are removed."""
    others = {each.card: each for each in advice.alternatives}
    steps = [right.home.point.x() - left.home.point.x() for left, right in pairwise(items)]
    strip = min(steps, default=_WIDTH * line)
    room = strip - _GAP * line
    for item in items:
        ratio = item.pixmap().devicePixelRatio()
        if others and item.card == advice.hint.choice.card:
            item.mark(best_mark(line, ratio, room), best_tooltip(advice), message, strip)
        elif item.card in others:
            other = others[item.card]
            item.mark(cost_mark(other, line, ratio, room), cost_tooltip(other), message, strip)


def best_tooltip(advice: Advice) -> str:
    """Explain the mark on the best card."""
    text = QCoreApplication.translate("hints", "The best choice: you can expect about {points} this round.")
    return fill(text, points=points_text(round(advice.points)))


def cost_tooltip(alternative: Alternative) -> str:
    """The cost of another card, with the error of the estimate."""
    error = QCoreApplication.translate("hints", "The estimate may be off by {number}.")
    return f"{shown(cost(alternative))} {fill(error, number=max(1, round(2 * alternative.error)))}"


def best_mark(line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of the best card, for a line height, a device pixel ratio and the greatest width."""

    def paint(painter: QPainter, box: QRectF) -> None:
        pen = QPen(QColor(theme().active), max(1.8, line * 0.15))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        tick = QPainterPath(box.center() + QPointF(-0.36, 0.02) * line)
        tick.lineTo(box.center() + QPointF(-0.1, 0.28) * line)
        tick.lineTo(box.center() + QPointF(0.38, -0.28) * line)
        painter.strokePath(tick, pen)

    size = QSizeF(min(_NARROW * line, room), _HEIGHT * line)
    return _mark(size, line, ratio, QColor(theme().active), paint)


def cost_mark(alternative: Alternative, line: float, ratio: float, room: float) -> QPixmap:
    """Return the mark of another card: a bar, or an equals sign if it is about as good."""

    def paint_bar(painter: QPainter, box: QRectF) -> None:
        room = box.adjusted(0.5 * line, 0.42 * line, -0.5 * line, -0.42 * line)
        path = rounded_box(room, room.height() / 2)
        empty = QColor(theme().text)
        empty.setAlphaF(0.22)
        painter.fillPath(path, empty)
        part = min(alternative.cost / _MAX_COST, 1.0)
        painter.setClipPath(path)
        painter.fillRect(
            QRectF(room.topLeft(), QSizeF(room.width() * part, room.height())), QColor(theme().active)
        )

    def paint_tie(painter: QPainter, box: QRectF) -> None:
        painter.setFont(text_font(line, bold=True))
        painter.setPen(QColor(theme().text))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), "\N{ALMOST EQUAL TO}")

    width = _NARROW if alternative.is_near_tie else _WIDTH
    size = QSizeF(min(width * line, room), _HEIGHT * line)
    paint = paint_tie if alternative.is_near_tie else paint_bar
    return _mark(size, line, ratio, QColor(theme().quiet_text), paint)


def _mark(
    size: QSizeF, line: float, ratio: float, edge: QColor, paint: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    pixmap = blank_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(QPointF(), size)
    background = rounded_box(box.adjusted(1, 1, -1, -1), box.height() / 2)
    painter.fillPath(background, QColor(theme().bubble))
    painter.strokePath(background, QPen(edge, max(1.2, line * 0.09)))
    paint(painter, box)
    painter.end()
    return pixmap
