"""A line with marks, such as results from worse to better; what it means is said in words beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.protocol.sheet import ScaleMark
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import TextSize
from straights_gui.view.text.rendering import shown

_DOT, _OWN_DOT, _INSET = 5.0, 8.0, 10.0
_GAP = 6.0


class Scale(QWidget):
    """Shows marks; the names of neighbours stand above and below the line in turn.

    Attributes:
        marks: from the first to the last on the line.
    """

    def __init__(self, parent: QWidget, marks: Sequence[ScaleMark]) -> None:
        super().__init__(parent)
        self.marks = tuple(sorted(marks, key=lambda mark: mark.place))
        self.setAccessibleName(", ".join(map(_name, self.marks)))

    def sizeHint(self) -> QSize:
        """Return the size of the line with a name above and below it."""
        return QSize(240, round(2 * self._text_height() + 2 * _OWN_DOT + 4))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a line that can still be read."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the marks and their names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, middle = tokens(), self.height() / 2
        left, right = _INSET, self.width() - _INSET
        painter.setPen(QPen(QColor(now.edge), 2.0))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        ends = [-_GAP, -_GAP]  # of the last name above and below
        for number, mark in enumerate(self.marks):
            place = QPointF(left + mark.place * (right - left), middle)
            radius = _OWN_DOT if mark.is_own else _DOT
            painter.setPen(QPen(QColor(now.sheet_text), 2.0))
            if mark.is_own:
                painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.sheet_accent if mark.is_own else now.box))
            painter.drawEllipse(place, radius, radius)
            self._paint_name(painter, mark, place, ends, is_above=mark.is_own or number % 2 == 1)

    def _paint_name(
        self, painter: QPainter, mark: ScaleMark, place: QPointF, ends: list[float], *, is_above: bool
    ) -> None:
        """Paint a name where there is room: above the line, below it, or not at all."""
        font = self._font(is_bold=mark.is_own)
        name, height = _name(mark), self._text_height()
        width = QFontMetricsF(font).horizontalAdvance(name)
        left = min(max(place.x() - width / 2, 0.0), self.width() - width)
        for side in (0, 1) if is_above else (1, 0):
            if left < ends[side] + _GAP:
                continue
            ends[side] = left + width
            off = _OWN_DOT + 2
            top = place.y() - off - height if side == 0 else place.y() + off
            painter.setFont(font)
            painter.setPen(QColor(tokens().sheet_text))
            painter.drawText(QRectF(left, top, width + 1, height), Qt.AlignmentFlag.AlignCenter, name)
            return

    def _font(self, *, is_bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(TextSize.CAPTION.pixels(max(self.font().pixelSize(), 14)))
        font.setBold(is_bold)
        return font

    def _text_height(self) -> float:
        return QFontMetricsF(self._font()).height()


def _name(mark: ScaleMark) -> str:
    return ", ".join(map(shown, mark.names))
