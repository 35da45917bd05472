"""A plot of the scores by round: a line per seat with its name at the end, and the limit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.straights.setup import ONE_ROUND
from straights_gui.view.score_race.lines import line_pen, paint_line_mark
from straights_gui.view.score_race.state import ScoreRaceState
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.plurals import number_text

_STEP = 20
_FREE = 1.06
_NAMES = 0.36
_LEAST_ROUNDS = 4
_MARKED_ROUNDS = 24
_LEAST_LINES = 2.0


class ScoreRacePlot(QWidget):
    """Shows the scores by round."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: ScoreRaceState | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # screen readers skip widgets without focus

    def show_state(self, state: ScoreRaceState) -> None:
        """Show these scores."""
        self._state = state
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size for some rounds."""
        side = self.fontMetrics().height()
        return QSize(side * 11, side * 10)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size."""
        side = self.fontMetrics().height()
        return QSize(side * 9, side * 6)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint axes, limit, lines and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), panel_palette().color(QPalette.ColorRole.Base))
        if self._state is not None:
            self._paint_race(painter, self._state)
        if self.hasFocus():
            painter.setPen(QPen(panel_palette().color(QPalette.ColorRole.Highlight), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_race(self, painter: QPainter, state: ScoreRaceState) -> None:
        """Paint the plot if it fits; a panel that is being opened has no height yet."""
        box = self._box(state)
        if min(box.width(), box.height()) < _LEAST_LINES * self.fontMetrics().height():
            return
        self._paint_levels(painter, box, state)
        self._paint_rounds(painter, box, state)
        for seat in reversed(range(len(state.names))):  # the first seat on top
            self._paint_seat(painter, box, state, seat)
        self._paint_names(painter, box, state)

    def _box(self, state: ScoreRaceState) -> QRectF:
        """The area of the lines: between the scores on the left and the names on the right."""
        line = self.fontMetrics().height()
        widest = max(self.fontMetrics().horizontalAdvance(name) for name in state.names)
        names = min(widest + 0.9 * line, _NAMES * self.width())
        names = max(names, self.fontMetrics().horizontalAdvance(self.tr("round")) + 0.3 * line)
        bold = self.font()
        bold.setBold(True)
        limit = QFontMetrics(bold).horizontalAdvance(number_text(state.limit))
        levels = max(2.2 * line, limit + 0.6 * line)
        return QRectF(self.rect()).adjusted(levels, 0.9 * line, -names - 0.6 * line, -1.6 * line)

    def _point(self, box: QRectF, state: ScoreRaceState, place: int, score: int) -> QPointF:
        rounds = max(len(state.scores), _LEAST_ROUNDS)
        highest = _highest(state) * _FREE
        return QPointF(
            box.left() + box.width() * place / rounds, box.bottom() - box.height() * score / highest
        )

    def _paint_levels(self, painter: QPainter, box: QRectF, state: ScoreRaceState) -> None:
        text = panel_palette().color(QPalette.ColorRole.Text)
        faint = QColor(text)
        faint.setAlphaF(0.2)
        line = self.fontMetrics().height()
        align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        highest = _highest(state)
        step = _STEP
        while box.height() * step / highest < 1.3 * line:
            step *= 2
        levels = {level for level in range(0, highest + 1, step) if abs(level - state.limit) >= step // 2}
        for level in sorted(levels | {state.limit}):
            y = self._point(box, state, 0, level).y()
            is_limit = level == state.limit and level != ONE_ROUND
            painter.setPen(QPen(text, 0.14 * line) if is_limit else QPen(faint, 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(text)
            label = QRectF(0.0, y - line / 2, box.left() - 0.4 * line, line)
            font = painter.font()
            font.setBold(is_limit)
            painter.setFont(font)
            painter.drawText(label, align, number_text(level))
        painter.setFont(self.font())

    def _paint_rounds(self, painter: QPainter, box: QRectF, state: ScoreRaceState) -> None:
        painter.setPen(panel_palette().color(QPalette.ColorRole.Text))
        line = self.fontMetrics().height()
        count = max(len(state.scores), _LEAST_ROUNDS)
        step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if box.width() * step / count >= 1.3 * line)
        box_of_label = QRectF(box.right() + 0.6 * line, box.bottom() + 0.3 * line, 0.0, 1.1 * line)
        box_of_label.setRight(self.width())
        align = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        label = self.fontMetrics().elidedText(
            self.tr("round"), Qt.TextElideMode.ElideRight, int(box_of_label.width())
        )
        painter.drawText(box_of_label, align, label)
        for number in range(step, count + 1, step):
            middle = self._point(box, state, number, 0).x()
            place = QRectF(middle - 2 * line, box.bottom() + 0.3 * line, 4 * line, 1.1 * line)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, number_text(number))

    def _paint_seat(self, painter: QPainter, box: QRectF, state: ScoreRaceState, seat: int) -> None:
        scores = (0, *(scores[seat] for scores in state.scores))
        points = [self._point(box, state, number, score) for number, score in enumerate(scores)]
        line = self.fontMetrics().height()
        painter.setPen(line_pen(seat, panel_palette(), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        for point in points if len(points) <= _MARKED_ROUNDS else points[-1:]:
            paint_line_mark(painter, point, seat, panel_palette(), line)

    def _paint_names(self, painter: QPainter, box: QRectF, state: ScoreRaceState) -> None:
        """Paint each name at the end of its line, moved apart if two would overlap."""
        line = self.fontMetrics().height()
        last = [self._point(box, state, len(state.scores), score) for score in state.last_scores]
        order = sorted(range(len(last)), key=lambda seat: last[seat].y())
        tops = spread([last[seat].y() - line / 2 for seat in order], line, box.bottom() + 0.2 * line)
        for seat, top in zip(order, tops, strict=True):
            left = last[seat].x() + 0.5 * line
            room = QRectF(left + 0.75 * line, top, self.width() - left - 0.8 * line, line)
            font = painter.font()
            font.setBold(seat == state.viewer)
            painter.setFont(font)
            name = painter.fontMetrics().elidedText(
                state.names[seat], Qt.TextElideMode.ElideRight, round(room.width())
            )
            width = painter.fontMetrics().horizontalAdvance(name)
            background = panel_palette().color(QPalette.ColorRole.Base)
            # Otherwise the line of the limit would cross the name.
            painter.fillRect(QRectF(left, top, 0.85 * line + width, line), background)
            paint_line_mark(painter, QPointF(left + 0.3 * line, top + line / 2), seat, panel_palette(), line)
            painter.setPen(panel_palette().color(QPalette.ColorRole.Text))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)


def _highest(state: ScoreRaceState) -> int:
    """The highest score of the plot; a game of one round has a limit of 0."""
    return max(state.limit, *state.last_scores, _STEP)


def spread(tops: list[float], height: float, bottom: float) -> list[float]:
    """Positions for lines of a height, in this order, each as near as possible to its preferred one.

    >>> spread([10.0, 12.0, 50.0], 10.0, 100.0)
    [10.0, 20.0, 50.0]
    >>> spread([90.0, 95.0], 10.0, 100.0)
    [80.0, 90.0]
    """
    placed: list[float] = []
    for top in tops:
        placed.append(max(top, placed[-1] + height) if placed else max(top, 0.0))
    limit = bottom - height
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - height
    return placed
