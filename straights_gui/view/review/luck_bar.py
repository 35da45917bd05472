"""A result as a sum: the share of the cards, of the player's choices, and of others and luck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from engine.straights.review.game_review import RoundReview
from engine.straights.text.reviews import luck_parts
from engine.straights.text.sentence import signed
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.rendering import shown

_ROW_LINES = 1.45
_NUMBER_LINES = 2.6
_LEAST_BAR_LINES = 5.0
_LEAST_SCALE = 10


class LuckBar(QWidget):
    """Four rows: three parts and, below a line, their sum; bars to the right are points ahead."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[str, int], ...]
        self.show_rounds(())

    def show_rounds(self, rounds: tuple[RoundReview, ...]) -> None:
        """Show the result of these rounds; without rounds, the widget is hidden."""
        self._rows = tuple((shown(name), points) for name, points in luck_parts(rounds))
        self.setAccessibleName(self.tr("Luck and skill"))
        self.setAccessibleDescription(
            ". ".join(f"{name}: {shown(signed(points))}" for name, points in self._rows)
        )
        self.setToolTip(
            self.tr(
                "In points ahead of the mean of the others. Cards: what four strong computers would make of"
                " the same deal. Choices: what was given away by what could be known. The rest is what the"
                " others did, and luck."
            )
        )
        self.setVisible(bool(rounds))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of names, bars and numbers."""
        return QSize(self._names_width() + round(9 * self._line), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return the size with short bars."""
        width = self._names_width() + round((_LEAST_BAR_LINES + _NUMBER_LINES) * self._line)
        return QSize(width, self._height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(_LEAST_SCALE, *(abs(points) for _, points in self._rows))
        for number, (name, points) in enumerate(self._rows):
            is_sum = number == len(self._rows) - 1
            top = number * _ROW_LINES * self._line + (0.5 * self._line if is_sum else 0.0)
            row = QRectF(0.0, top, self.width(), _ROW_LINES * self._line)
            self._paint_row(painter, row, name, points, scale, is_sum=is_sum)

    def _paint_row(
        self, painter: QPainter, row: QRectF, name: str, points: int, scale: int, *, is_sum: bool
    ) -> None:
        text = panel_palette().color(QPalette.ColorRole.Text)
        font = self.font()
        font.setBold(is_sum)
        painter.setFont(font)
        painter.setPen(text)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(row, int(middle | Qt.AlignmentFlag.AlignLeft), name)
        painter.drawText(row, int(middle | Qt.AlignmentFlag.AlignRight), shown(signed(points)))
        bars = row.adjusted(self._names_width(), 0, -_NUMBER_LINES * self._line, 0)
        zero = bars.center().x()
        faint = QColor(text)
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1.0))
        if is_sum:
            above = row.top() - 0.2 * self._line
            painter.drawLine(QPointF(row.left(), above), QPointF(row.right(), above))
        painter.drawLine(QPointF(zero, row.top()), QPointF(zero, row.bottom()))
        length = bars.width() / 2 * points / scale
        bar = QRectF(zero, row.top() + 0.25 * row.height(), length, 0.5 * row.height()).normalized()
        active = panel_palette().color(QPalette.ColorRole.Highlight)
        painter.fillRect(bar, active if is_sum else text)

    @property
    def _line(self) -> float:
        return float(self.fontMetrics().height())

    def _names_width(self) -> int:
        metrics = self.fontMetrics()
        return max(metrics.horizontalAdvance(name) for name, _ in self._rows) + round(0.8 * self._line)

    def _height(self) -> int:
        return round((4 * _ROW_LINES + 0.5) * self._line)
