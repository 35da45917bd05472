"""How each part of a sheet is drawn."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QGridLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.protocol import sheet as values
from engine.text.cards import card_words
from engine.text.sentence import signs
from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.sheets.article import ArticleView
from straights_gui.view.sheets.calendar_view import day_view_of
from straights_gui.view.sheets.choice_view import ChoiceView
from straights_gui.view.sheets.plot import PlotView
from straights_gui.view.style.parts.buttons import Text, box, label, line
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.layouts import TOP, column_of, row_of
from straights_gui.view.style.plain_text import SELECTABLE, link
from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.rendering import short_name, shown

_SIDE = 14


class SeatMark(QWidget):
    """Shows the mark in its colour."""

    def __init__(self, parent: QWidget, mark: int) -> None:
        super().__init__(parent)
        self._mark = mark
        self.setFixedSize(_SIDE, _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = smooth_painter(self), tokens()
        middle, colour = QPointF(_SIDE / 2, _SIDE / 2), QColor(now.seats[self._mark])
        paint_seat_mark(painter, middle, 0.4 * _SIDE, self._mark, colour, QColor(now.box))


_THICK, _LEAST = 5, 60


def meter(parent: QWidget, name: str, share: float, colour: str | QColor = "") -> QProgressBar:
    """Return a bar for a share from 0 to 1; `name` says to screen readers of what."""
    bar = QProgressBar(parent)
    bar.setAccessibleName(name)
    bar.setRange(0, 100)
    bar.setValue(round(100 * min(max(share, 0.0), 1.0)))
    bar.setTextVisible(False)
    bar.setFixedHeight(_THICK)
    bar.setMinimumWidth(_LEAST)
    if colour:
        bar.setStyleSheet(f"QProgressBar::chunk {{ background: {QColor(colour).name()}; }}")
    return bar


ROOM_FOR_TILES, _NARROW_COLUMNS = 800, 3
"""From this width on all tiles stand in a row."""

_LETTERS_A_CARD, _BESIDE_CARDS = 4.4, 220  # the latter in pixels: names, margins and gaps
_LEAST_PLOT, _LONG_CODE = 260, 64
_TEXTS = {"program": Text.TITLE, "title": Text.TITLE, "strong": Text.STRONG, "quiet": Text.QUIET}


def view_of(parent: QWidget, part: values.Part, width: int) -> QWidget:
    """The drawing of a part that is no box, in a sheet of a width."""
    match part:
        case values.Note(kind="lines"):
            return _lines(parent, text_of(part.text))
        case values.Note():
            return _note(parent, part)
        case values.Rows(kind="tiles"):
            return _tiles(parent, part.rows, len(part.rows) if width >= ROOM_FOR_TILES else _NARROW_COLUMNS)
        case values.Rows(kind="players"):
            return _players(parent, part.rows)
        case values.Rows(kind="codes"):
            return _codes(parent, part.rows)
        case values.Rows():
            return _list(parent, part.rows)
        case values.Keys():
            return _keys(parent, part)
        case values.Article():
            return ArticleView(parent, part)
        case values.CardRows():
            return _cards(parent, part, width)
        case values.Meters():
            return _meters(parent, part)
        case values.Pages():
            return PagesView(parent, part)
        case values.SheetChoice():
            return ChoiceView(parent, part, width)
        case values.Box():
            return box(parent)
        case _:
            return day_view_of(parent, part)


def text_of(value: values.Shown) -> str:
    """What stands in a place of a sheet, in the player's language."""
    return shown(signs("{value}", value=value))


def _made(parent: QWidget, layout: QGridLayout | QFormLayout) -> QWidget:
    made = QWidget(parent)
    made.setLayout(layout)
    layout.setContentsMargins(0, 0, 0, 0)
    return made


def _note(parent: QWidget, part: values.Note) -> QWidget:
    """A paragraph; links in it can be followed with the keyboard, too."""
    made = label(parent, text_of(part.text), _TEXTS.get(part.kind, Text.BODY), wraps=True)
    if part.links:
        text = escape(made.text())
        for each in part.links:
            text = text.replace(escape(each.text), link(each.address, each.text))
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setText(text)
        made.setOpenExternalLinks(True)
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction | SELECTABLE)
    return made


def _lines(parent: QWidget, text: str) -> QWidget:
    """A text that is scrolled by itself, with the keyboard, too; Tab leaves it."""
    made = QPlainTextEdit(text, parent)
    made.setReadOnly(True)
    made.setTextInteractionFlags(SELECTABLE)
    made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return made


