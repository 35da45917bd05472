"""The strip between table and hand: one sentence on what is to do, or why something was not done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from straights_gui.view.text import text_font
from straights_gui.view.theme import TABLE


class MessageStrip(QGraphicsPixmapItem):
    """A sentence on a rounded ground, as wide as it needs.

    Attributes:
        text: the sentence.
    """

    def __init__(self) -> None:
        """A strip without a sentence."""
        super().__init__()
        self.text = ""
        self._is_warning = False
        self._room = QRectF()
        self._line = 16.0
        self._ratio = 1.0

    def place(self, room: QRectF, line: float, ratio: float) -> None:
        """Stand in the middle of the room."""
        self._room, self._line, self._ratio = room, line, ratio
        self._render()

    def say(self, text: str, *, warning: bool = False) -> None:
        """Show a sentence; a warning has a mark and a bright edge."""
        if (text, warning) != (self.text, self._is_warning):
            self.text, self._is_warning = text, warning
            self._render()

    def _render(self) -> None:
        """Paint the sentence into the pixmap."""
        self.setVisible(bool(self.text))
        if not self.text or self._room.isEmpty():
            return
        font = text_font(self._line)
        mark = 1.5 * self._line if self._is_warning else 0.0
        padding = 1.0 * self._line
        text = QFontMetricsF(font).elidedText(
            self.text, Qt.TextElideMode.ElideRight, self._room.width() - 2 * padding - mark
        )
        width = QFontMetricsF(font).horizontalAdvance(text) + 2 * padding + mark
        box = QRectF(0, 0, width, self._room.height())
        pixmap = QPixmap((box.size() * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, box)
        painter.setFont(font)
        painter.setPen(QColor(TABLE.text))
        painter.drawText(box.adjusted(padding + mark, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
        self.setPos(QPointF(self._room.center().x() - width / 2, self._room.top()))
        self.setPixmap(pixmap)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """The ground, and the mark of a warning: an exclamation mark in a ring."""
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, -1, -1), box.height() / 2, box.height() / 2)
        ground = QColor(TABLE.bubble)
        ground.setAlphaF(0.9)
        painter.fillPath(path, ground)
        if not self._is_warning:
            return
        pen = QPen(QColor(TABLE.active), max(1.5, self._line * 0.11))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
        painter.setPen(pen)
        middle = QPointF(box.left() + 1.35 * self._line, box.center().y())
        painter.drawEllipse(middle, 0.55 * self._line, 0.55 * self._line)
        painter.drawLine(middle - QPointF(0, 0.28 * self._line), middle + QPointF(0, 0.04 * self._line))
        painter.drawPoint(middle + QPointF(0, 0.3 * self._line))
