"""A QR code, always painted dark on light, as cameras expect it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET_ZONE = 4
"""The width of the quiet zone in modules, as the standard requires."""

DARK, LIGHT = QColor("#000000"), QColor("#ffffff")
_SQUARE = 6


class QrCode(QWidget):
    """Paints the code with the largest whole number of pixels per module that fits.

    Attributes:
        matrix: rows of modules, True for dark ones.
    """

    def __init__(self, parent: QWidget | None, matrix: tuple[tuple[bool, ...], ...], name: str) -> None:
        """`name` is the accessible name."""
        super().__init__(parent)
        self.matrix = matrix
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(self.sizeHint())

    @property
    def _count(self) -> int:
        return len(self.matrix) + 2 * QUIET_ZONE

    def square(self, row: int, column: int) -> QRect:
        """The rectangle of a module of the matrix."""
        size = self._square
        left = (self.width() - size * self._count) // 2 + size * QUIET_ZONE
        top = (self.height() - size * self._count) // 2 + size * QUIET_ZONE
        return QRect(left + size * column, top + size * row, size, size)

    @property
    def _square(self) -> int:
        """The side of a module in pixels."""
        return max(min(self.width(), self.height()) // self._count, 1)

    def sizeHint(self) -> QSize:
        """Return a size that a phone can scan at arm's length."""
        side = self._count * _SQUARE
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the light background with its quiet zone, then the dark modules."""
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = self.square(0, 0).united(self.square(len(self.matrix) - 1, len(self.matrix) - 1))
        edge = self._square * QUIET_ZONE
        painter.fillRect(whole.adjusted(-edge, -edge, edge, edge), LIGHT)
        for row, squares in enumerate(self.matrix):
            for column, is_dark in enumerate(squares):
                if is_dark:
                    painter.fillRect(self.square(row, column), DARK)
