"""The 52 cards as a table: a row a suit, as they lie on the table, or a column a suit where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.holders_cells import SHOWN, CardDelegate, SuitHeader
from straights_gui.view.holders_marks import SLOT
from straights_gui.view.holders_shown import HoldersShown, card_words
from straights_gui.view.words import rank_name, suit_name

_USUAL_MARKS = 3
_LOWEST_ROW, _USUAL_ROW, _HIGHEST_ROW = 1.12, 1.4, 1.9
_HEAD_HIGH, _HEAD_WIDE = 1.4, 1.7
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_LETTERS = {Rank.TEN: "10"}


class HoldersGrid(QTableWidget):
    """Shows what is known of each card; arrow keys go from card to card and tell it.

    Attributes:
        is_wide: whether the suits are the rows.
    """

    def __init__(self, parent: QWidget) -> None:
        """A table without knowledge."""
        super().__init__(parent)
        self._shown: HoldersShown | None = None
        self.is_wide = False
        self._delegate = CardDelegate(self)
        self._across = SuitHeader(Qt.Orientation.Horizontal, self)
        self._down = SuitHeader(Qt.Orientation.Vertical, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._across)
        self.setVerticalHeader(self._down)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.currentCellChanged.connect(self._on_current_changed)
        self._lay_out()
        self._fit()

    def show_holders(self, shown: HoldersShown | None) -> None:
        """Show this knowledge; with None, forget what was shown."""
        self._shown = shown
        if shown is None:
            for card in CARDS:
                self.setItem(*self.place_of(card), QTableWidgetItem())
            return
        self._delegate.letters = shown.letters
        for each in shown.cards:
            item = self.item(*self.place_of(each.card))
            words = card_words(each, shown.names)
            if item is not None and (item.data(SHOWN), item.data(_ACCESSIBLE)) != (each, words):
                item.setData(SHOWN, each)
                item.setData(_ACCESSIBLE, words)
                item.setToolTip(words)
        self._fit()
        self.viewport().update()

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setAccessibleName(self.tr("Who can hold what, card by card"))
        self._name_lines()
        if self._shown is not None:
            self.show_holders(self._shown)

    def place_of(self, card: Card) -> tuple[int, int]:
        """The row and the column of a card."""
        suit, rank = card.suit.place, card.rank.place
        return (suit, rank) if self.is_wide else (rank, suit)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the upright table may be, and as low as the rows may be."""
        return QSize(self._narrowest(len(Suit)), self._height(_LOWEST_ROW))

    def sizeHint(self) -> QSize:
        """As narrow; a little higher."""
        return QSize(self._narrowest(len(Suit)), self._height(_USUAL_ROW))

    def wide_width(self) -> int:
        """From which width on the suits are rows."""
        return self._narrowest(len(Rank))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lie or stand, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and "_down" in self.__dict__:
            self._fit()

    def _narrowest(self, columns: int) -> int:
        """How wide so many columns are at least, with their heading."""
        marks = len(self._shown.seats) if self._shown is not None else _USUAL_MARKS
        line = self.fontMetrics().height()
        return round((columns * (marks * SLOT + 0.3) + _HEAD_WIDE) * line) + 2 * self.frameWidth()

    def _height(self, row: float) -> int:
        """How high it is with rows of so many lines."""
        rows = len(Suit) if self.is_wide else len(Rank)
        line = self.fontMetrics().height()
        return round((rows * row + _HEAD_HIGH) * line) + 2 * self.frameWidth()

    def _fit(self) -> None:
        """Turn the table where it has become wide or narrow, and take the sizes that follow from the font."""
        is_wide = self.width() >= self.wide_width()
        if is_wide != self.is_wide:
            self.is_wide = is_wide
            self._lay_out()
            if self._shown is not None:
                self.show_holders(self._shown)
        line = self.fontMetrics().height()
        self._across.setFixedHeight(round(_HEAD_HIGH * line))
        self._down.setFixedWidth(round(_HEAD_WIDE * line))
        if self.maximumHeight() != self._height(_HIGHEST_ROW):
            self.setMaximumHeight(self._height(_HIGHEST_ROW))
            self.updateGeometry()

    def _lay_out(self) -> None:
        """Rows and columns anew."""
        self.clear()
        self.setRowCount(len(Suit) if self.is_wide else len(Rank))
        self.setColumnCount(len(Rank) if self.is_wide else len(Suit))
        for card in CARDS:
            self.setItem(*self.place_of(card), QTableWidgetItem())
        self._across.has_suits, self._down.has_suits = not self.is_wide, self.is_wide
        for header in (self._across, self._down):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._name_lines()

    def _name_lines(self) -> None:
        """Ranks and suits in the headings: letters and pips for the eye, names for the ear."""
        for is_rank, names in (
            (True, [(_LETTERS.get(rank, rank.value), rank_name(rank)) for rank in Rank]),
            (False, [("", suit_name(suit)) for suit in Suit]),
        ):
            for number, (letter, name) in enumerate(names):
                item = QTableWidgetItem(letter)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setData(_ACCESSIBLE, name)
                item.setToolTip(name)
                if is_rank == self.is_wide:
                    self.setHorizontalHeaderItem(number, item)
                else:
                    self.setVerticalHeaderItem(number, item)

    def _on_current_changed(self, row: int, column: int, _old_row: int, _old_column: int) -> None:
        """The keyboard has come to another card: tell what the mouse would be told."""
        item = self.item(row, column)
        if item is not None and self.hasFocus():
            box = self.visualItemRect(item)
            QToolTip.showText(self.viewport().mapToGlobal(box.bottomLeft()), item.toolTip(), self, box)
