"""The score sheet over the table: a sentence about the result, the points by round, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.games.table import Result, SeatData
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.sheet_style import SCROLL_BARS, sheet_style
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import type_unit
from straights_gui.view.table.fitted_panel import FittedPanel
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.results.result_boxes import ResultBoxes, ResultReview
from straights_gui.view.table.results.result_layout import ResultLayout, ranking
from straights_gui.view.text.rendering import number_text, shown

_MARK_GAP = 4.0


class SeatHeader(QHeaderView):
    """The header with the names, each in its seat's colour and with its mark.

    Attributes:
        marks: the mark of the seat of each column.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[int, ...] = ()

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        mark, gap = (self._mark_size(), _MARK_GAP) if self.has_marks() else (0.0, 0.0)
        name = self._name(logical_index)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, rect.width() - mark - 2 * gap)
        left = rect.center().x() - (mark + gap + metrics.horizontalAdvance(name)) / 2
        seat_mark = self.marks[logical_index]
        colour = sheet_seat_colour(seat_mark)
        middle = QPointF(left + mark / 2, rect.center().y() + 0.5)
        if mark:
            paint_seat_mark(painter, middle, 0.5 * mark, seat_mark, colour, QColor(tokens().sheet))
        painter.setPen(colour)
        painter.setFont(self.font())
        box = QRectF(rect).adjusted(left + mark + gap - rect.left(), 0, 0, 0)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
        painter.restore()

    def has_marks(self) -> bool:
        """Whether all names fit with their marks; otherwise no marks are shown."""
        metrics, taken = QFontMetricsF(self.font()), self._mark_size() + 2 * _MARK_GAP
        return all(
            metrics.horizontalAdvance(self._name(seat)) <= self.sectionSize(seat) - taken
            for seat in range(self.count())
        )

    def _mark_size(self) -> float:
        return 0.6 * QFontMetricsF(self.font()).height()

    def _name(self, seat: int) -> str:
        return str(self.model().headerData(seat, self.orientation()))


_STYLE = """
QFrame#score_sheet {{ background: transparent; }}
QLabel {{ color: {text}; }}
QLabel#note {{ color: {quiet}; }}
QTableWidget {{ background: transparent; alternate-background-color: {bubble}; color: {text}; border: 0; }}
QTableWidget::item {{ border: 0; padding: 0 2px; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: {quiet}; border: 0; padding: 2px; }}
QTableCornerButton::section {{ background: transparent; border: 0; }}
"""
_BUTTON_STYLE = "QPushButton {{ min-height: 0; padding: 4px 6px; font-size: {size}px; }}"
"""Buttons that fill their places, in the text size of the table."""
_SMALLEST_FONT = 0.8
_LEAST_ROWS = 3
_ROW_LINES, _TALLEST_ROW_LINES = 1.6, 2.2


