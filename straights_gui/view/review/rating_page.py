"""The rating in the statistics: the points given away per round over time, and the comparable computer."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import Band, rating_line, rating_of
from engine.straights.text.levels import level
from engine.straights.text.ratings import rating_sentence
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.rendering import shown

_LEAST_TOP = 4.0


class RatingPage(QWidget):
    """A sentence and a plot.

    Attributes:
        text, plot: the two.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text, self.plot = QLabel(self), RatingPlot(self)
        self.text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.plot, 1)

    def show_rounds(self, rounds: tuple[RatedRound, ...]) -> None:
        """Show the rating after rounds, oldest first."""
        rating = rating_of(rounds)
        self.text.setText(shown(rating_sentence(rating)))
        self.plot.setVisible(rating is not None)  # without a rating, the plot would show only the bands
        self.plot.show_line(rating_line(rounds), () if rating is None else rating.bands)


class RatingPlot(QWidget):
    """The rating after each round, in front of the bands of the computers; lower is better."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line: tuple[float, ...] = ()
        self._bands: tuple[Band, ...] = ()
        self.setAccessibleName(self.tr("Points given away per round over time"))

    def show_line(self, line: tuple[float, ...], bands: tuple[Band, ...]) -> None:
        """Show these ratings, oldest first, in front of these bands."""
        self._line, self._bands = line, bands
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size wide enough for many rounds."""
        side = self.fontMetrics().height()
        return QSize(side * 30, side * 9)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size."""
        side = self.fontMetrics().height()
        return QSize(side * 16, side * 5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bands with their names, and the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        names = [shown(level(band.strategy)) for band in self._bands]
        widest = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        box = QRectF(self.rect()).adjusted(2.6 * line, 0.5 * line, -widest - line, -0.5 * line)
        top = max(_LEAST_TOP, 1.15 * max(self._line, default=0.0))
        self._paint_bands(painter, box, top, names)
        self._paint_line(painter, box, top)

    def _paint_bands(self, painter: QPainter, box: QRectF, top: float, names: list[str]) -> None:
        """Shade every other band, with its name on the right and its upper limit on the left."""
        line = float(self.fontMetrics().height())
        text = QColor(tokens().sheet_text)
        shade = QColor(text)
        shade.setAlphaF(0.07)
        low = 0.0
        for number, band in enumerate(self._bands):
            high = min(band.most, top)
            if high <= low:
                return
            y, bottom = (box.bottom() - box.height() * each / top for each in (high, low))
            if number % 2 == 0:
                painter.fillRect(QRectF(box.left(), y, box.width(), bottom - y), shade)
            painter.setPen(text)
            if bottom - y >= 0.8 * line:
                middle = QRectF(box.right() + 0.4 * line, y, self.width(), bottom - y)
                painter.drawText(middle, int(Qt.AlignmentFlag.AlignVCenter), names[number])
            if band.most <= top:  # the last visible one ends with the plot
                label = QRectF(0.0, y - line / 2, box.left() - 0.4 * line, line)
                align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                painter.drawText(label, align, QLocale().toString(high, "f", 1))
            low = high

    def _paint_line(self, painter: QPainter, box: QRectF, top: float) -> None:
        if not self._line:
            return
        left, width = box.left(), box.width()
        points = [
            QPointF(
                left + width * (number + 0.5) / len(self._line), box.bottom() - box.height() * price / top
            )
            for number, price in enumerate(self._line)
        ]
        path = QPainterPath()
        path.addPolygon(QPolygonF(points))
        painter.strokePath(path, QPen(QColor(tokens().seats[0]), 2.5))
        painter.setBrush(QColor(tokens().seats[0]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[-1], 4.0, 4.0)
