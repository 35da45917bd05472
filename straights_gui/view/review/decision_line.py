"""All choices of a review in a line: dots for the best, rings for ties, bars for the cost of others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.straights.review.game_review import Decision
from engine.straights.text.reviews import choice, place
from straights_gui.view.review.state import ReviewState
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.rendering import number_text, shown

_MAX_COST = 10.0
"""The cost of the highest bar, in points; choices that cost more have the same bar."""

_HEIGHT_LINES, _SIDE_LINES, _FOOT_LINES = 5.0, 0.6, 1.4
_WIDEST_LINES = 2.2
_MARK = 0.3


class DecisionLine(QWidget):
    """Shows the choices in order; a click or Enter opens one.

    Attributes:
        opened: the player wants to see the table at a choice.
    """

    opened = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._decisions: tuple[tuple[int, Decision], ...] = ()
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, state: ReviewState) -> None:
        """Show the choices of the selected rounds."""
        found = tuple((each.number, decision) for each in state.shown for decision in each.decisions)
        if found != self._decisions:
            self._decisions, self._current = found, min(self._current, len(found) - 1)
        self.setAccessibleName(self.tr("All choices"))
        self._tell()
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(16 * line, round((_HEIGHT_LINES + _FOOT_LINES) * line))

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self.fontMetrics().height(), self.sizeHint().height())

    def point_of(self, number: int) -> QPointF:
        """The middle of a choice's mark."""
        return QPointF(self._x(number), self._y(self._decisions[number][1]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position())
        if number is not None:
            self._current = number
            self.opened.emit(self._decisions[number][1])
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select a choice with Left and Right; open it with Enter or Space."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and self._decisions:
            self._current = max(0, min(self._current + steps[key], len(self._decisions) - 1))
            self._tell()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._current >= 0:
            self.opened.emit(self._decisions[self._current][1])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            number = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if number is None else self._text(number), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, text = self._box(), panel_palette().color(QPalette.ColorRole.Text)
        faint = QColor(text)
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1.0))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        self._paint_rounds(painter, box, faint)
        for number, (_, decision) in enumerate(self._decisions):
            self._paint_mark(painter, number, decision)
        if self.hasFocus() and self._current >= 0:
            painter.setPen(QPen(panel_palette().color(QPalette.ColorRole.Highlight), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            x, half = self._x(self._current), max(self._step() / 2, 4.0)
            painter.drawRoundedRect(QRectF(x - half, 1.0, 2 * half, self.height() - 2.0), 3.0, 3.0)

    def _paint_rounds(self, painter: QPainter, box: QRectF, faint: QColor) -> None:
        line = self.fontMetrics().height()
        numbers = [number for number, _ in self._decisions]
        for number in dict.fromkeys(numbers):
            first, count = numbers.index(number), numbers.count(number)
            left, right = self._x(first) - self._step() / 2, self._x(first + count - 1) + self._step() / 2
            if first:
                painter.setPen(QPen(faint, 1.0, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(left, box.top()), QPointF(left, self.height() - 0.3 * line))
            painter.setPen(panel_palette().color(QPalette.ColorRole.Text))
            below = QRectF(left - line, box.bottom() + 0.45 * line, right - left + 2 * line, line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, number_text(number))

    def _paint_mark(self, painter: QPainter, number: int, decision: Decision) -> None:
        line, palette = self.fontMetrics().height(), panel_palette()
        text = palette.color(QPalette.ColorRole.Text)
        active = palette.color(QPalette.ColorRole.Highlight)
        base = palette.color(QPalette.ColorRole.Window)
        middle = self.point_of(number)
        radius = min(_MARK * line, 0.45 * self._step())
        foot = QPointF(middle.x(), self._box().bottom())
        if decision.is_best or decision.is_near_tie:
            painter.setPen(QPen(text, 1.5))
            painter.setBrush(text if decision.is_best else base)
            painter.drawEllipse(foot, 0.75 * radius, 0.75 * radius)
            return
        colour = active if decision.is_mistake else text
        painter.setPen(QPen(colour, max(1.5, 0.9 * radius)))
        painter.drawLine(foot, middle)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(colour if decision.is_mistake else base)
        corners = ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in corners]))

    def _box(self) -> QRectF:
        line = self.fontMetrics().height()
        side = _SIDE_LINES * line
        return QRectF(self.rect()).adjusted(side, side, -side, -_FOOT_LINES * line)

    def _step(self) -> float:
        count = max(len(self._decisions), 1)
        return min(self._box().width() / count, _WIDEST_LINES * self.fontMetrics().height())

    def _x(self, number: int) -> float:
        return self._box().left() + (number + 0.5) * self._step()

    def _y(self, decision: Decision) -> float:
        box = self._box()
        is_low = decision.is_best or decision.is_near_tie
        part = 0.0 if is_low else max(0.12, min(decision.price / _MAX_COST, 1.0))
        return box.bottom() - part * (box.height() - 0.3 * self.fontMetrics().height())

    def _at(self, point: QPointF) -> int | None:
        number = int((point.x() - self._box().left()) // self._step())
        return number if 0 <= number < len(self._decisions) else None

    def _text(self, number: int) -> str:
        round_number, decision = self._decisions[number]
        return f"{shown(place(round_number, decision))}: {shown(choice(decision))}"

    def _tell(self) -> None:
        """Describe the selected choice, or all choices, to screen readers."""
        chosen = [self._current] if self._current >= 0 else range(len(self._decisions))
        self.setAccessibleDescription(". ".join(map(self._text, chosen)))
