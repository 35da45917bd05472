"""A plot of the points per round over time and of their moving average."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.straights.statistics.figures import SHOWN, moving_average
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.plurals import Plurals, number_text

_STEPS = (5, 10, 20, 50)
_LINES = 5


class PointsPlot(QWidget):
    """Shows points, oldest first: a dot per round, and a line for the mean of the last ten."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._points: tuple[int, ...] = ()
        self._means: tuple[float, ...] = ()
        self.setAccessibleName(self.tr("Points per round over time"))

    def show_points(self, points: tuple[int, ...]) -> None:
        """Show these points, or the latest of them if there are many."""
        self._points = points[-SHOWN:]
        self._means = moving_average(self._points)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size wide enough for many rounds."""
        side = self.fontMetrics().height()
        return QSize(side * 30, side * 11)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size."""
        side = self.fontMetrics().height()
        return QSize(side * 16, side * 7)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint axes, dots and line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        text = QColor(tokens().sheet_text)
        if not self._points:
            painter.setPen(text)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No rounds recorded yet"))
            return
        box = QRectF(self.rect()).adjusted(2.6 * line, 0.8 * line, -0.8 * line, -1.7 * line)
        highest = max(*self._points, 10)
        self._paint_axes(painter, box, line, text, highest)
        self._paint_rounds(painter, box, highest)

    def _paint_axes(self, painter: QPainter, box: QRectF, line: float, text: QColor, highest: int) -> None:
        faint = QColor(text)
        faint.setAlphaF(0.22)
        step = next((step for step in _STEPS if highest / step <= _LINES), _STEPS[-1])
        align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for level in range(0, highest + 1, step):
            y = box.bottom() - box.height() * level / highest
            painter.setPen(QPen(faint, 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(text)
            label = QRectF(0, y - line / 2, box.left() - 0.4 * line, line)
            painter.drawText(label, align, number_text(level))
        below = QRectF(box.left(), box.bottom() + 0.3 * line, box.width(), 1.2 * line)
        caption = Plurals().last_rounds(len(self._points))
        caption = self.fontMetrics().elidedText(caption, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, caption)

    def _paint_rounds(self, painter: QPainter, box: QRectF, highest: int) -> None:
        dot = QColor(QColor(tokens().sheet_text))
        dot.setAlphaF(0.55)
        means = []
        radius = max(2.0, min(4.0, box.width() / len(self._points) / 3))
        for number, (points, mean) in enumerate(zip(self._points, self._means, strict=True)):
            x = box.left() + box.width() * (number + 0.5) / len(self._points)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(dot)
            painter.drawEllipse(QPointF(x, box.bottom() - box.height() * points / highest), radius, radius)
            means.append(QPointF(x, box.bottom() - box.height() * mean / highest))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        path.addPolygon(QPolygonF(means))
        painter.strokePath(path, QPen(QColor(tokens().seats[0]), 2.5))
