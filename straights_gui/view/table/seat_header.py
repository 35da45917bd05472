"""The header of the points by round: the names of the seats with their marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.theme import tokens

_MARK_GAP = 4.0


class SeatHeader(QHeaderView):
    """The header with the names, each in its seat's colour and with its mark.

    Attributes:
        marks: the mark of the seat of each column.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[int, ...] = ()

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        """Paint the mark and the name, centred."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        mark, gap = (self._mark_size(), _MARK_GAP) if self.has_marks() else (0.0, 0.0)
        name = self._name(logical_index)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, rect.width() - mark - 2 * gap)
        left = rect.center().x() - (mark + gap + metrics.horizontalAdvance(name)) / 2
        seat_mark = self.marks[logical_index]
        colour = sheet_seat_colour(seat_mark)
        middle = QPointF(left + mark / 2, rect.center().y() + 0.5)
        if mark:
            paint_seat_mark(painter, middle, 0.5 * mark, seat_mark, colour, QColor(tokens().sheet))
        painter.setPen(colour)
        painter.setFont(self.font())
        box = QRectF(rect).adjusted(left + mark + gap - rect.left(), 0, 0, 0)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
        painter.restore()

    def has_marks(self) -> bool:
        """Whether all names fit with their marks; otherwise no marks are shown."""
        metrics, taken = QFontMetricsF(self.font()), self._mark_size() + 2 * _MARK_GAP
        return all(
            metrics.horizontalAdvance(self._name(seat)) <= self.sectionSize(seat) - taken
            for seat in range(self.count())
        )

    def _mark_size(self) -> float:
        return 0.6 * QFontMetricsF(self.font()).height()

    def _name(self, seat: int) -> str:
        return str(self.model().headerData(seat, self.orientation()))
