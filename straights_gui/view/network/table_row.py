"""A table that can be joined, as a box in the list: its name, and below it what is known of it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import Radius

SEPARATOR = "  \N{MIDDLE DOT}  "
"""What stands between the parts of a text, of which the first one is the name."""

_LEAST_LINE, _EDGE, _GAP, _INSET, _PADDING = 21, 2, 6, 16, 6


class TableRow(QStyledItemDelegate):
    """Paints the boxes; that of the chosen table has a bright edge."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a box with two lines and the gap below it."""
        line = max(_LEAST_LINE, option.fontMetrics.height(), QFontMetrics(_bold(option)).height())
        return QSize(0, 2 * (line + _PADDING + _EDGE) + _GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a box."""
        now, text = tokens(), str(index.data())
        name, _, rest = text.partition(SEPARATOR)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE - _GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(now.hover if is_chosen else now.box))
        painter.setPen(QPen(QColor(now.sheet_accent if is_chosen else now.hair), 2.0 if is_chosen else 1.0))
        painter.drawRoundedRect(box, Radius.PLATE, Radius.PLATE)
        upper = box.adjusted(_INSET, _PADDING, -_INSET, -box.height() / 2)
        lower = box.adjusted(_INSET, box.height() / 2, -_INSET, -_PADDING)
        align, elide = int(Qt.AlignmentFlag.AlignVCenter), Qt.TextElideMode.ElideRight
        painter.setFont(option.font)
        painter.setPen(QColor(now.sheet_quiet))
        painter.drawText(lower, align, option.fontMetrics.elidedText(rest, elide, int(lower.width())))
        font = _bold(option)
        painter.setFont(font)
        painter.setPen(QColor(now.sheet_text))
        painter.drawText(upper, align, QFontMetrics(font).elidedText(name, elide, int(upper.width())))
        painter.restore()


def _bold(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold)
    return font
