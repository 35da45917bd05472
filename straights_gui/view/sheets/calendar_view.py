"""The parts of sheets about days: the days of some weeks, of which one is chosen, and what was played."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QGridLayout, QWidget

from engine.fast_dataclass import assert_never
from engine.protocol import sheet as values
from straights_gui.view.cards.shape import faint, smooth_painter
from straights_gui.view.portraits.painting import Face
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.parts.card_row import CardRow, MiniBoard
from straights_gui.view.style.parts.layouts import add, row_of
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import DISABLED_OPACITY, LEAST_HIT
from straights_gui.view.text.rendering import day_text, shown

_EARLIER, _LATER = "\N{LEFTWARDS ARROW} {}", "{} \N{RIGHTWARDS ARROW}"
_WEEK, _SMALL, _DOT, _EDGE, _WIDE = 7, 14, 1.5, 1.0, 2.5


class CalendarView(QWidget):
    """The days below the letters of the week, and what the marks mean.

    Attributes:
        chosen: emitted with the date of a day.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, calendar: values.Calendar) -> None:
        super().__init__(parent)
        grid, middle, legend = QGridLayout(self), Qt.AlignmentFlag.AlignCenter, row_of()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for column in range(_WEEK):
            letter = QLocale().standaloneDayName(column + 1, QLocale.FormatType.NarrowFormat)
            grid.addWidget(label(self, letter, Text.QUIET), 0, column, middle)
        for number, day in enumerate(calendar.days):
            made = DayButton(self, day, calendar)
            made.clicked.connect(lambda _on, at=day.date: self.chosen.emit(at))
            grid.addWidget(made, 1 + number // _WEEK, number % _WEEK, middle)
        for each in calendar.legend:
            mark, text = _Mark(self, each), label(self, shown(each.text), Text.QUIET, wraps=True)
            mark.setAccessibleName(text.text())
            mark.setFixedSize(_SMALL, _SMALL)
            add(legend, mark, (text, text.fontMetrics().horizontalAdvance(text.text())))
        grid.addLayout(legend, grid.rowCount(), 0, 1, _WEEK)
        weeks, translate = row_of(), QCoreApplication.translate
        self._add_weeks(weeks, calendar.earlier, translate("Today", "Earlier weeks"), _EARLIER)
        self._add_weeks(weeks, calendar.later, translate("Today", "Later weeks"), _LATER)
        grid.addLayout(weeks, grid.rowCount(), 0, 1, _WEEK)

    def _add_weeks(self, row: QBoxLayout, at: str, name: str, form: str) -> None:
        """A button to other weeks, if there are any, which keeps the focus when they are drawn."""
        if at:
            day = day_text(date.fromisoformat(at), has_weekday=False)
            made = button(self, form.format(day), Kind.QUIET, partial(self.chosen.emit, at))
            made.setObjectName(name)
            made.setAccessibleName(f"{name}: {day}")
            add(row, made)


class _Mark(QAbstractButton):
    """A disc if a deal is level with the expert, a square if it was played, a ring as long as it is open."""

    def __init__(self, parent: QWidget, day: values.CalendarDay, *, is_today: bool = False) -> None:
        super().__init__(parent)
        self._day, self._is_today = day, is_today
        self.setEnabled(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark; today has a wider edge."""
        painter, now, state = smooth_painter(self), tokens(), self._day.state
        box = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        is_level, is_played = state == "level", state == "played"
        edge = QColor(now.sheet_accent if self._is_today or is_level else now.edge)
        if state != "to_come":
            painter.setPen(QPen(edge, _WIDE if self._is_today else _EDGE))
            painter.setBrush(edge if is_level else QColor(now.hover if is_played else now.box))
            round_by = box.width() / (4 if is_played else 2)
            painter.drawRoundedRect(box, round_by, round_by)
        opacity = DISABLED_OPACITY if state == "to_come" else 1.0
        ink = faint(now.sheet if is_level else now.sheet_text, opacity)
        self._write(painter, box, ink)

    def _write(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """Write on it."""


class DayButton(_Mark):
    """A day; the arrow keys go from one to the next."""

    def __init__(self, parent: QWidget, day: values.CalendarDay, calendar: values.Calendar) -> None:
        super().__init__(parent, day, is_today=day.date == calendar.today)
        self.setObjectName(day.date)
        self.setAutoExclusive(True)
        self.setCheckable(True)
        self.setChecked(day.date == calendar.chosen)
        self.setEnabled(day.state != "to_come")
        when = date.fromisoformat(day.date)
        self.setText(str(when.day))
        self.setAccessibleName(f"{day_text(when, has_weekday=False)}, {shown(day.text)}")
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Return the size of what can be clicked."""
        return QSize(LEAST_HIT, LEAST_HIT)

    def _write(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """The number, underlined on the chosen day; a dot for each solved puzzle, one above if it is late."""
        font = painter.font()
        font.setBold(self._day.state in ("level", "played"))
        font.setUnderline(self.isChecked())
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for number in range(self._day.solved):
            away = 3 * _DOT * (number - (self._day.solved - 1) / 2)
            painter.drawEllipse(QPointF(box.center().x() + away, box.bottom() - 3 * _DOT), _DOT, _DOT)
        if self._day.is_late:
            painter.setBrush(QColor(tokens().sheet_text))
            painter.drawEllipse(box.topRight() + QPointF(-2 * _DOT, 2 * _DOT), 2 * _DOT, 2 * _DOT)


_CARD = 46.0


def day_view_of(parent: QWidget, part: values.DayPart) -> QWidget:
    """The drawing of a part."""
    match part:
        case values.Board(cards):
            return MiniBoard(parent, lambda: frozenset(cards))
        case values.SmallCards():
            return _small_cards(parent, part)
        case values.Calendar():
            return CalendarView(parent, part)
        case values.Faces():
            return _faces(parent, part)
        case _:
            return assert_never(part)


def _small_cards(parent: QWidget, part: values.SmallCards) -> QWidget:
    """The cards of answers are dimmed, and told in words."""
    made = CardRow(parent, part.cards, _CARD, [each is not None for each in part.answers])
    made.setAccessibleName(", ".join(map(shown, part.texts)))
    return made


def _faces(parent: QWidget, part: values.Faces) -> QWidget:
    made = QWidget(parent)
    faces = (Face(made, *each) for each in zip(part.marks, part.portraits, strict=True))
    row_of(*faces, None, spacing=4, parent=made)
    return made
