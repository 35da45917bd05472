"""The icons of the actions, drawn by us in the colour of the text, and that of the program."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.glyphs import glyph
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.pips import pip
from straights_gui.view.theme import TABLE

PROGRAM = "straights"
_GRID = 24.0
_STROKE = 1.9

# Centre lines on a grid of 24 units.
_LINES = {
    "new": "M 6 4 L 14 4 L 18 8 L 18 20 L 6 20 Z M 14 4 L 14 8 L 18 8 M 12 11 L 12 17 M 9 14 L 15 14",
    "undo": "M 9 5 L 4.5 9.5 L 9 14 M 4.5 9.5 L 14 9.5 C 18 9.5 20 12 20 14.7 C 20 17 18 19 14 19 L 10 19",
    "pause": "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19",
    "deck": "M 8 7 L 18 7 L 18 21 L 8 21 Z M 5 17 L 5 3.5 L 15 3.5",
    "rage-quit": "M 13 4 L 5 4 L 5 20 L 13 20 M 10 12 L 20 12 M 16 8 L 20 12 L 16 16",
    "take-seat": "M 7 4 L 7 13 L 17 13 L 17 20 M 7 13 L 7 20 M 7 8 L 10 8",
    "log": "M 5 5 L 19 5 M 5 10 L 19 10 M 5 15 L 15 15 M 5 20 L 12 20",
    "rules": "M 9 9 C 9 6 10 5 12.3 5 C 14 5 15.6 6 15.6 8 C 15.6 11 12.3 11 12.3 14.4 M 12.3 18 L 12.3 19",
    "quit": "M 6 6 L 18 18 M 18 6 L 6 18",
}

NAMES: tuple[str, ...] = (PROGRAM, *_LINES)
"""All icons that there are."""


def icon(name: str) -> QIcon:
    """The icon of that name, sharp at every size; raises KeyError for a name that is none."""
    if name == PROGRAM:
        return QIcon(_Engine(None))
    return QIcon(_Engine(_LINES[name]))


class _Engine(QIconEngine):
    """Draws an icon whenever one is asked for: nothing is rendered before it is shown."""

    def __init__(self, lines: str | None) -> None:
        """The lines of an action's icon, None for the program's own."""
        super().__init__()
        self._lines = lines

    def clone(self) -> QIconEngine:
        """Another engine of the same icon."""
        return _Engine(self._lines)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        """Draw into a rectangle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(rect.width(), rect.height())
        painter.translate(QRectF(rect).center() - QPointF(side / 2, side / 2))
        painter.scale(side / _GRID, side / _GRID)
        if self._lines is None:
            _paint_program(painter)
        else:
            _paint_lines(painter, outline(self._lines), mode)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon as a pixmap; the size is in device pixels."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap


def _paint_lines(painter: QPainter, lines: QPainterPath, mode: QIcon.Mode) -> None:
    """Draw the lines in the colour that text on a button has now."""
    disabled = mode is QIcon.Mode.Disabled
    group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
    pen = QPen(QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText), _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(lines, pen)


def _paint_program(painter: QPainter) -> None:
    """A seven of spades before two other cards, on the felt of the table."""
    ground = QPainterPath()
    ground.addRoundedRect(QRectF(0.5, 0.5, 23.0, 23.0), 5.0, 5.0)
    painter.fillPath(ground, QColor(TABLE.felt_light))
    seven = Card(Rank.SEVEN, Suit.SPADES)
    for angle in (-24.0, 24.0, 0.0):
        painter.save()
        painter.translate(12.0, 21.0)
        painter.rotate(angle)
        painter.translate(-12.0, -21.0)
        card = QPainterPath()
        card.addRoundedRect(QRectF(7.2, 4.4, 9.6, 14.4), 1.3, 1.3)
        painter.fillPath(card, QColor("#fdfbf5"))
        painter.strokePath(card, QPen(QColor("#77746c"), 0.5))
        painter.restore()
    for shape, middle, height in ((glyph(seven.rank), 8.4, 6.0), (pip(seven.suit), 15.0, 5.6)):
        painter.save()
        painter.translate(12.0, middle)
        painter.scale(height, height)
        painter.fillPath(shape, QColor("#1b2431"))
        painter.restore()
