"""The 52 cards as a table: a row a suit and a column a rank, as they lie between the players."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

from engine.cards.card import CARDS, Rank, Suit
from straights_gui.view.card_tracker.cells import SHOWN, CardDelegate, CardHeader
from straights_gui.view.card_tracker.state import CardTrackerState, card_text
from straights_gui.view.text.table_text import rank_name, suit_name

_USUAL_MARKS = 3
_LOWEST_MARK, _USUAL_MARK, _HIGHEST_MARK = 0.86, 1.2, 1.9
_NARROWEST, _USUAL = 1.2, 1.6
_HEAD_HIGH, _HEAD_WIDE = 1.4, 1.6
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class CardTrackerGrid(QTableWidget):
    """Shows what is known of each card; arrow keys go from card to card and tell it."""

    def __init__(self, parent: QWidget) -> None:
        """A table without knowledge."""
        super().__init__(len(Suit), len(Rank), parent)
        self._shown: CardTrackerState | None = None
        self._delegate = CardDelegate(self)
        self._ranks = CardHeader(Qt.Orientation.Horizontal, self)
        self._suits = CardHeader(Qt.Orientation.Vertical, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._ranks)
        self.setVerticalHeader(self._suits)
        for header in (self._ranks, self._suits):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.currentCellChanged.connect(self._tell_current)
        self._clear()
        self._fit()

    def show_state(self, shown: CardTrackerState | None) -> None:
        """Show this knowledge; with None, forget what was shown."""
        self._shown = shown
        if shown is None:
            self._clear()
            return
        self._delegate.letters = shown.letters
        for each in shown.cards:
            item = self.item(each.card.suit.index, each.card.rank.index)
            words = card_text(each, shown.names)
            if item is not None and (item.data(SHOWN), item.data(_ACCESSIBLE)) != (each, words):
                item.setData(SHOWN, each)
                item.setData(_ACCESSIBLE, words)
                item.setToolTip(words)
        self._fit()
        self.viewport().update()

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setAccessibleName(self.tr("Who can hold each card"))
        for number, rank in enumerate(Rank):
            self.setHorizontalHeaderItem(number, _head(rank_name(rank)))
        for number, suit in enumerate(Suit):
            self.setVerticalHeaderItem(number, _head(suit_name(suit)))
        if self._shown is not None:
            self.show_state(self._shown)

    def minimumSizeHint(self) -> QSize:
        """So that every mark can be read."""
        return QSize(self._width(_NARROWEST), self._height(_LOWEST_MARK))

    def sizeHint(self) -> QSize:
        """With some air."""
        return QSize(self._width(_USUAL), self._height(_USUAL_MARK))

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and "_suits" in self.__dict__:
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here: the first card is where it begins."""
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.setCurrentCell(0, 0)

    def _width(self, column: float) -> int:
        """How wide it is with columns of so many lines."""
        line = self.fontMetrics().height()
        return round((len(Rank) * column + _HEAD_WIDE) * line) + 2 * self.frameWidth()

    def _height(self, mark: float) -> int:
        """How high it is with marks of so many lines."""
        marks = len(self._shown.seats) if self._shown is not None else _USUAL_MARKS
        line = self.fontMetrics().height()
        return round((len(Suit) * (marks * mark + 0.25) + _HEAD_HIGH) * line) + 2 * self.frameWidth()

    def _fit(self) -> None:
        """Take the sizes that follow from the font and from the number of marks."""
        line = self.fontMetrics().height()
        self._ranks.setFixedHeight(round(_HEAD_HIGH * line))
        self._suits.setFixedWidth(round(_HEAD_WIDE * line))
        if self.maximumHeight() != self._height(_HIGHEST_MARK):
            self.setMaximumHeight(self._height(_HIGHEST_MARK))
            self.updateGeometry()

    def _clear(self) -> None:
        """Cells that tell nothing."""
        for card in CARDS:
            self.setItem(card.suit.index, card.rank.index, QTableWidgetItem())

    def _tell_current(self, row: int, column: int) -> None:
        """The keyboard has come to another card: tell what the mouse would be told."""
        item = self.item(row, column)
        if item is not None and self.hasFocus():
            box = self.visualItemRect(item)
            QToolTip.showText(self.viewport().mapToGlobal(box.bottomLeft()), item.toolTip(), self, box)


def _head(name: str) -> QTableWidgetItem:
    """A heading that is painted for the eye, with a name for the ear."""
    item = QTableWidgetItem()
    item.setData(_ACCESSIBLE, name)
    item.setToolTip(name)
    return item
