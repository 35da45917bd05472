"""A thin bar that shows a part of a whole, such as a score of the limit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from straights_gui.view.style.theme import tokens

_THICK, _LEAST = 5, 60
_FAINT = 0.14


class Meter(QWidget):
    """Shows a share from 0 to 1; what it means is said in words beside it."""

    def __init__(self, parent: QWidget, share: float, colour: str | QColor = "") -> None:
        super().__init__(parent)
        self._share = min(max(share, 0.0), 1.0)
        self._colour = QColor(colour or tokens().sheet_accent)

    def sizeHint(self) -> QSize:
        """Return a thin bar's size."""
        return QSize(2 * _LEAST, _THICK + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a bar that can still be read."""
        return QSize(_LEAST, _THICK + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole faintly, and the share."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, (self.height() - _THICK) / 2, self.width(), _THICK)
        faint = QColor(tokens().sheet_text)
        faint.setAlphaF(_FAINT)
        for width, colour in ((whole.width(), faint), (self._share * whole.width(), self._colour)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(whole.left(), whole.top(), width, _THICK), 2.5, 2.5)
