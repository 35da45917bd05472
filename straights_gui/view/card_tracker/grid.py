"""The 52 cards as a table: a row per suit and a column per rank, as on the board."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QFont,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

from engine.cards.card import CARDS, Rank, Suit
from engine.protocol.sheet import CardGrid, CardMark
from engine.text.cards import RANK_WORDS, SUIT_WORDS, rank_sign
from straights_gui.view.cards.artwork import pip
from straights_gui.view.cards.shape import faint, fill_at, round_pen, rounded_box
from straights_gui.view.style.plain_text import plain_tooltip
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.rendering import shown, spoken

_PLACE = 1.45
"""The maximum height of a mark, in line heights."""

_LETTER = 0.8
_PILL = 0.42
_CARD = 0.98
_FAINT = 0.62


def paint_card(painter: QPainter, box: QRectF, mark: CardMark, palette: QPalette, line: float) -> None:
    """Paint what is known of a card into a box, with text of a line height."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark.place == "on_table":
        _paint_tick(painter, box.center(), line, palette)
    elif mark.place == "in_hand":
        _paint_own(painter, box.center(), line, palette)
    elif mark.place == "held":
        height = min((box.height() - 2.0) / len(mark.holders), _PLACE * line)
        top = box.center().y() - height * len(mark.holders) / 2
        for number, letter in enumerate(mark.holders):
            place = QRectF(box.left(), top + number * height, box.width(), height)
            _paint_holder(painter, place, letter, palette, line)
    else:
        _paint_back(painter, box.center(), line, palette, is_mine=mark.place == "put_down")
    painter.restore()


def _paint_holder(painter: QPainter, place: QRectF, letter: str, palette: QPalette, line: float) -> None:
    """Paint a letter on a filled background for a possible holder, a short stroke for an impossible one."""
    text = palette.color(QPalette.ColorRole.Text)
    if not letter:
        half = QPointF(0.17 * line, 0.0)
        painter.setPen(QPen(faint(text, _FAINT), max(1.0, 0.07 * line)))
        painter.drawLine(place.center() - half, place.center() + half)
        return
    size = QSizeF(min(place.width() - 3.0, 1.3 * line), min(place.height() - 1.5, 1.1 * line))
    pill = QRectF(QPointF(), size)
    pill.moveCenter(place.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(palette.color(QPalette.ColorRole.Highlight), _PILL))
    painter.drawRoundedRect(pill, 0.2 * line, 0.2 * line)
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(min(_LETTER * line, 0.95 * size.height()))))
    painter.setFont(font)
    painter.setPen(text)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, letter)


def _paint_tick(painter: QPainter, middle: QPointF, line: float, palette: QPalette) -> None:
    """Paint a tick: the card is on the table."""
    colour = faint(palette.color(QPalette.ColorRole.Text), _FAINT)
    painter.setPen(round_pen(colour, max(1.2, 0.09 * line)))
    corners = ((-0.24, 0.02), (-0.07, 0.2), (0.26, -0.22))
    painter.drawPolyline(QPolygonF([middle + QPointF(x * line, y * line) for x, y in corners]))


def _paint_own(painter: QPainter, middle: QPointF, line: float, palette: QPalette) -> None:
    """Paint an upright, filled card: it is in the viewer's hand."""
    path = _card_outline(middle, QSizeF(0.72 * _CARD * line, 1.1 * _CARD * line))
    painter.fillPath(path, palette.color(QPalette.ColorRole.Highlight))
    painter.strokePath(path, QPen(palette.color(QPalette.ColorRole.Text), 1.0))


def _paint_back(painter: QPainter, middle: QPointF, line: float, palette: QPalette, *, is_mine: bool) -> None:
    """Paint a hatched card on its side: it is face down; the viewer's own has a dot."""
    colour = palette.color(QPalette.ColorRole.Text)
    path = _card_outline(middle, QSizeF(0.96 * _CARD * line, 0.66 * _CARD * line))
    painter.fillPath(path, palette.color(QPalette.ColorRole.Base))
    painter.fillPath(path, QBrush(faint(colour, _FAINT), Qt.BrushStyle.BDiagPattern))
    painter.strokePath(path, QPen(colour, 1.0))
    if is_mine:
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), 0.1 * line))
        painter.setBrush(colour)
        painter.drawEllipse(middle, 0.24 * line, 0.24 * line)


def _card_outline(middle: QPointF, size: QSizeF) -> QPainterPath:
    box = QRectF(QPointF(), size)
    box.moveCenter(middle)
    return rounded_box(box, 0.16 * size.height())


_USUAL_MARKS = 3
_MIN_MARK, _USUAL_MARK, _MAX_MARK = 0.86, 1.2, 1.9
_NARROWEST, _USUAL = 1.2, 1.6
_HEAD_HIGH, _HEAD_WIDE = 1.4, 1.6
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_MARK = Qt.ItemDataRole.UserRole  # the role of a cell's CardMark
_LETTERS = tuple(map(rank_sign, Rank))
_PIP = 0.72
_FOCUS_RING = 2.0


