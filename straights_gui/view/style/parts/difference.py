"""A bar to the right for points better, to the left for points worse."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from straights_gui.view.style.theme import tokens

_THICK = 10.0
_WORSE, _BETTER = 1, 2
"""The seats whose colours, orange and green, stand for worse and better."""


class Difference(QWidget):
    """Shows a share from -1 to 1; the points are said in words beside it."""

    def __init__(self, parent: QWidget, share: float) -> None:
        super().__init__(parent)
        self._share = min(max(share, -1.0), 1.0)

    def sizeHint(self) -> QSize:
        """Return the size of a bar for each direction."""
        return QSize(84, 22)

    def minimumSizeHint(self) -> QSize:
        """Return the size of short bars."""
        return QSize(20, 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the middle and the bar."""
        painter, now = QPainter(self), tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() / 2
        painter.setPen(QPen(QColor(now.edge), 1.0))
        painter.drawLine(QPointF(middle, 1), QPointF(middle, self.height() - 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.seats[_BETTER if self._share > 0 else _WORSE]))
        length = self._share * (middle - 2)
        bar = QRectF(middle, (self.height() - _THICK) / 2, length, _THICK).normalized()
        painter.drawRoundedRect(bar, 2.0, 2.0)
