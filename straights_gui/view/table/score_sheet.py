"""The score sheet over the table: a sentence about the result, the points by round, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
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

from engine.straights.observation import Observation
from engine.straights.record import RoundResult
from engine.straights.round_summary import FactKind, game_facts, ranking, round_facts
from engine.straights.setup import BY_SEAT
from engine.straights.text.results import highlight, match_result, standing
from engine.straights.text.sentence import Sentence
from straights_gui.view.review.result_boxes import ResultBoxes, ResultReview
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.sheet_style import SCROLL_BARS, sheet_style
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import type_unit
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.text.fill import short_name
from straights_gui.view.text.plurals import number_text
from straights_gui.view.text.rendering import shown

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
_MARGINS = (FactKind.CLOSE_GAME, FactKind.CLEAR_GAME)
"""What a player who has won reads in the title."""
_SMALLEST_FONT = 0.8
_LEAST_ROWS = 3
_LEAST_LINES = 9.0  # in which what decided a round can be read
_ROW_LINES, _TALLEST_ROW_LINES = 1.6, 2.2
_MARK_GAP = 4.0


class SeatHeader(QHeaderView):
    """The header with the names, each in its seat's colour and with its mark.

    Attributes:
        marks: the mark of the seat of each column.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks = BY_SEAT

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        """Paint the mark and the name, centred."""
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


