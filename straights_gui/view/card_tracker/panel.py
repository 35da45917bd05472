"""The content of the side panel “Card tracker”: the table of cards and its legend, or a note."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedWidget, QWidget

from engine.protocol.sheet import CardGrid, CardMark
from straights_gui.view.card_tracker.grid import CardTrackerGrid, paint_card
from straights_gui.view.style.parts.layouts import column_of
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.rendering import shown

_ICON, _GAP, _ROW = 1.5, 0.9, 1.32
_USUAL_ROWS = 5


class CardTrackerLegend(QWidget):
    """Shows the entries side by side, wrapped into lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries: tuple[CardMark, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_legend(self, entries: tuple[CardMark, ...]) -> None:
        """Explain these marks."""
        if entries != self._entries:
            self._entries = entries
            self.setAccessibleName(self.tr("Legend"))
            texts = ("".join((*entry.holders, " ", shown(entry.text))).strip() for entry in entries)
            self.setAccessibleDescription("; ".join(texts))
            self.updateGeometry()
            self.update()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines, or of the usual ones before there are any."""
        usual = _USUAL_ROWS * _ROW * self.fontMetrics().height()
        return round(max((box.bottom() for box in self._boxes(width)), default=usual)) + 1

    def sizeHint(self) -> QSize:
        width = 11 * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return a smaller width; entries that do not fit are elided."""
        width = 8 * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = float(self.fontMetrics().height())
        for entry, box in zip(self._entries, self._boxes(self.width()), strict=True):
            icon = QRectF(box.topLeft(), QPointF(box.left() + _ICON * line, box.bottom()))
            paint_card(painter, icon, entry, panel_palette(), line if entry.holders else 0.94 * line)
            painter.setPen(panel_palette().color(QPalette.ColorRole.WindowText))
            room = box.adjusted(_ICON * line + 0.25 * line, 0, 0, 0)
            label = self.fontMetrics().elidedText(
                shown(entry.text), Qt.TextElideMode.ElideRight, int(room.width()) + 1
            )
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), label)

    def _boxes(self, width: int) -> list[QRectF]:
        line = float(self.fontMetrics().height())
        metrics = QFontMetricsF(self.font())
        boxes: list[QRectF] = []
        x = y = 0.0
        for entry in self._entries:
            wanted = (_ICON + 0.25) * line + metrics.horizontalAdvance(shown(entry.text)) + 2.0
            if x > 0 and x + wanted > width:
                x, y = 0.0, y + _ROW * line
            boxes.append(QRectF(x, y, min(wanted, width - x), _ROW * line))
            x += wanted + _GAP * line
        return boxes


class CardTrackerPanel(QStackedWidget):
    """The table of cards, or a note that there is nothing to show.

    Attributes:
        grid, legend, note: the table of cards, the legend of its marks, and the note.
        state: the shown state, or None.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.state: CardGrid | None = None
        self._cards = QWidget(self)
        self.grid, self.legend = CardTrackerGrid(self._cards), CardTrackerLegend(self._cards)
        column_of((self.grid, 1), self.legend, None, parent=self._cards)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setMargin(self.fontMetrics().height())
        self.addWidget(self.note)
        self.addWidget(self._cards)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.note.setText(
            self.tr("Shown during a round while your hand is visible. Not available in replays.")
        )
        self.grid.retranslate()
        if self.state is not None:
            self.legend.show_legend(self.state.legend)

    def show_state(self, state: CardGrid | None) -> None:
        """Show a state, or the note if it is None."""
        self.state = state
        self.grid.show_grid(state)
        if state is not None:
            self.legend.show_legend(state.legend)
        self.setCurrentWidget(self.note if state is None else self._cards)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the cards, with all lines of the legend below them."""
        hint = super().minimumSizeHint()
        layout = self._cards.layout()
        if layout is not None:
            hint.setHeight(layout.totalMinimumHeightForWidth(hint.width()))
        return hint
