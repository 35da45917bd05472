"""The sheet behind a result, and a seat's row on it: its name, and the figures that are counted up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from engine.fast_dataclass import dataclass, replace
from engine.text.sentence import signed
from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.portraits.expressions import Expression, Eyes, Mouth
from straights_gui.view.portraits.painting import portrait_pixmap
from straights_gui.view.portraits.people import PEOPLE
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.items.seat_painting import paint_meter
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.text.rendering import fill, number_text, shown
from straights_gui.view.text.table_text import level_text

_SHEET_LAYER = 20
RESULT_LAYER = 21


class ResultSheet(QGraphicsPathItem):
    """The sheet with its title; the score sheet shows a sentence below the title."""

    def __init__(self, layout: ResultLayout, ratio: float, title: str) -> None:
        super().__init__(rounded_box(layout.panel, min(Radius.SHEET, 2 * layout.margin)))
        self.setBrush(QColor(tokens().sheet))
        self.setPen(QPen(QColor(tokens().sheet_line), 1.0))
        self.setZValue(_SHEET_LAYER)
        box = layout.title
        if box.height() < layout.line:
            return
        pixmap, painter = begin_pixmap(box.size(), ratio)
        painter.translate(-box.topLeft())
        draw_text(painter, box, layout.line, title, colour=tokens().sheet_quiet)
        painter.end()
        item = QGraphicsPixmapItem(pixmap, self)
        item.setPos(box.topLeft())


_PORTRAIT_LINES = 3.0
_LEAST_NAME_LINES = 5.5
_METER_LINES, _METER = 5.0, 4.0
_TWO_LINES = 3.2
_ACCENT_IN_OWN_ROW = 0.12
GLAD = Expression(eyes=Eyes.HAPPY, mouth=Mouth.GRIN)


@dataclass(frozen=True, slots=True)
class ResultRowState:
    """The contents of a row.

    Attributes:
        points: the points of the round counted so far.
        score: the score of the game, including these points.
        place: the place by score, from 1; None while points are counted.
        is_clean: whether the count is finished and the seat has no points.
    """

    points: int | None = None
    score: int | None = None
    place: int | None = None
    is_clean: bool = False


class ResultRow(QGraphicsPixmapItem):
    """A row, repainted only when it changes."""

    def __init__(self, seat: int, layout: ResultLayout, ratio: float, person: SeatState) -> None:
        """`person` is the seat as it is at the table."""
        super().__init__()
        self._person = person
        self._seat, self._layout, self._ratio = seat, layout, ratio
        self._line = min(layout.line, layout.rows[seat].height() / 1.4)  # so that no text is cut
        self._mark, self._portrait = person.data.mark, person.portrait
        self.state = ResultRowState()
        self.setPos(layout.rows[seat].topLeft())
        self.setZValue(RESULT_LAYER)

    def show_figures(self, **changes: object) -> None:
        """Change fields of the state."""
        state = replace(self.state, **changes)  # type: ignore[arg-type]  # fields by name
        if state == self.state:
            return
        self.state = state
        row = self._layout.rows[self._seat]
        pixmap, painter = begin_pixmap(row.size(), self._ratio)
        painter.translate(-row.topLeft())
        self._paint(painter, row, state)
        painter.end()
        self.setPixmap(pixmap)

    def _paint(self, painter: QPainter, row: QRectF, state: ResultRowState) -> None:
        line = self._line
        is_own = self._person.is_viewer
        painter.setBrush(QColor(own_row_colour() if is_own else tokens().box))
        edge = sheet_seat_colour(self._mark) if is_own else QColor(tokens().hair)
        painter.setPen(QPen(edge, 1.5 if is_own else 1.0))
        corner = min(Radius.PLATE, 0.6 * line)
        painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), corner, corner)
        if state.place is not None:
            colour = tokens().sheet_accent if state.place == 1 else tokens().sheet_text
            middle, place = Qt.AlignmentFlag.AlignHCenter, self._layout.place(self._seat)
            text = number_text(state.place)
            draw_text(painter, place, 1.3 * line, text, bold=True, colour=colour, align=middle)
        self._paint_person(painter, row, state)
        self._paint_figures(painter, row, state)

    def _paint_person(self, painter: QPainter, row: QRectF, state: ResultRowState) -> None:
        """Paint portrait, mark and name; without the portrait if the row is narrow or low."""
        line, box = self._line, self._layout.name(self._seat)
        side = min(_PORTRAIT_LINES * line, 0.8 * row.height())
        if self._portrait in PEOPLE and 1.5 * line < side <= box.width() - _LEAST_NAME_LINES * line:
            middle = QPointF(box.left() + 0.5 * line + side / 2, box.center().y())
            face = GLAD if state.is_clean else Expression()
            paint_portrait_disc(painter, middle, side, self._mark, self._portrait, face, self._ratio)
            corner = middle + QPointF(0.36 * side, 0.36 * side)
            paint_seat_mark(
                painter, corner, 0.38 * line, self._mark, sheet_seat_colour(self._mark), QColor(tokens().box)
            )
            box.setLeft(box.left() + side + 1.3 * line)
        else:
            paint_mark(painter, box, line, self._mark)
            box.setLeft(box.left() + 1.85 * line)
        box.setRight(box.right() - 0.2 * line)
        is_own, data = self._person.is_viewer, self._person.data
        below = QCoreApplication.translate("SeatPanel", "you") if is_own else level_text(data.player)
        if row.height() > _TWO_LINES * line:
            draw_text(
                painter, box.translated(0, 0.65 * line), 0.85 * line, below, colour=tokens().sheet_quiet
            )
            box.translate(0, -0.55 * line)
        draw_text(painter, box, 1.15 * line, data.name, bold=True, colour=tokens().sheet_text)

    def _paint_figures(self, painter: QPainter, row: QRectF, state: ResultRowState) -> None:
        line = self._line
        points, score = self._layout.figures(row)
        right = Qt.AlignmentFlag.AlignRight
        if state.points is not None:
            text = shown(signed(state.points))
            draw_text(painter, points, 1.15 * line, text, bold=True, colour=tokens().sheet_quiet, align=right)
        if state.is_clean:
            star = QPointF(points.right() - 2.1 * line, points.center().y())
            paint_star(painter, star, 0.6 * line)
        if state.score is not None:
            self._paint_score(painter, score.adjusted(0, 0, -line, 0), state.score)

    def _paint_score(self, painter: QPainter, box: QRectF, score: int) -> None:
        """Paint the score, and of which limit it is a part if the game has one."""
        line, right = self._line, Qt.AlignmentFlag.AlignRight
        limit = self._person.data.facts[0].limit
        number = number_text(score)
        if not limit or box.height() < _TWO_LINES * line:
            large = min(1.5 * line, 0.8 * box.height())
            draw_text(painter, box, large, number, bold=True, colour=tokens().sheet_text, align=right)
            return
        text = fill(QCoreApplication.translate("ResultRow", "of {limit}"), limit=number_text(limit))
        room = QFontMetricsF(text_font(0.85 * line)).horizontalAdvance(text)
        raised, quiet = box.translated(0, -0.35 * line), tokens().sheet_quiet
        beside = raised.translated(0, 0.2 * line)
        draw_text(painter, beside, 0.85 * line, text, colour=quiet, align=right)
        left = raised.adjusted(0, 0, -room - 0.4 * line, 0)
        draw_text(painter, left, 1.5 * line, number, bold=True, colour=tokens().sheet_text, align=right)
        long = _METER_LINES * line
        meter = QRectF(box.right() - long, box.center().y() + 0.75 * line, long, _METER)
        paint_meter(painter, meter, score / limit, self._mark, on_sheet=True)


def own_row_colour() -> str:
    """The colour of the viewer's own row."""
    if theme().forced is not None:
        return tokens().box
    return mix(tokens().box, tokens().sheet_accent, _ACCENT_IN_OWN_ROW)


def paint_portrait_disc(
    painter: QPainter, middle: QPointF, side: float, mark: int, name: str, face: Expression, ratio: float
) -> None:
    """Paint a portrait with a ring in the colour of a mark; `name` is the portrait's."""
    pixmap = portrait_pixmap(name, side, ratio, face)
    painter.drawPixmap(middle - QPointF(side / 2, side / 2), pixmap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(sheet_seat_colour(mark), max(1.5, 0.05 * side)))
    painter.drawEllipse(middle, side / 2, side / 2)


def paint_mark(painter: QPainter, box: QRectF, line: float, mark: int) -> None:
    """Paint a seat's mark before its name."""
    middle = QPointF(box.left() + 0.95 * line, box.center().y())
    paint_seat_mark(painter, middle, 0.36 * line, mark, sheet_seat_colour(mark), QColor(tokens().sheet))


def paint_star(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint a bright star, for a round or a game without points."""
    corners = []
    for number in range(10):
        reach = radius if number % 2 == 0 else 0.45 * radius
        corners.append(middle + QLineF.fromPolar(reach, 90 + 36 * number).p2())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens().sheet_accent))
    painter.drawPolygon(QPolygonF(corners))
