"""The mark of a seat as a widget."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from straights_gui.view.style.seat_marks import paint_seat_mark
from straights_gui.view.style.theme import tokens

_SIDE = 14


class SeatMark(QWidget):
    """Shows the mark in its colour."""

    def __init__(self, parent: QWidget, mark: int) -> None:
        super().__init__(parent)
        self._mark = mark
        self.setFixedSize(_SIDE, _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark."""
        painter, now = QPainter(self), tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, colour = QPointF(_SIDE / 2, _SIDE / 2), QColor(now.seats[self._mark])
        paint_seat_mark(painter, middle, 0.4 * _SIDE, self._mark, colour, QColor(now.box))