class CardDelegate(QStyledItemDelegate):
    """Paints the cells."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the state of the card, and a ring around the cell with the keyboard focus."""
        painter.fillRect(option.rect, panel_palette().color(QPalette.ColorRole.Base))
        box = QRectF(option.rect)
        mark = index.data(_MARK)
        if isinstance(mark, CardMark):
            paint_card(painter, box, mark, panel_palette(), option.fontMetrics.height())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(panel_palette().color(QPalette.ColorRole.Text), _FOCUS_RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(_FOCUS_RING, _FOCUS_RING, -_FOCUS_RING, -_FOCUS_RING))


class CardHeader(QHeaderView):
    """A header of ranks or of suits."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803  # Qt's
        """Paint a rank without the usual margins, which would clip it, or a suit as a pip."""
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = panel_palette().color(QPalette.ColorRole.ButtonText)
        if self.orientation() is Qt.Orientation.Horizontal:
            painter.setFont(self.font())
            painter.setPen(colour)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _LETTERS[logicalIndex])
        else:
            shape, side = pip(tuple(Suit)[logicalIndex]), _PIP * self.fontMetrics().height()
            fill_at(painter, shape, QRectF(rect).center(), side, colour)
        painter.restore()


class CardTrackerGrid(QTableWidget):
    """Shows the state of each card; arrow keys move between the cards and show their tooltips."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(len(Suit), len(Rank), parent)
        self._grid: CardGrid | None = None
        self._ranks = CardHeader(Qt.Orientation.Horizontal, self)
        self._suits = CardHeader(Qt.Orientation.Vertical, self)
        self.setItemDelegate(CardDelegate(self))
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

    def show_grid(self, grid: CardGrid | None) -> None:
        """Show what is known of the cards; None clears the table."""
        self._grid = grid
        if grid is None:
            self._clear()
            return
        self.setAccessibleName(shown(grid.name))
        for card, mark in zip(CARDS, grid.cards, strict=True):
            item, text = self.item(card.suit.index, card.rank.index), spoken(mark.text)
            if item is not None and (item.data(_MARK), item.data(_ACCESSIBLE)) != (mark, text):
                item.setData(_MARK, mark)
                item.setData(_ACCESSIBLE, text)
                item.setToolTip(plain_tooltip(text))
        self._fit()
        self.viewport().update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for number, rank in enumerate(Rank):
            self.setHorizontalHeaderItem(number, _head(shown(RANK_WORDS[rank])))
        for number, suit in enumerate(Suit):
            self.setVerticalHeaderItem(number, _head(shown(SUIT_WORDS[suit])))
        if self._grid is not None:
            self.show_grid(self._grid)

    def minimumSizeHint(self) -> QSize:
        """Return the size at which every mark is legible."""
        return QSize(self._width(_NARROWEST), self._height(_MIN_MARK))

    def sizeHint(self) -> QSize:
        return QSize(self._width(_USUAL), self._height(_USUAL_MARK))

    def changeEvent(self, event: QEvent) -> None:
        """Update the sizes when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the first card if none is current."""
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.setCurrentCell(0, 0)

    def _width(self, column: float) -> int:
        """The width with columns of this many line heights."""
        line = self.fontMetrics().height()
        return round((len(Rank) * column + _HEAD_WIDE) * line) + 2 * self.frameWidth()

    def _height(self, mark: float) -> int:
        """The height with marks of this many line heights."""
        cards = () if self._grid is None else self._grid.cards
        marks = max((len(each.holders) for each in cards), default=0) or _USUAL_MARKS
        line = self.fontMetrics().height()
        return round((len(Suit) * (marks * mark + 0.25) + _HEAD_HIGH) * line) + 2 * self.frameWidth()

    def _fit(self) -> None:
        """Set the sizes for the font and the number of marks."""
        line = self.fontMetrics().height()
        self._ranks.setFixedHeight(round(_HEAD_HIGH * line))
        self._suits.setFixedWidth(round(_HEAD_WIDE * line))
        if self.maximumHeight() != self._height(_MAX_MARK):
            self.setMaximumHeight(self._height(_MAX_MARK))
            self.updateGeometry()

    def _clear(self) -> None:
        for card in CARDS:
            self.setItem(card.suit.index, card.rank.index, QTableWidgetItem())

    def _tell_current(self, row: int, column: int) -> None:
        """Show the tooltip of the current cell when the keyboard has moved to it."""
        item = self.item(row, column)
        if item is not None and self.hasFocus():
            box = self.visualItemRect(item)
            QToolTip.showText(self.viewport().mapToGlobal(box.bottomLeft()), item.toolTip(), self, box)


def _head(name: str) -> QTableWidgetItem:
    """Return a custom-painted header item, with a name for screen readers."""
    item = QTableWidgetItem()
    item.setData(_ACCESSIBLE, name)
    item.setToolTip(plain_tooltip(name))
    return item
