"""A seat's discard pile: card backs, their number, and a bright edge while a discard is due."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from engine.text.sentence import Sentence
from straights_gui.view.cards.shape import faint, rounded_box
from straights_gui.view.style.blank_pixmap import LazyPixmapItem, begin_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rendering import number_text, shown

_STACK = 3
_LABEL_OF_WIDTH = 0.92


class DiscardPile(LazyPixmapItem):
    """A discard pile.

    Attributes:
        rect: the place of a discarded card.
        count: the number of cards.
        is_drop_target: whether the viewer has to discard a card here now.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.count = 0
        self.is_drop_target = False
        self._line = 16.0
        self._ratio = 1.0
        self._backs: CardPixmaps | None = None
        self._label: Sentence | None = None

    def place(self, rect: QRectF, line: float, ratio: float, backs: CardPixmaps) -> None:
        """Set the geometry, for a device pixel ratio; `backs` have the width of the rectangle."""
        self.rect, self._line, self._ratio, self._backs = rect, line, ratio, backs
        self.setPos(self._box().topLeft())
        self._change()

    def name(self, label: Sentence | None) -> None:
        """Set what the empty pile is called, as that of the viewer is."""
        if label != self._label:
            self._label = label
            self._change()

    def show_pile(self, count: int, *, is_drop_target: bool) -> None:
        """Show a number of cards, and whether a card is to be discarded here."""
        if (count, is_drop_target) != (self.count, self.is_drop_target):
            self.count, self.is_drop_target = count, is_drop_target
            self._change()

    def _painted(self) -> QPixmap:
        assert self._backs is not None
        box = self._box()
        pixmap, painter = begin_pixmap(box.size(), self._ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.rect.topLeft() - box.topLeft())
        self._paint(painter, QRectF(QPointF(0, 0), self.rect.size()), self._backs)
        painter.end()
        return pixmap

    def _change(self) -> None:
        if self._backs is not None and not self.rect.isEmpty():
            self._repaint()

    def _box(self) -> QRectF:
        """The area of the pixmap, with space around the pile for highlight and count."""
        room = 0.75 * self._line
        return self.rect.adjusted(-room, -room, room, room)

    def _paint(self, painter: QPainter, box: QRectF, backs: CardPixmaps) -> None:
        outline = rounded_box(box.adjusted(1, 1, -1, -1), 0.08 * box.width())
        painter.strokePath(outline, QPen(faint(theme().place, 0.45), 1.0, Qt.PenStyle.DashLine))
        if self.count == 0 and self._label is not None:
            self._paint_label(painter, box, shown(self._label))
        for index in range(min(self.count, _STACK)):
            shift = (index - min(self.count, _STACK) + 1) * box.width() * 0.035
            back = backs.back()
            size = back.deviceIndependentSize()
            corner_point = box.center() - QPointF(size.width() / 2 - shift, size.height() / 2 - shift)
            painter.drawPixmap(corner_point, back)
        if self.is_drop_target:
            painter.strokePath(outline, QPen(QColor(theme().active), max(3.0, 0.04 * box.width())))
        if self.count:
            self._paint_count(painter, box)

    def _paint_label(self, painter: QPainter, box: QRectF, label: str) -> None:
        font = text_font(self._line * 0.8)
        part = _LABEL_OF_WIDTH * box.width() / QFontMetricsF(font).horizontalAdvance(label)
        painter.setPen(QColor(theme().text))
        font.setPixelSize(int(font.pixelSize() * min(1.0, part)))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_count(self, painter: QPainter, box: QRectF) -> None:
        side = 1.35 * self._line
        badge = QRectF(box.right() - side * 0.72, box.top() - side * 0.3, side, side)
        painter.setBrush(QColor(theme().bubble))
        painter.setPen(QPen(QColor(theme().panel_edge), 1.2))
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme().text))
        painter.setFont(text_font(self._line * 0.86, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number_text(self.count))