def _keys(parent: QWidget, part: values.Keys) -> QWidget:
    table = QTableWidget(len(part.rows), len(part.heads), parent)
    table.setAccessibleName(shown(part.name))
    table.setTabKeyNavigation(False)
    table.setHorizontalHeaderLabels([shown(head) for head in part.heads])
    table.verticalHeader().hide()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    for number, row in enumerate(part.rows):
        for column, value in enumerate((row.name, row.value)):
            table.setItem(number, column, QTableWidgetItem(text_of(value)))
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def _tiles(parent: QWidget, rows: tuple[values.Row, ...], columns: int) -> QWidget:
    grid = QGridLayout()
    made = _made(parent, grid)
    grid.setSpacing(12)
    for number, row in enumerate(rows):
        frame = box(made)
        said = ((row.name, Text.QUIET), (row.value, Text.HEADLINE), (row.note, Text.QUIET))
        texts = [label(frame, text_of(value), kind, wraps=True) for value, kind in said if text_of(value)]
        column_of(*texts, None, spacing=2, margins=(16, 12, 16, 12), parent=frame)
        grid.addWidget(frame, number // columns, number % columns)
    for column_number in range(columns):
        grid.setColumnStretch(column_number, 1)
    return made


def _codes(parent: QWidget, rows: tuple[values.Row, ...]) -> QWidget:
    form = QFormLayout()
    made = _made(parent, form)
    form.setSpacing(12)
    for row in rows:
        text = text_of(row.value)
        half = len(text) // 2
        value = label(made, text if len(text) < _LONG_CODE else f"{text[:half]}\n{text[half:]}")
        value.setTextInteractionFlags(SELECTABLE)
        form.addRow(text_of(row.name), value)
    return made


def _players(parent: QWidget, rows: tuple[values.Row, ...]) -> QWidget:
    grid = QGridLayout()
    made = _made(parent, grid)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(2, 1)
    for number, row in enumerate(rows):
        name, player = text_of(row.name), row.player
        assert player is not None
        kind, colour = Text.STRONG if player.is_own else Text.BODY, tokens().seats[player.mark]
        score = label(made, text_of(row.value), Text.STRONG)
        grid.addWidget(SeatMark(made, player.mark), number, 0)
        grid.addWidget(label(made, short_name(name), kind), number, 1)
        grid.addWidget(meter(made, name, row.share, colour), number, 2)
        grid.addWidget(score, number, 3, Qt.AlignmentFlag.AlignRight)
    return made


def _list(parent: QWidget, rows: tuple[values.Row, ...]) -> QWidget:
    made = QWidget(parent)
    pairs = (
        row_of(
            (label(made, text_of(each.name), Text.QUIET, wraps=True), 1),
            (label(made, text_of(each.value), Text.STRONG), 0, TOP),
        )
        for each in rows
    )
    column_of(*pairs, None, spacing=6, parent=made)
    return made


def _cards(parent: QWidget, part: values.CardRows, width: int) -> QWidget:
    grid = QGridLayout()
    made = _made(parent, grid)
    grid.setSpacing(3)
    room = (width - _BESIDE_CARDS) / max(len(row.cards) for row in part.rows)
    wanted = parent.fontMetrics().horizontalAdvance("0") * _LETTERS_A_CARD
    pixmaps = CardPixmaps.for_theme(min(wanted, room), parent.devicePixelRatioF())
    for number, row in enumerate(part.rows):
        grid.addWidget(label(made, row.name), number, 0)
        for column, card in enumerate(row.cards, 1):
            picture, name = QLabel(made), shown(card_words(card))
            picture.setPixmap(pixmaps.face(card))
            picture.setToolTip(name)
            picture.setAccessibleName(name)
            grid.addWidget(picture, number, column)
    return made


def _meters(parent: QWidget, part: values.Meters) -> QWidget:
    """A bar for each count, the first one in the colour of what is best, and a line below them."""
    grid = QGridLayout()
    made = _made(parent, grid)
    grid.setHorizontalSpacing(12)
    grid.addWidget(label(made, shown(part.title), Text.HEADING), 0, 0, 1, 3)
    for number, each in enumerate(part.rows, 1):
        name, colour = text_of(each.name), "" if number == 1 else sheet_seat_colour(0)
        grid.addWidget(label(made, name, Text.STRONG), number, 0)
        grid.addWidget(meter(made, name, each.share, colour), number, 1)
        grid.addWidget(label(made, text_of(each.value)), number, 2, Qt.AlignmentFlag.AlignRight)
    grid.addWidget(line(made), len(part.rows) + 1, 0, 1, 3)
    grid.setColumnStretch(1, 1)
    return made


class PagesView(QWidget):
    """Plots in one place, with the heading of the one in sight, and segments that choose it.

    Attributes:
        choice: the segments.
    """

    def __init__(self, parent: QWidget, part: values.Pages) -> None:
        super().__init__(parent)
        self._heading = label(self, "", Text.HEADING, wraps=True)
        self._names = [shown(page.plot.name) for page in part.pages]
        self._stack = QStackedWidget(self)
        self._stack.setMinimumHeight(_LEAST_PLOT)
        self.choice = Segments(self, shown(part.name), [shown(page.title) for page in part.pages])
        self.choice.setVisible(len(part.pages) > 1)
        self.choice.chosen.connect(self.show_page)
        for page in part.pages:
            self._stack.addWidget(_plot(self, page.plot))
        column_of(row_of((self._heading, 1), (self.choice, 0, TOP)), (self._stack, 1), parent=self)
        self.show_page(0)

    def show_page(self, number: int) -> None:
        """Show a plot, from 0."""
        self.choice.set_index(number)
        self._heading.setText(self._names[number])
        self._stack.setCurrentIndex(number)


def _plot(parent: QWidget, plot: values.Plot) -> QWidget:
    made = QWidget(parent)
    note = [] if plot.note is None else [(label(made, shown(plot.note), wraps=True), 0, TOP)]
    view = [(PlotView(made, plot), 1)] if plot.line or plot.caption is not None else []
    column_of(*note, *view, parent=made)
    return made
