"""The layout of a round's or a game's result on the table: geometry only."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from engine.fast_dataclass import dataclass, replace
from engine.games.table import Result, ResultRow
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.layout import POSITIONS, Pose, TableLayout

_TITLE_LINES, _SENTENCE_LINES = 1.4, 3.0
_BUTTON_LINES, _TWO_BUTTONS_LINES = 2.3, 5.6
_LEAST_BUTTON_LINES = 8.0
_SHEET_PART, _SHEET_PART_LOW, _SHEET_PART_STACKED = 0.44, 0.48, 0.36
_SHEET_PART_BESIDE = 0.465  # leaves the rows room for cards where both barely fit
_SHEET_LINES, _WIDEST_SHEET_LINES = 15.0, 34.0
_ROWS_LINES = 23.0
_SMALLEST_TEXT = 0.7  # relative to that of the table
_LEAST_TEXT_BESIDE = 0.85  # the same, where that lets the points by round stand beside the rows
_STACK_LINES = 24.0
_LOW_LINES = 25.0
_TALLEST_ROW_LINES = 11.0
_OVERLAP = 0.77
_MAX_CARD = 1.5
_MARGIN_LINES, _MARGIN_PART = 1.3, 0.022
_CARDS_IN_ROW = 2.8
_PLACE_LINES = 2.4
_FIGURE_LINES = (4.0, 6.6)


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """The result at one size, in logical pixels of the view.

    Attributes:
        line: the height of a line of text.
        margin: the space between adjacent parts.
        card: the width of a revealed discard.
        panel: the area of the whole result, which covers all of the board that can be seen.
        heading: the area of the sentence about the round or the game.
        rows: a row per seat, from the top, or in the order of the places (see `ranked`).
        sheet: the area of the points by round.
        buttons: the area of the buttons; a panel that covers part of the result leaves it in sight.
    """

    line: float
    margin: float
    card: float
    panel: QRectF
    heading: QRectF
    rows: tuple[QRectF, ...]
    sheet: QRectF
    buttons: QRectF

    @staticmethod
    def for_table(table: TableLayout) -> ResultLayout:
        """Lay out the result in the middle of a table, with the points by round beside or below the rows."""
        panel, gap = _panel(table), table.margin
        seen = panel.intersected(table.uncovered)
        line = min(table.line, max(seen.width() / _ROWS_LINES, _SMALLEST_TEXT * table.line))
        inset = min(_MARGIN_LINES * line, _MARGIN_PART * panel.width())
        inner = panel.adjusted(inset, 0.8 * inset, -inset, -inset)
        is_low = inner.height() < _LOW_LINES * line
        beside = (seen.width() - 2 * inset - gap) / (_ROWS_LINES + _SHEET_LINES)
        line = beside if is_low and _LEAST_TEXT_BESIDE * line < beside < line else line
        title_lines = 0.0 if is_low else _TITLE_LINES
        heading = QRectF(inner.left(), inner.top(), inner.width(), (title_lines + _SENTENCE_LINES) * line)
        below = inner.adjusted(0, heading.height() + 0.5 * gap, 0, 0)
        is_wide = below.width() >= max((_ROWS_LINES + _SHEET_LINES) * line + gap, 1.15 * below.height())
        if panel.width() - inset > seen.width() > _LEAST_BUTTON_LINES * line:
            rows, side = _split(below, _TWO_BUTTONS_LINES * line, gap)
            side = side.intersected(seen.adjusted(inset, 0, -inset, 0))
            sheet, buttons = _split(side, _BUTTON_LINES * line, 1.7 * gap)
        elif is_wide and is_low:
            upper, buttons = _split(below, _BUTTON_LINES * line, 1.7 * gap)
            rows, sheet = _beside(upper, line, gap, _SHEET_PART_BESIDE if line == beside else _SHEET_PART_LOW)
        else:
            rows, side = _beside(below, line, gap) if is_wide else _stacked(below, line, gap)
            sheet, buttons = _split(side, _BUTTON_LINES * line, 1.7 * gap)
        if seen.width() > _LEAST_BUTTON_LINES * line:
            heading.setRight(min(heading.right(), seen.right() - inset))
        boxes = _rows(rows, line, gap, len(table.panels))
        room = rows.width() - _name_width(rows, line) - (_PLACE_LINES + sum(_FIGURE_LINES) + 0.5) * line
        tallest = 0.86 * boxes[0].height() / CARD_ASPECT
        card = min(tallest, room / _CARDS_IN_ROW, _MAX_CARD * table.board_card)
        return ResultLayout(line, gap, card, panel, heading, boxes, sheet, buttons)

    def ranked(self, result: Result) -> ResultLayout:
        """The same with the rows of the seats in the order of their places."""
        order = ranking(result)
        return replace(self, rows=tuple(self.rows[order.index(row)] for row in result.rows))

    @property
    def title(self) -> QRectF:
        """The number of the round, at the top of the heading; empty in little height."""
        height = self.heading.height() - _SENTENCE_LINES * self.line
        return QRectF(self.heading.left(), self.heading.top(), self.heading.width(), max(height, 0.0))

    @property
    def sentence(self) -> QRectF:
        """The sentence below the title."""
        return self.heading.adjusted(0, self.title.height(), 0, 0)

    @property
    def places(self) -> QRectF:
        """The podium at the end of the game, in place of the rows."""
        is_beside = self.buttons.left() >= self.rows[-1].right()
        bottom = self.buttons.bottom() if is_beside else self.rows[-1].bottom()
        return QRectF(self.rows[0].topLeft(), QPointF(self.rows[0].right(), bottom))

    def name(self, seat: int) -> QRectF:
        """The rectangle of a seat's name."""
        row, place = self.rows[seat], self.place(seat)
        return QRectF(place.right(), row.top(), _name_width(row, self.line), row.height())

    def place(self, seat: int) -> QRectF:
        """The rectangle of a seat's place, at the left of its row."""
        row = self.rows[seat]
        return QRectF(row.left(), row.top(), _PLACE_LINES * self.line, row.height())

    def figures(self, row: QRectF) -> tuple[QRectF, QRectF]:
        """The rectangles of the points of the round and of the score in a row, from the left."""
        points, score = (lines * self.line for lines in _FIGURE_LINES)
        left = row.right() - points - score
        return (
            QRectF(left, row.top(), points, row.height()),
            QRectF(left + points, row.top(), score, row.height()),
        )

    def discard(self, seat: int, number: int, count: int) -> Pose:
        """The pose of a seat's discard, by its index out of `count`; scale 1 is the width `card`."""
        row = self.rows[seat]
        left = self.name(seat).right() + 0.3 * self.line + self.card / 2
        room = self.figures(row)[0].left() - 0.2 * self.line - self.card / 2 - left
        pitch = min(self.card * _OVERLAP, room / max(count - 1, 1))
        return Pose(QPointF(left + number * pitch, row.center().y()))


