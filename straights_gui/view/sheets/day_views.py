"""How the parts are drawn that show a day: the game, results, cards, the week, who plays."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.fast_dataclass import assert_never
from engine.protocol import sheet as values
from straights_gui.view.portraits.face import Face
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.mini_board import MiniBoard
from straights_gui.view.style.parts.scale import Scale
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import TextSize
from straights_gui.view.text.rendering import shown

_CARD, _DAY = 46.0, 26


def day_view_of(parent: QWidget, part: values.DayPart) -> QWidget:
    """The drawing of a part."""
    match part:
        case values.Board(cards):
            return MiniBoard(parent, lambda: frozenset(cards))
        case values.Scale(marks):
            return Scale(parent, marks)
        case values.SmallCards():
            return _small_cards(parent, part)
        case values.Week():
            return WeekView(parent, part)
        case values.Faces():
            return _faces(parent, part)
        case _:
            return assert_never(part)


def _small_cards(parent: QWidget, part: values.SmallCards) -> QWidget:
    """The cards of answers are dimmed, and told in words."""
    made = CardRow(parent, part.cards, _CARD, [each is not None for each in part.answers])
    if part.texts:
        made.setAccessibleName(", ".join(map(shown, part.texts)))
    return made


def _faces(parent: QWidget, part: values.Faces) -> QWidget:
    made = QWidget(parent)
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    for mark, portrait in zip(part.marks, part.portraits, strict=True):
        row.addWidget(Face(made, mark, portrait))
    row.addStretch()
    return made


class WeekView(QWidget):
    """Shows the days as discs, with their letters below."""

    def __init__(self, parent: QWidget, week: values.Week) -> None:
        super().__init__(parent)
        self._week = week

    def sizeHint(self) -> QSize:
        """Return the size of seven discs with letters below."""
        return QSize(len(self._week.finished) * (_DAY + 8), _DAY + 22)

    def minimumSizeHint(self) -> QSize:
        """Return the size of discs that touch each other."""
        return QSize(len(self._week.finished) * (_DAY + 2), _DAY + 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the days."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, locale, narrow = tokens(), QLocale(), QLocale.FormatType.NarrowFormat
        font = self.font()
        font.setPixelSize(TextSize.CAPTION.pixels(max(font.pixelSize(), 14)))
        painter.setFont(font)
        step = min(self.width() / len(self._week.finished), _DAY + 16.0)
        for number, is_finished in enumerate(self._week.finished):
            disc = QRectF(number * step + 1, 1, _DAY - 2, _DAY - 2)
            colour, width = (now.sheet_accent, 2.0) if number == self._week.today else (now.edge, 1.0)
            painter.setPen(QPen(QColor(colour), width))
            painter.setBrush(QColor(now.sheet_accent) if is_finished else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            if is_finished:
                painter.setPen(QPen(QColor(now.sheet), 1.5))
                ends = (QPointF(-5, 0), QPointF(-1.5, 4), QPointF(5, -4))
                painter.drawPolyline([disc.center() + end for end in ends])
            painter.setPen(QColor(now.sheet_quiet))
            letter = locale.standaloneDayName(number + 1, narrow)
            below = QRectF(disc.left(), disc.bottom() + 3, disc.width(), 18)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, letter)
