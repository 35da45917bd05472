"""Bubbles beside the seats that show phrases for some seconds, as sentences or as pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.icons import paint_icon
from straights_gui.view.style.theme import theme
from straights_gui.view.table.table_view import TableView

SPEECH_MS: Final = 5_000
"""The lifetime of a bubble, in milliseconds."""

_LAYER = 450
_TEXT = 0.86
"""The size of the sentence, relative to texts of the table."""
_TAIL_LINES = 0.5


class SpeechBubble(QGraphicsPixmapItem):
    """A sentence or a picture, with a tail that points to the speaker, until its timer ends."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self.text = ""
        self.picture: str | None = None
        self.timer = QTimer(owner, singleShot=True, interval=SPEECH_MS)
        self.timer.timeout.connect(self.hide)
        self.setZValue(_LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_at(self, panel: QRectF, room: QRectF, line: float, ratio: float) -> None:
        """Place the bubble above the panel of a seat, or below it in the upper half of the area."""
        font, tail = text_font(line, bold=True, factor=_TEXT), _TAIL_LINES * line
        metrics = QFontMetricsF(font)
        box = QSizeF(metrics.horizontalAdvance(self.text) + 1.6 * line, 1.9 * line)
        if self.picture is not None:
            box = QSizeF(3.0 * line, 2.6 * line)
        whole = QSizeF(box.width(), box.height() + tail)
        is_below = panel.center().y() < room.center().y()
        pixmap, painter = begin_pixmap(whole, ratio)
        body = QRectF(QPointF(0.0, tail if is_below else 0.0), box)
        left = min(max(panel.center().x() - whole.width() / 2, room.left()), room.right() - whole.width())
        _paint(painter, body, panel.center().x() - left, is_below=is_below, line=line)
        self._fill(painter, body, font)
        painter.end()
        self.setPixmap(pixmap)
        top = panel.bottom() - 0.1 * line if is_below else panel.top() - whole.height() + 0.1 * line
        self.setPos(QPointF(left, max(top, room.top())))
        self.show()

    def _fill(self, painter: QPainter, body: QRectF, font: QFont) -> None:
        if self.picture is None:
            painter.setFont(font)
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), self.text)
        else:
            box = QRectF(0.0, 0.0, 0.7 * body.height(), 0.7 * body.height())
            box.moveCenter(body.center())
            paint_icon(painter, self.picture, box)


class SpeechBubbles(QObject):
    """The bubbles of a table, one per seat."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._bubbles: dict[int, SpeechBubble] = {}
        table.laid_out.connect(self._on_laid_out)
        table.theme_applied.connect(self._on_laid_out)

    def say(self, seat: int, text: str, picture: str | None = None) -> None:
        """Show a phrase of a player, replacing the last one; `picture` is the icon to show instead of it."""
        if seat not in self._bubbles:
            self._bubbles[seat] = SpeechBubble(self)
            self._table.add_item(self._bubbles[seat])
        self._bubbles[seat].text, self._bubbles[seat].picture = text, picture
        self._place(seat)
        self._bubbles[seat].timer.start()

    def said(self, seat: int) -> tuple[str, str | None]:
        """The phrase of a player and the icon instead of it, if they are shown."""
        bubble = self._bubbles.get(seat)
        return (bubble.text, bubble.picture) if bubble is not None and bubble.isVisible() else ("", None)

    def clear(self) -> None:
        """Hide all bubbles."""
        for bubble in self._bubbles.values():
            bubble.timer.stop()
            bubble.hide()

    def _on_laid_out(self) -> None:
        for seat, bubble in self._bubbles.items():
            if bubble.isVisible():
                self._place(seat)

    def _place(self, seat: int) -> None:
        layout, panel = self._table.table_layout, self._table.panel_of(seat)
        room = layout.area.adjusted(4, 4, -4, -4)
        self._bubbles[seat].show_at(panel, room, layout.line, self._table.devicePixelRatioF())


def _paint(painter: QPainter, body: QRectF, tail: float, *, is_below: bool, line: float) -> None:
    """Paint the bubble, and set the pen for the text."""
    half, length = 0.35 * line, _TAIL_LINES * line
    path = QPainterPath()
    path.addRoundedRect(body.adjusted(1, 1, -1, -1), 0.6 * line, 0.6 * line)
    edge = body.top() + 1 if is_below else body.bottom() - 1
    tip = edge - length if is_below else edge + length
    pointer = QPainterPath(QPointF(tail - half, edge))
    pointer.lineTo(tail, tip)
    pointer.lineTo(tail + half, edge)
    pointer.closeSubpath()
    path = path.united(pointer)
    painter.fillPath(path, QColor(theme().text))
    painter.strokePath(path, QPen(QColor(theme().bubble), 1.5))
    painter.setPen(QColor(theme().bubble))