class ScoreSheet(FittedPanel):
    """The result of a round or of the game, shown over the sheet that the table draws.

    Attributes:
        opened: it was shown, or shown again.
        button: goes on with the next round, or another game.
        review: asks for the cost of each choice.
        again: asks to try the dearest move again.
        reviews: whether a result can be reviewed; None if only that of a game can.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_sheet")
        self.title, self.note = plain_label(self), plain_label(self)
        self.note.setObjectName("note")
        self.title.setWordWrap(True)
        self.table = QTableWidget(self)
        self._header = SeatHeader(self.table)
        self.table.setHorizontalHeader(self._header)
        self.boxes = ResultBoxes(self)
        self.again, self.review, self.button = QPushButton(self), QPushButton(self), EnterButton(self)
        for each in (self.review, self.again):
            each.setAutoDefault(True)
        self.reviews: bool | None = None
        self._set_up_table()
        self._button_top, self._shows_rounds, self._is_reviewed = 0.0, False, False
        self._told: ResultReview | None = None
        self.boxes.rounds_requested.connect(self._show_rounds)
        self._show_again: Callable[[], None] | None = None
        self._fact = ""
        FocusRing(self)
        self.hide()

    def show_scores(
        self, seats: tuple[SeatData, ...], viewer: int | None, result: Result, layout: TableLayout
    ) -> None:
        """Show the rounds so far, and the winners of the game, if any, to who observes."""
        self._show_again = partial(self.show_scores, seats, viewer, result, layout)
        self.table.setAccessibleName(self.tr("Scores by round"))
        self.title.setText(shown(result.title))
        self._fact = shown(*result.notes)
        self.note.setText(self._fact)
        self.button.setText(self.tr("Play again") if result.is_last else self.tr("Next round"))
        self.button.setAccessibleDescription(f"{self.title.text()} {self.note.text()}".strip())
        self.review.setText(self.tr("Review this game") if result.is_last else self.tr("Review this round"))
        self.review.setVisible(self.reviews is not False if result.is_last else self.reviews is True)
        self.again.setText(QCoreApplication.translate("ResultBoxes", "Try that move again"))
        self._is_reviewed = self.reviews is True and viewer is not None
        self._told, self._shows_rounds = None, False
        self._header.marks = tuple(seats[row.seat].mark for row in ranking(result))  # as the rows beside
        self._fill(seats, result)
        self.fit(layout)
        self.show()
        self.lower()  # below the side panels
        self.button.setFocus()
        self.opened.emit()

    @property
    def table_bottom(self) -> float:
        """The bottom edge of the points by round, on the table; it depends on how the buttons have room."""
        return float(self.y() + self.table.geometry().bottom())

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game: in the boxes, or where they have no room in a sentence."""
        self._told = review
        self.boxes.show_review(review)
        self.refit()

    def tell_fact(self, fact: str) -> None:
        """Tell something in place of what is remarkable."""
        self._fact = fact
        self.refit()

    def _show_rounds(self) -> None:
        self._shows_rounds = True
        self.refit()

    def retranslate(self) -> None:
        if self.isVisible() and self._show_again is not None:
            self._show_again()

    def fit(self, layout: TableLayout) -> None:
        """Set the geometry, the text size for a table, and the colours of the theme."""
        self._layout = layout
        self._set_style()
        result = ResultLayout.for_table(layout)
        self.setGeometry(result.panel.toRect())
        line, origin = result.line, QPointF(self.pos())
        sheet = self._fit_parts(result, origin)
        self._fit_heading(result.sentence.translated(-origin), line)
        font = text_font(line, factor=0.92)
        self.table.setFont(font)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setFont(font)
        for row in range(self.table.rowCount()):
            self.table.verticalHeaderItem(row).setFont(font)  # the style sheet overrules that of the header
        tall = sheet.height() / (self.table.rowCount() + 2)
        section = max(_ROW_LINES * line, min(tall, _TALLEST_ROW_LINES * line))
        self.table.verticalHeader().setDefaultSectionSize(round(section))
        self.table.horizontalHeader().setFixedHeight(round(section))
        self.table.scrollToBottom()

    def _set_style(self) -> None:
        now, window = tokens(), self.window()
        colours = {"text": now.sheet_text, "quiet": now.sheet_quiet, "bubble": now.sheet_field}
        self.setStyleSheet((_STYLE + SCROLL_BARS).format(edge=now.edge, **colours))
        self.boxes.setStyleSheet(sheet_style(theme(), type_unit(window.width(), window.height())))

    def _fit_parts(self, result: ResultLayout, origin: QPointF) -> QRectF:
        """Place the buttons, and the boxes or the points by round above them, in the rectangle returned."""
        shows_boxes = self._told is not None and not self._shows_rounds
        self.again.setEnabled(self._told is not None and self._told.dearest is not None)
        self.again.setVisible(self._is_reviewed)  # before the review, too, so that no button moves
        sheet = self._above_buttons(result, origin)
        if self._button_top < result.sheet.top() - origin.y() - 1:  # it would cover the rows
            self.again.hide()
            sheet = self._above_buttons(result, origin)
        if shows_boxes and not self.boxes.has_room_for_all(int(sheet.width()), int(sheet.height())):
            shows_boxes = self.boxes.has_room_for_one(int(sheet.width()), int(sheet.height()))
        self.boxes.setGeometry(sheet.toRect())
        self.boxes.fit()  # also if they keep their size
        self.boxes.setVisible(shows_boxes)
        self.table.setGeometry(sheet.toRect())
        self.table.setVisible(not shows_boxes and sheet.height() > _LEAST_ROWS * _ROW_LINES * result.line)
        return sheet

    def _above_buttons(self, result: ResultLayout, origin: QPointF) -> QRectF:
        """Place the buttons; returns what they leave of the place for the points by round."""
        self._fit_buttons(result.buttons.translated(-origin), result.line)
        sheet = result.sheet.translated(-origin)
        sheet.setBottom(min(sheet.bottom(), self._button_top - 1.2 * result.margin))
        return sheet

    def _set_up_table(self) -> None:
        table = self.table
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setCornerButtonEnabled(False)
        table.setAlternatingRowColors(True)
        table.viewport().setAutoFillBackground(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _fit_heading(self, box: QRectF, line: float) -> None:
        self.note.setFont(text_font(line))
        self.note.setText(self._note_for(box.width()))
        self.note.setVisible(bool(self.note.text()))
        note = 1.3 * line if self.note.text() else 0.0
        room = box.adjusted(0, 0, 0, -note).toRect()
        self.title.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        factor = 1.75
        self.title.setGeometry(room)
        self.title.setFont(text_font(line, bold=True, factor=factor))
        while factor > _SMALLEST_FONT and self.title.heightForWidth(room.width()) > room.height():
            factor -= 0.1
            self.title.setFont(text_font(line, bold=True, factor=factor))
        self.note.setGeometry(QRectF(box.left(), box.bottom() - note, box.width(), note).toRect())

    def _note_for(self, width: float) -> str:
        """What is remarkable; where the boxes have no room, what cost the player most."""
        told, metrics = self._told, QFontMetricsF(self.note.font())
        if told is None or self._shows_rounds or not self.boxes.isHidden():
            return self._fact
        reason = "" if told.dearest is None else told.dearest.reason
        texts = (f"{told.headline} {reason}".strip(), reason or told.headline)
        return next((text for text in texts if metrics.horizontalAdvance(text) <= width), told.headline)

    def _fit_buttons(self, box: QRectF, line: float) -> None:
        """Place the buttons side by side, the default one on the right, in as many rows as they need."""
        gap = 0.5 * line
        buttons = [each for each in (self.again, self.review, self.button) if not each.isHidden()]
        unit = type_unit(self.window().width(), self.window().height())
        style = sheet_style(theme(), unit) + _BUTTON_STYLE.format(size=text_font(line).pixelSize())
        for button in buttons:
            button.setStyleSheet(style)
        place = QRectF(box)
        while buttons:
            row = _last_that_fit(buttons, box.width(), gap)
            needed = [button.minimumSizeHint().width() for button in row]
            spare = (box.width() - sum(needed) - (len(row) - 1) * gap) / len(row)
            for button, width in zip(row, needed, strict=True):
                button.setGeometry(QRectF(place.topLeft(), QSizeF(width + spare, box.height())).toRect())
                place.translate(width + spare + gap, 0)
            buttons = buttons[: -len(row)]
            self._button_top = place.top()
            place.moveTo(box.left(), place.top() - box.height() - gap)

    def _fill(self, seats: tuple[SeatData, ...], result: Result) -> None:
        """Write the points of the seats, a column for each."""
        table, rounds = self.table, result.rounds
        table.clear()
        table.setColumnCount(len(result.rows))
        table.setRowCount(len(rounds) + 1)
        table.setVerticalHeaderLabels(
            [number_text(number) for number in range(1, len(rounds) + 1)] + [self.tr("Total")]
        )
        for column, seat in enumerate(ranking(result)):
            table.setHorizontalHeaderItem(column, QTableWidgetItem(seats[seat.seat].name))
            for row, gained in enumerate(rounds):
                self._set(row, column, number_text(gained[seat.seat]), bold=False)
            self._set(len(rounds), column, shown(seat.columns[-1].text), bold=True)

    def _set(self, row: int, column: int, text: str, *, bold: bool) -> None:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.table.font()
        font.setBold(bold)
        item.setFont(font)
        self.table.setItem(row, column, item)


def _last_that_fit(buttons: Sequence[QPushButton], width: float, gap: float) -> Sequence[QPushButton]:
    """As many of the last buttons as have room beside each other, at least one."""
    count, taken = 0, -gap
    for button in reversed(buttons):
        taken += gap + button.minimumSizeHint().width()
        if count and taken > width:
            break
        count += 1
    return buttons[-count:]
