"""The face of who sits at a seat, as a widget."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.portraits.expressions import Expression, Mouth
from straights_gui.view.portraits.painting import portrait_pixmap
from straights_gui.view.style.seat_marks import paint_seat_mark
from straights_gui.view.style.theme import tokens


class Face(QWidget):
    """Shows a portrait with a mark and a ring in its colour; a free seat has its mark in a dashed ring."""

    def __init__(self, parent: QWidget, mark: int, portrait: str = "", side: int = 40) -> None:
        super().__init__(parent)
        self._mark, self.portrait = mark, portrait
        self.set_side(side)

    def set_side(self, side: int) -> None:
        """Set the width and the height in pixels."""
        self.setFixedSize(side, side)

    def show_portrait(self, portrait: str) -> None:
        """Show the portrait of that name, or with "" that nobody sits here."""
        if portrait != self.portrait:
            self.portrait = portrait
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now, side = smooth_painter(self), tokens(), float(self.width())
        colour, ring = QColor(now.seats[self._mark]), QRectF(self.rect()).adjusted(2, 2, -2, -2)
        middle, radius = ring.center(), 0.16 * side
        pen = QPen(colour, 2.0)
        if self.portrait:
            expression = Expression(mouth=Mouth.SMILE)
            pixmap = portrait_pixmap(self.portrait, ring.width(), self.devicePixelRatioF(), expression)
            painter.drawPixmap(ring.topLeft(), pixmap)
            middle = QPointF(side - radius, side - radius)
        else:
            pen = QPen(QColor(now.edge), 1.0, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        paint_seat_mark(painter, middle, 0.8 * radius, self._mark, colour, QColor(now.sheet))
