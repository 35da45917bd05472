"""The boxes in the middle of the table that say who has won which pot, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from engine.fast_dataclass import dataclass
from engine.games.table import Table
from engine.text.rendering import capitalized
from straights_gui.view.cards.shape import faint
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.text.fill import number_text
from straights_gui.view.text.rendering import shown

_WIDE, _LEFT, _EDGE, _GAP = 27.0, 6.0, 0.7, 0.4
"""The widths of a box and of its column with the amount, its edge, and the gap between two, in lines."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class AwardBox:
    """The texts of an award and their place."""

    label: str
    amount: str
    who: str
    why: str
    room: QRectF
    is_own: bool


def award_boxes(
    table: Table, middle: QPointF, widest: float, names: Sequence[QRectF], line: float
) -> tuple[AwardBox, ...]:
    """The awards of a hand that is over, among each other around the middle, but below the names above."""
    if table.turn is not None or table.result is None:
        return ()
    wide = min(_WIDE * line, widest)
    boxes, top = list[AwardBox](), middle.y()
    column = QRectF(middle.x() - wide / 2, 0.0, wide, middle.y())
    above = max((name.bottom() for name in names if name.intersects(column)), default=0.0)
    for award in table.result.awards:
        who, why = shown(award.why[0]), capitalized(shown(*award.why[1:]))
        tall = (1 + 2 * _EDGE) * line + _wrapped(why, wide, line).height()
        room = QRectF(middle.x() - wide / 2, top, wide, tall)
        is_own = table.viewer in award.seats
        boxes.append(AwardBox(shown(award.label), number_text(award.amount), who, why, room, is_own))
        top += tall + _GAP * line
    up = min((top - middle.y() - _GAP * line) / 2, middle.y() - above - _GAP * line)
    for box in boxes:
        box.room.translate(0.0, -up)
    return tuple(boxes)


def _wrapped(why: str, wide: float, line: float) -> QRectF:
    room = QRectF(0.0, 0.0, wide - (_LEFT + 2 * _EDGE) * line, 9 * line)
    return QFontMetricsF(text_font(line)).boundingRect(room, _WRAPPED, why)


def paint_award(painter: QPainter, box: AwardBox, line: float) -> None:
    """Paint a box; what the viewer has won has a thick edge."""
    edge = theme().active if box.is_own else tokens().hair
    painter.setPen(QPen(QColor(edge), 2.0 if box.is_own else 1.0))
    painter.setBrush(faint(theme().bubble, 0.9))
    painter.drawRoundedRect(box.room, 0.7 * line, 0.7 * line)
    inner = box.room.adjusted(_EDGE * line, _EDGE * line, -_EDGE * line, -_EDGE * line)
    left, right = QRectF(inner), inner.adjusted(_LEFT * line, 0.0, 0.0, 0.0)
    left.setWidth((_LEFT - _EDGE) * line)
    left.setHeight(line)
    draw_text(painter, left, line, box.label)
    draw_text(painter, left.translated(0.0, 1.15 * line), 1.3 * line, box.amount, bold=True)
    right.setHeight(line)
    draw_text(painter, right, line, box.who, bold=True)
    painter.setFont(text_font(line))
    below = QRectF(right.bottomLeft(), inner.bottomRight())
    painter.drawText(below, _WRAPPED, box.why)