class ScoreSheet(QFrame):
    """The result of a round or of the game, shown over the sheet that the table draws.

    Attributes:
        continued: the player wants the next round, or another game.
        review_requested: the player wants to see the cost of each choice.
        try_requested: the player wants to try the dearest move again.
        reviews_rounds: whether a round can be reviewed during the game.
    """

    continued = Signal()
    review_requested = Signal()
    try_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_sheet")
        self.title, self.note = plain_label(self), plain_label(self)
        self.note.setObjectName("note")
        self.title.setWordWrap(True)
        self.table = QTableWidget(self)
        self._header = SeatHeader(self.table)
        self.table.setHorizontalHeader(self._header)
        self.button, self.review = EnterButton(self), QPushButton(self)
        self.review.setAutoDefault(True)
        self.reviews_rounds = False
        self._set_up_table()
        self._button_top, self._line, self._has_room = 0.0, 0.0, False
        self.boxes = ResultBoxes(self)
        self.boxes.try_requested.connect(self.try_requested)
        self.boxes.rounds_requested.connect(self._show_rounds)
        self._show_again: Callable[[], None] | None = None
        self.button.clicked.connect(self.continued)
        self.review.clicked.connect(self.review_requested)
        self.apply_theme()
        self.hide()

    def apply_theme(self) -> None:
        """Apply the colours of the current theme."""
        now = tokens()
        colours = {
            "text": now.sheet_text,
            "quiet": now.sheet_quiet,
            "bubble": now.sheet_field,
            "edge": now.edge,
        }
        unit = type_unit(self.window().width(), self.window().height())
        self.setStyleSheet((_STYLE + SCROLL_BARS).format(**colours))
        self.boxes.setStyleSheet(sheet_style(theme(), unit))

    def show_scores(
        self,
        names: tuple[str, ...],
        results: tuple[RoundResult, ...],
        observation: Observation,
        layout: TableLayout,
    ) -> None:
        """Show the rounds so far, and the winners of the game, if any, to who observes."""
        self._show_again = partial(self.show_scores, names, results, observation, layout)
        self.table.setAccessibleName(self.tr("Scores by round"))
        short_names = tuple(map(short_name, names))
        scores, winners = results[-1].scores if results else (), observation.winners
        title = (standing(short_names, scores, observation.seat, is_over=bool(winners)),) if results else ()
        self.title.setText(shown(*title))
        self.note.setText(shown(*_note(short_names, results, observation)))
        self.button.setText(self.tr("Play again") if winners else self.tr("Next round"))
        self.button.setAccessibleDescription(f"{self.title.text()} {self.note.text()}".strip())
        self.review.setText(self.tr("Review this game") if winners else self.tr("Review this round"))
        self.review.setVisible(bool(winners) or self.reviews_rounds)
        self.note.setVisible(bool(self.note.text()))
        self.boxes.hide()
        columns = tuple(ranking(scores)) or tuple(range(len(names)))  # as the rows beside
        self._header.marks = tuple(observation.marks[seat] for seat in columns)
        self._fill([names[seat] for seat in columns], results, columns)
        self.fit(layout)
        self.show()
        self.lower()  # below the side panels
        self.button.setFocus()

    @property
    def table_bottom(self) -> float:
        """The bottom edge of the points by round, on the table; it depends on how the buttons have room."""
        return float(self.y() + self.table.geometry().bottom())

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game in place of the points by round, if there is room."""
        if self._has_room and self.table.height() > _LEAST_LINES * self._line:
            self.boxes.setGeometry(self.table.geometry())
            self.boxes.show_review(review)
            self.table.hide()

    def _show_rounds(self) -> None:
        self.boxes.hide()
        self.table.show()

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible() and self._show_again is not None:
            self._show_again()

    def fit(self, layout: TableLayout) -> None:
        """Set the geometry and the text size for a table."""
        result = ResultLayout.for_table(layout)
        self.setGeometry(result.panel.toRect())
        origin, line = QPointF(self.pos()), result.line
        self._line = line
        self._fit_heading(result.sentence.translated(-origin), line)
        self._fit_buttons(result.buttons.translated(-origin), line)
        sheet = result.sheet.translated(-origin)
        sheet.setBottom(min(sheet.bottom(), self._button_top - 1.2 * result.margin))
        self.table.setGeometry(sheet.toRect())
        self._has_room = sheet.height() > _LEAST_ROWS * _ROW_LINES * line
        self.boxes.setGeometry(sheet.toRect())
        self.boxes.setVisible(self._has_room and not self.boxes.isHidden())
        self.table.setVisible(self._has_room and self.boxes.isHidden())
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

    def _set_up_table(self) -> None:
        table = self.table
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.viewport().setAutoFillBackground(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _fit_heading(self, box: QRectF, line: float) -> None:
        note = 1.3 * line if self.note.text() else 0.0
        room = box.adjusted(0, 0, 0, -note).toRect()
        self.title.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        factor = 1.75
        self.title.setGeometry(room)
        self.title.setFont(text_font(line, bold=True, factor=factor))
        while factor > _SMALLEST_FONT and self.title.heightForWidth(room.width()) > room.height():
            factor -= 0.1
            self.title.setFont(text_font(line, bold=True, factor=factor))
        self.note.setFont(text_font(line))
        self.note.setGeometry(QRectF(box.left(), box.bottom() - note, box.width(), note).toRect())

    def _fit_buttons(self, box: QRectF, line: float) -> None:
        """Place the buttons side by side, the default one on the right, or below each other."""
        gap = 0.5 * line
        buttons = [self.button] if self.review.isHidden() else [self.review, self.button]
        unit = type_unit(self.window().width(), self.window().height())
        style = sheet_style(theme(), unit) + _BUTTON_STYLE.format(size=text_font(line).pixelSize())
        for button in buttons:
            button.setStyleSheet(style)
        needed = max(button.minimumSizeHint().width() for button in buttons)
        width = (box.width() - (len(buttons) - 1) * gap) / len(buttons)
        if needed <= width:
            places = [box.left() + number * (width + gap) for number in range(len(buttons))]
            boxes = [QRectF(left, box.top(), width, box.height()) for left in places]
        else:
            step = box.height() + gap
            boxes = [box.translated(0, (number - len(buttons) + 1) * step) for number in range(len(buttons))]
        for button, each in zip(buttons, boxes, strict=True):
            button.setGeometry(each.toRect())
        self._button_top = min(each.top() for each in boxes)

    def _fill(self, names: Sequence[str], results: tuple[RoundResult, ...], columns: tuple[int, ...]) -> None:
        """Write the points of the seats of the columns, which have these names."""
        table = self.table
        table.clear()
        table.setColumnCount(len(names))
        table.setRowCount(len(results) + 1)
        table.setVerticalHeaderLabels(
            [number_text(number) for number in range(1, len(results) + 1)] + [self.tr("Total")]
        )
        for column, name in enumerate(names):
            table.setHorizontalHeaderItem(column, QTableWidgetItem(name))
        for column, seat in enumerate(columns if results else ()):
            for row, result in enumerate(results):
                self._set(row, column, number_text(result.gained[seat]), bold=False)
            self._set(len(results), column, number_text(results[-1].scores[seat]), bold=True)

    def _set(self, row: int, column: int, text: str, *, bold: bool) -> None:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.table.font()
        font.setBold(bold)
        item.setFont(font)
        self.table.setItem(row, column, item)


def _note(
    names: Sequence[str], results: tuple[RoundResult, ...], observation: Observation
) -> tuple[Sentence, ...]:
    """What is remarkable, or the result of a match; the title tells who leads, and a winner the margin."""
    winners, variant, own = observation.winners, observation.variant, (observation.seat,)
    if winners and variant.duplicate_deals:
        return (match_result(names, results[-1].scores),)
    facts = game_facts(results) if winners else round_facts(results, variant) if results else ()
    if not winners:  # the title tells who leads
        facts = tuple(fact for fact in facts if fact.kind is not FactKind.NEW_LEADER or fact.seats != own)
    told = {FactKind.LEADER, *(_MARGINS if winners == own else ())}
    return tuple(highlight(fact, names) for fact in facts[:1] if fact.kind not in told)
