"""The message between table and hand: what to do, or why something was not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.text.cards import card_sign
from straights_gui.view.cards.shape import faint, round_pen, rounded_box
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.parts.rich_text import Run, in_two_lines, paint_runs, width_of
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rendering import shown, shown_parts

if TYPE_CHECKING:
    from engine.text.sentence import Sentence


_TWO_LINES_MORE = 0.6
"""The extra height of the background for two lines, in lines; it fits into the margins."""

LONGEST_LINE = 28.0
"""The width of the longest sentence on one line, in text heights; a longer one is hard to read on one."""

_SMALLEST = 0.65
"""The smallest text of a long sentence, relative to that of the table."""


@dataclass(frozen=True, slots=True)
class _Message:
    """A text; the `parts` are what it consists of if cards are to be painted in it."""

    text: str = ""
    is_warning: bool = False
    parts: tuple[str | Card, ...] = ()

    @property
    def runs(self) -> tuple[Run, ...]:
        """What is painted."""
        parts = self.parts or (self.text,)
        return tuple(Run(card_sign(each), each) if isinstance(each, Card) else Run(each) for each in parts)


class MessageItem(QGraphicsPixmapItem):
    """A sentence on a rounded background.

    Attributes:
        demo: what is said while the demo plays, not whose turn it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.demo: tuple[Sentence, ...] = ()
        self._message = _Message()
        self._lasting: _Message | None = None
        self._room = QRectF()
        self._line = 16.0
        self._ratio = 1.0

    @property
    def text(self) -> str:
        """The sentence."""
        return self._message.text

    def place(self, room: QRectF, line: float, ratio: float) -> None:
        """Centre the message in a rectangle, for a text height and a device pixel ratio."""
        self._room, self._line, self._ratio = room, line, ratio
        self._render()

    def show_text(self, text: str, *, warning: bool = False) -> None:
        """Show a sentence; a warning has a mark and a bright edge."""
        self._lasting = None
        self._show(_Message(text, warning))

    def show_cards(self, *sentences: Sentence) -> None:
        """Show sentences with their cards as chips."""
        self._lasting = None
        self._show(_Message(shown(*sentences), parts=shown_parts(*sentences)))

    def show_for_now(self, text: str, *, warning: bool = False) -> None:
        """Show a sentence until `show_lasting` is called or another one is shown."""
        before = self._lasting or self._message
        self.show_text(text, warning=warning)
        self._lasting = before

    def show_lasting(self) -> None:
        """Restore the sentence before `show_for_now`, unless another one has been shown since."""
        if self._lasting is not None:
            lasting, self._lasting = self._lasting, None
            self._show(lasting)

    def end_warning(self) -> None:
        """Restore the sentence before a warning, unless another one has been shown since."""
        if self._message.is_warning:
            self.show_lasting()

    def show_turn(self, message: tuple[Sentence, ...]) -> None:
        """Show what to do now, or that the demo plays."""
        self.show_text(shown(*self.demo or message))

    def _show(self, message: _Message) -> None:
        if message != self._message:
            self._message = message
            self._render()

    def _render(self) -> None:
        self.setVisible(bool(self.text))
        if not self.text or self._room.isEmpty():
            return
        mark = 1.5 * self._line if self._message.is_warning else 0.0
        padding = 1.0 * self._line
        font, lines = self._fitted(self._room.width() - 2 * padding - mark)
        width = max(width_of(line, font) for line in lines) + 2 * padding + mark + 1.0
        height = self._room.height() + (_TWO_LINES_MORE * self._line if len(lines) > 1 else 0.0)
        box = QRectF(0, 0, width, height)
        pixmap, painter = begin_pixmap(box.size(), self._ratio)
        self._paint_background(painter, box)
        row = QFontMetricsF(font).lineSpacing()
        top = box.center().y() - len(lines) * row / 2
        for number, line in enumerate(lines):
            place = QRectF(padding + mark, top + number * row, width, row)
            paint_runs(painter, place, line, font, theme().text)
        painter.end()
        self.setPos(self._room.center() - box.center())
        self.setPixmap(pixmap)

    def _fitted(self, room: float) -> tuple[QFont, tuple[tuple[Run, ...], ...]]:
        """The sentence on one line, or on two of similar width; shrunk or elided only if needed."""
        font, runs = text_font(self._line), self._message.runs
        if width_of(runs, font) <= min(room, LONGEST_LINE * self._line):
            return font, (runs,)
        lines = [line for line in in_two_lines(runs, font) if line]
        factor = 1.0
        while max(width_of(line, font) for line in lines) > room and factor > _SMALLEST:
            factor -= 0.08
            font = text_font(self._line, factor=factor)
        return font, tuple(_elided(line, font, room) for line in lines)

    def _paint_background(self, painter: QPainter, box: QRectF) -> None:
        """Paint the background, and for a warning an exclamation mark in a circle."""
        path = rounded_box(box.adjusted(1, 1, -1, -1), box.height() / 2)
        painter.fillPath(path, faint(theme().bubble, 0.9))
        if theme().forced is not None:
            painter.strokePath(path, QPen(QColor(theme().text), 1.0))
        if not self._message.is_warning:
            return
        pen = round_pen(theme().active, max(1.5, self._line * 0.11))
        painter.strokePath(path, pen)
        painter.setPen(pen)
        middle = QPointF(box.left() + 1.35 * self._line, box.center().y())
        painter.drawEllipse(middle, 0.55 * self._line, 0.55 * self._line)
        painter.drawLine(middle - QPointF(0, 0.28 * self._line), middle + QPointF(0, 0.04 * self._line))
        painter.drawPoint(middle + QPointF(0, 0.3 * self._line))


def _elided(line: tuple[Run, ...], font: QFont, room: float) -> tuple[Run, ...]:
    if width_of(line, font) <= room:
        return line
    text = "".join(run.text for run in line)
    return (Run(QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)),)
