"""A plot of values over time: a line, dots, and what lies behind them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.protocol.sheet import Plot
from engine.text.sentence import Tenths, signs
from straights_gui.view.cards.shape import faint, smooth_painter
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.rendering import number_text, shown

_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class PlotView(QWidget):
    """Shows a plot, or its caption if it has no line."""

    def __init__(self, parent: QWidget, plot: Plot) -> None:
        super().__init__(parent)
        self._plot = plot
        self.setAccessibleName(shown(plot.name))

    def sizeHint(self) -> QSize:
        """Return a size wide enough for many rounds."""
        side = self.fontMetrics().height()
        return QSize(side * 30, side * 11)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size."""
        side = self.fontMetrics().height()
        return QSize(side * 16, side * 7)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint all of it, the line last."""
        plot, painter = self._plot, smooth_painter(self)
        painter.setPen(QColor(tokens().sheet_text))
        caption = "" if plot.caption is None else shown(plot.caption)
        if not plot.line:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, caption)
            return
        line = float(self.fontMetrics().height())
        names = [shown(band.name) for band in plot.bands]
        beside = max(
            (self.fontMetrics().horizontalAdvance(name) + line for name in names), default=0.8 * line
        )
        above, below = (0.8, 1.7) if caption else (0.5, 0.5)
        box = QRectF(self.rect()).adjusted(2.6 * line, above * line, -beside, -below * line)
        self._paint_bands(painter, box, names)
        self._paint_levels(painter, box)
        under = QRectF(box.left(), box.bottom() + 0.3 * line, box.width(), 1.2 * line)
        caption = self.fontMetrics().elidedText(caption, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, caption)
        self._paint_dots(painter, box)
        self._paint_line(painter, box)

    def _paint_bands(self, painter: QPainter, box: QRectF, names: list[str]) -> None:
        """Shade every other band, with its name on the right and its upper limit on the left."""
        line = float(self.fontMetrics().height())
        shade, low, top = _faint(0.07), 0.0, self._plot.top
        for number, band in enumerate(self._plot.bands):
            high = top if band.most is None else min(band.most, top)
            if high <= low:
                return
            y, bottom = self._height(box, high), self._height(box, low)
            if number % 2 == 0:
                painter.fillRect(QRectF(box.left(), y, box.width(), bottom - y), shade)
            if bottom - y >= 0.8 * line:
                beside = QRectF(box.right() + 0.4 * line, y, self.width(), bottom - y)
                painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter), names[number])
            if band.most is not None and band.most <= top:  # the last visible one ends with the plot
                self._paint_label(painter, box, y, shown(signs("{high}", high=Tenths(high))))
            low = high

    def _paint_levels(self, painter: QPainter, box: QRectF) -> None:
        pen = painter.pen()
        for level in self._plot.levels:
            y = self._height(box, level)
            painter.setPen(QPen(_faint(0.22), 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(pen)
            self._paint_label(painter, box, y, number_text(level))

    def _paint_label(self, painter: QPainter, box: QRectF, y: float, text: str) -> None:
        line = float(self.fontMetrics().height())
        painter.drawText(QRectF(0, y - line / 2, box.left() - 0.4 * line, line), _RIGHT, text)

    def _paint_dots(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faint(0.55))
        radius = max(2.0, min(4.0, box.width() / len(self._plot.line) / 3))
        for place in self._places(box, self._plot.dots):
            painter.drawEllipse(place, radius, radius)

    def _paint_line(self, painter: QPainter, box: QRectF) -> None:
        """Paint the line, and where it ends if no dots say it."""
        places = self._places(box, self._plot.line)
        path = QPainterPath()
        path.addPolygon(QPolygonF(places))
        painter.strokePath(path, QPen(QColor(tokens().seats[0]), 2.5))
        if not self._plot.dots:
            painter.setBrush(QColor(tokens().seats[0]))
            painter.drawEllipse(places[-1], 4.0, 4.0)

    def _places(self, box: QRectF, values: tuple[float, ...]) -> list[QPointF]:
        step = box.width() / max(len(values), 1)
        return [
            QPointF(box.left() + step * (number + 0.5), self._height(box, value))
            for number, value in enumerate(values)
        ]

    def _height(self, box: QRectF, value: float) -> float:
        bottom, top = self._plot.bottom, self._plot.top
        return box.bottom() - box.height() * (value - bottom) / (top - bottom)


def _faint(opacity: float) -> QColor:
    return faint(tokens().sheet_text, opacity)
