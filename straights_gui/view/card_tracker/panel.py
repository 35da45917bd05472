"""The content of the side panel “Card tracker”: the table of cards and its legend, or a note."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from engine.protocol.sheet import CardGrid
from straights_gui.view.card_tracker.grid import CardTrackerGrid
from straights_gui.view.card_tracker.legend import CardTrackerLegend


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
        layout = QVBoxLayout(self._cards)
        layout.setContentsMargins(0, 0, 0, 0)
        self.grid = CardTrackerGrid(self._cards)
        self.legend = CardTrackerLegend(self._cards)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self.legend)
        layout.addStretch()
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