def ranking(result: Result) -> list[ResultRow]:
    """The rows from the best place to the worst; of equals the first seat comes first."""
    return sorted(result.rows, key=lambda row: row.place)


def _panel(table: TableLayout) -> QRectF:
    """The area around the board, or what panels leave of it if the rows fit there, with smaller text."""
    around = _area_around_board(table)
    free = around.intersected(table.uncovered)
    return free if free.width() >= _SMALLEST_TEXT * _ROWS_LINES * table.line else around


def _area_around_board(table: TableLayout) -> QRectF:
    """The largest rectangle with the board in it that covers no seat and no pile."""
    gap = table.margin
    board = table.board.adjusted(-0.5 * gap, 0, 0.5 * gap, 0.5 * gap)
    wide = _stretched_down(_stretched_across(board, table), table)
    tall = _stretched_across(_stretched_down(board, table), table)
    return max(wide, tall, key=lambda area: area.width() * area.height())


def _stretched_across(box: QRectF, table: TableLayout) -> QRectF:
    """Widen a rectangle to the seats and piles beside it, or to the sides of the table."""
    gap, area = table.margin, table.area
    beside = [each for each in _taken(table) if each.top() < box.bottom() and box.top() < each.bottom()]
    left = max([area.left(), *(each.right() for each in beside if each.right() <= box.left())])
    right = min([area.right(), *(each.left() for each in beside if each.left() >= box.right())])
    return box.united(QRectF(left + gap, box.top(), right - left - 2 * gap, box.height()))


def _stretched_down(box: QRectF, table: TableLayout) -> QRectF:
    """Extend a rectangle to the seats and piles above and below it, or to the ends of the table."""
    gap, area = table.margin, table.area
    along = [each for each in _taken(table) if each.left() < box.right() and box.left() < each.right()]
    top = max([area.top(), *(each.bottom() for each in along if each.bottom() <= box.top())])
    bottom = min([area.bottom(), *(each.top() for each in along if each.top() >= box.bottom())])
    return box.united(QRectF(box.left(), top + gap, box.width(), bottom - top - 2 * gap))


def _taken(table: TableLayout) -> tuple[QRectF, ...]:
    return (*table.panels, *table.piles)


def _name_width(row: QRectF, line: float) -> float:
    return min(0.3 * row.width(), 11.0 * line)


def _beside(below: QRectF, line: float, gap: float, part: float = _SHEET_PART) -> tuple[QRectF, QRectF]:
    width = min(max(part * below.width(), _SHEET_LINES * line), _WIDEST_SHEET_LINES * line)
    rows = below.adjusted(0, 0, -width - 1.5 * gap, 0)
    return rows, QRectF(below.right() - width, below.top(), width, below.height())


def _stacked(below: QRectF, line: float, gap: float) -> tuple[QRectF, QRectF]:
    """Split the area into the rows at the top and the rest below; in little space, only the buttons."""
    height = _BUTTON_LINES * line
    if below.height() >= _STACK_LINES * line:
        height = _SHEET_PART_STACKED * below.height()
    return _split(below, height, gap)


def _split(below: QRectF, height: float, gap: float) -> tuple[QRectF, QRectF]:
    """Split the area into the rows at the top and a part of this height at the bottom."""
    rows = below.adjusted(0, 0, 0, -height - 0.7 * gap)
    return rows, QRectF(below.left(), below.bottom() - height, below.width(), height)


def _rows(box: QRectF, line: float, gap: float, count: int) -> tuple[QRectF, ...]:
    between = 0.8 * gap * min(1.0, len(POSITIONS) / count)
    height = min((box.height() - (count - 1) * between) / count, _TALLEST_ROW_LINES * line)
    return tuple(
        QRectF(box.left(), box.top() + number * (height + between), box.width(), height)
        for number in range(count)
    )
