"""The message between table and hand: what to do, or why something was not done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.straights.text.table import DEMO, instructions
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.observation import Observation


_TWO_LINES_MORE = 0.6
"""The extra height of the background for two lines, in lines; it fits into the margins."""

LONGEST_LINE = 28.0
"""The width of the longest sentence on one line, in text heights; a longer one is hard to read on one."""

_SMALLEST = 0.65
"""The smallest text of a long sentence, relative to that of the table."""


class MessageItem(QGraphicsPixmapItem):
    """A sentence on a rounded background.

    Attributes:
        text: the sentence.
        is_demo: whether the demo plays; the message then says so, not whose turn it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.is_demo = False
        self._is_warning = False
        self._lasting: tuple[str, bool] | None = None
        self._room = QRectF()
        self._line = 16.0
        self._ratio = 1.0

    def place(self, room: QRectF, line: float, ratio: float) -> None:
        """Centre the message in a rectangle, for a text height and a device pixel ratio."""
        self._room, self._line, self._ratio = room, line, ratio
        self._render()

    def show_text(self, text: str, *, warning: bool = False) -> None:
        """Show a sentence; a warning has a mark and a bright edge."""
        self._lasting = None
        if (text, warning) != (self.text, self._is_warning):
            self.text, self._is_warning = text, warning
            self._render()

    def show_for_now(self, text: str, *, warning: bool = False) -> None:
        """Show a sentence until `show_lasting` is called or another one is shown."""
        before = self._lasting or (self.text, self._is_warning)
        self.show_text(text, warning=warning)
        self._lasting = before

    def show_lasting(self) -> None:
        """Restore the sentence before `show_for_now`, unless another one has been shown since."""
        if self._lasting is not None:
            text, warning = self._lasting
            self.show_text(text, warning=warning)

    def end_warning(self) -> None:
        """Restore the sentence before a warning, unless another one has been shown since."""
        if self._is_warning:
            self.show_lasting()

    def show_turn(self, observation: Observation) -> None:
        """Show what to do now, or that the demo plays."""
        self.show_text(shown(DEMO) if self.is_demo else shown(*instructions(observation)))

    def _render(self) -> None:
        self.setVisible(bool(self.text))
        if not self.text or self._room.isEmpty():
            return
        mark = 1.5 * self._line if self._is_warning else 0.0
        padding = 1.0 * self._line
        font, text = self._fitted(self._room.width() - 2 * padding - mark)
        width = _widest(text.split("\n"), font) + 2 * padding + mark + 1.0
        height = self._room.height() + (_TWO_LINES_MORE * self._line if "\n" in text else 0.0)
        box = QRectF(0, 0, width, height)
        pixmap = blank_pixmap(box.size(), self._ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_background(painter, box)
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        painter.drawText(box.adjusted(padding + mark, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.end()
        self.setPos(self._room.center() - box.center())
        self.setPixmap(pixmap)

    def _fitted(self, room: float) -> tuple[QFont, str]:
        """The sentence on one line, or on two of similar width; shrunk or elided only if needed."""
        font = text_font(self._line)
        if QFontMetricsF(font).horizontalAdvance(self.text) <= min(room, LONGEST_LINE * self._line):
            return font, self.text
        lines = _two_lines(self.text, QFontMetricsF(font))
        factor = 1.0
        while _widest(lines, font) > room and factor > _SMALLEST:
            factor -= 0.08
            font = text_font(self._line, factor=factor)
        elide = Qt.TextElideMode.ElideRight
        return font, "\n".join(QFontMetricsF(font).elidedText(line, elide, room) for line in lines if line)

    def _paint_background(self, painter: QPainter, box: QRectF) -> None:
        """Paint the background, and for a warning an exclamation mark in a circle."""
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, -1, -1), box.height() / 2, box.height() / 2)
        background = QColor(theme().bubble)
        background.setAlphaF(0.9)
        painter.fillPath(path, background)
        if not self._is_warning:
            return
        pen = QPen(QColor(theme().active), max(1.5, self._line * 0.11))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
        painter.setPen(pen)
        middle = QPointF(box.left() + 1.35 * self._line, box.center().y())
        painter.drawEllipse(middle, 0.55 * self._line, 0.55 * self._line)
        painter.drawLine(middle - QPointF(0, 0.28 * self._line), middle + QPointF(0, 0.04 * self._line))
        painter.drawPoint(middle + QPointF(0, 0.3 * self._line))


def _widest(lines: Sequence[str], font: QFont) -> float:
    return max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)


def _two_lines(text: str, metrics: QFontMetricsF) -> tuple[str, str]:
    """Split a sentence into two lines so that the wider one is as narrow as possible."""
    words = text.split(" ")
    splits = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words) + 1)]
    return min(splits, key=lambda lines: max(metrics.horizontalAdvance(line) for line in lines))
