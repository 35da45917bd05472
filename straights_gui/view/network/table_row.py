"""A table that can be joined, as a box in the list: its name, and below it what is known of it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import Radius

SEPARATOR = "  \N{MIDDLE DOT}  "
"""What stands between the parts of a text, of which the first one is the name."""

_HEIGHT, _GAP, _INSET = 58, 6, 16


class TableRow(QStyledItemDelegate):
    """Paints the boxes; that of the chosen table has a bright edge."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a box with two lines and the gap below it."""
        return QSize(0, _HEIGHT + _GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a box."""
        now, text = tokens(), str(index.data())
        name, _, rest = text.partition(SEPARATOR)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(2, 2, -2, -2 - _GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(now.hover if is_chosen else now.box))
        painter.setPen(QPen(QColor(now.sheet_accent if is_chosen else now.hair), 2.0 if is_chosen else 1.0))
        painter.drawRoundedRect(box, Radius.PLATE, Radius.PLATE)
        upper = box.adjusted(_INSET, 6, -_INSET, -box.height() / 2)
        lower = box.adjusted(_INSET, box.height() / 2, -_INSET, -6)
        font, align = QFont(option.font), int(Qt.AlignmentFlag.AlignVCenter)
        metrics, elide = option.fontMetrics, Qt.TextElideMode.ElideRight
        painter.setPen(QColor(now.sheet_quiet))
        painter.drawText(lower, align, metrics.elidedText(rest, elide, int(lower.width())))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(now.sheet_text))
        painter.drawText(upper, align, metrics.elidedText(name, elide, int(upper.width())))
        painter.restore()
