"""What the cells and headings of the table of cards look like; the headings bear suits as the cards do."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.cards.card import Rank, Suit
from straights_gui.view.card_tracker.marks import paint_card
from straights_gui.view.card_tracker.state import TrackedCard
from straights_gui.view.cards.pips import pip

STATE_ROLE = Qt.ItemDataRole.UserRole
"""Under which a cell keeps what it shows."""

_LETTERS = tuple("10" if rank is Rank.TEN else rank.value for rank in Rank)
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
        state = index.data(STATE_ROLE)
        if isinstance(state, TrackedCard):
            paint_card(painter, box, state, self.letters, option.palette, option.fontMetrics.height())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(_RING, _RING, -_RING, -_RING))


class CardHeader(QHeaderView):
    """A heading of ranks, or of suits."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803  # Qt's
        """Paint a rank without the usual margins, which would cut it; a suit from our own outline."""
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.ButtonText)
        if self.orientation() is Qt.Orientation.Horizontal:
            painter.setFont(self.font())
            painter.setPen(colour)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _LETTERS[logicalIndex])
        else:
            side = _PIP * self.fontMetrics().height()
            painter.translate(QRectF(rect).center())
            painter.scale(side, side)
            painter.fillPath(pip(tuple(Suit)[logicalIndex]), colour)
        painter.restore()
