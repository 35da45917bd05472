"""Tiles from which one is chosen: line-ups of computers, and games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.layouts import column_of
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import tokens

_TILE, _TICK, _MARGIN = 60, 16, 12


class Tile(QPushButton):
    """A tile with a name and what it stands for, and a tick if it is chosen."""

    def __init__(self, parent: QWidget, name: str, description: str) -> None:
        super().__init__(parent)
        self.setProperty(KIND, "tile")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(policy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._name = label(self, name, Text.STRONG, wraps=True)
        texts = self._name, label(self, description, Text.QUIET, wraps=True)
        for part in texts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name.setContentsMargins(0, 0, _TICK, 0)
        column_of(*texts, None, spacing=2, margins=(_MARGIN, 9, _MARGIN, 9), parent=self)

    @property
    def width_wanted(self) -> int:
        """The least width with the name in one line, beside the tick."""
        self._name.ensurePolished()
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        return max(name + _TICK + 2 * _MARGIN, self.minimumSizeHint().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, with a tick if it is chosen."""
        super().paintEvent(event)
        if self.isChecked():
            painter = smooth_painter(self)
            painter.setPen(QPen(QColor(tokens().sheet_accent), 2.0))
            right, top = self.width() - 12.0, 15.0
            painter.drawPolyline(
                [QPointF(right - 9, top + 4), QPointF(right - 6, top + 7), QPointF(right, top)]
            )

    def heightForWidth(self, width: int) -> int:
        """Return the height of both texts: Qt asks the button's own text alone."""
        layout = self.layout()
        return 0 if layout is None else max(layout.totalHeightForWidth(width) + 4, _TILE)

    def sizeHint(self) -> QSize:
        return QSize(_TILE * 2, _TILE)

    def minimumSizeHint(self) -> QSize:
        """Return a size that holds each word of the name, and the tick."""
        layout = self.layout()
        return QSize(0 if layout is None else layout.minimumSize().width(), _TILE)
