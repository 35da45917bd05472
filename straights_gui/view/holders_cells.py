"""What the cells and headings of the table of cards look like; the headings bear suits as the cards do."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.cards.card import Suit
from straights_gui.view.cards.pips import pip
from straights_gui.view.holders_marks import paint_card
from straights_gui.view.holders_shown import CardShown

SHOWN = Qt.ItemDataRole.UserRole
"""Under which a cell keeps what it shows."""

_PIP = 0.72
_RING = 2.0


class CardDelegate(QStyledItemDelegate):
    """Paints the cells.

    Attributes:
        letters: of those whose marks are painted.
    """

    letters: tuple[str, ...] = ()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint what is known of the card, and a ring around the cell that has the keyboard."""
        painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Base))
        box = QRectF(option.rect)
        shown = index.data(SHOWN)
        if isinstance(shown, CardShown):
            paint_card(painter, box, shown, self.letters, option.palette, option.fontMetrics.height())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(_RING, _RING, -_RING, -_RING))


class SuitHeader(QHeaderView):
    """A heading whose sections may be suits.

    Attributes:
        has_suits: whether they are.
    """

    has_suits = False

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803  # Qt's
        """Paint a suit where there is one, from our own outlines: not every font has them."""
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        if not self.has_suits or not rect.isValid():
            return
        side = _PIP * self.fontMetrics().height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(rect).center())
        painter.scale(side, side)
        painter.fillPath(pip(tuple(Suit)[logicalIndex]), self.palette().color(QPalette.ColorRole.ButtonText))
        painter.restore()
