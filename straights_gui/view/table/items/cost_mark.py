"""Marks on cards after a hint: the points to expect from the best card, and what each other costs more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.text.plurals import cost_text, points_text

if TYPE_CHECKING:
    from engine.straights.advice.hints import Advice

_HEIGHT = 1.25
_TICK = 0.9


def show_costs(items: Sequence[CardItem], advice: Advice, line: float) -> None:
    """Mark the cards of the advice; the marks move with them until they are hidden."""
    costs = dict(advice.costs)
    for item in items:
        ratio = item.pixmap().devicePixelRatio()
        if costs and item.card == advice.hint.choice.card:
            item.mark(cost_mark(points_text(round(advice.points)), line, ratio, is_best=True))
        elif item.card in costs:
            item.mark(cost_mark(extra_text(costs[item.card]), line, ratio, is_best=False))


def hide_costs(items: Iterable[CardItem]) -> None:
    """Remove the marks."""
    for item in items:
        item.mark(None)


def extra_text(cost: float) -> str:
    """A number of points with a plus sign."""
    return "+" + cost_text(cost)


def cost_mark(text: str, line: float, ratio: float, *, is_best: bool) -> QPixmap:
    """The mark for a table whose lines are so high, on a screen of this density."""
    font = text_font(line, bold=is_best, factor=0.9)
    tick = _TICK * line if is_best else 0.0
    box = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 0.8 * line + tick, _HEIGHT * line)
    pixmap = QPixmap((box.size() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    background = QPainterPath()
    background.addRoundedRect(box.adjusted(1, 1, -1, -1), box.height() / 2, box.height() / 2)
    painter.fillPath(background, QColor(theme().bubble))
    pen = QPen(QColor(theme().active if is_best else theme().quiet_text), max(1.2, line * 0.09))
    painter.strokePath(background, pen)
    if is_best:
        _tick(painter, QPointF(0.5 * line, box.center().y()), line, pen)
    painter.setFont(font)
    painter.setPen(QColor(theme().text))
    painter.drawText(box.adjusted(tick, 0, 0, 0), int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    return pixmap


def _tick(painter: QPainter, left: QPointF, line: float, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = left + QPointF(0.2 * line, 0.22 * line)
    painter.drawLine(left, middle)
    painter.drawLine(middle, left + QPointF(0.6 * line, -0.25 * line))
