"""The icons of the actions, drawn in the colour of the text, and the icon of the program."""

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

from engine.cards.card import Rank, Suit
from straights_gui.view.cards.glyphs import glyph
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.pips import pip
from straights_gui.view.style.theme import theme

PROGRAM = "straights"
_GRID = 24.0
_STROKE = 2.0
_PAPER, _PAPER_BEHIND, _INK = "#fdfbf5", "#d9e2d8", "#1b2431"

# Centre lines on a grid of 24 units.
_LINES = {
    "new": "M 6 3 L 18 3 L 18 21 L 6 21 Z M 12 8.5 L 12 15.5 M 8.5 12 L 15.5 12",
    "undo": "M 9 5 L 4 9.5 L 9 14 M 4 9.5 L 14 9.5 C 18 9.5 20 12 20 15 C 20 17 18 19 14 19 L 10 19",
    "redo": "M 15 5 L 20 9.5 L 15 14 M 20 9.5 L 10 9.5 C 6 9.5 4 12 4 15 C 4 17 6 19 10 19 L 14 19",
    "hint": (
        "M 9 17 C 9 14 6 13 6 9 C 6 5.5 8.7 3 12 3 C 15.3 3 18 5.5 18 9 C 18 13 15 14 15 17 Z M 10 21 L 14 21"
    ),
    "step": "M 6 5 L 14 12 L 6 19 Z M 18 5 L 18 19",
    "replay": (
        "M 5 12 C 5 8 8 5 12 5 C 16 5 19 8 19 12 C 19 16 16 19 12 19 L 8 19 M 11 15.5 L 7.5 19 L 11 22.5"
    ),
    "first": "M 18 5 L 10 12 L 18 19 Z M 6 5 L 6 19",
    "back": "M 16 5 L 8 12 L 16 19 Z",
    "play": "M 8 5 L 18 12 L 8 19 Z",
    "forward": "M 8 5 L 16 12 L 8 19 Z",
    "last": "M 6 5 L 14 12 L 6 19 Z M 18 5 L 18 19",
    "settings": "M 4 7 L 20 7 M 4 12 L 20 12 M 4 17 L 20 17 M 9 5 L 9 9 M 15 10 L 15 14 M 7 15 L 7 19",
    "sound": "M 4 9.5 L 8 9.5 L 13 5 L 13 19 L 8 14.5 L 4 14.5 Z M 16.5 9 C 18 10.5 18 13.5 16.5 15",
    "muted": "M 4 9.5 L 8 9.5 L 13 5 L 13 19 L 8 14.5 L 4 14.5 Z M 16 9.5 L 21 14.5 M 21 9.5 L 16 14.5",
    "pause": "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19",
    "deck": "M 8 7 L 18 7 L 18 21 L 8 21 Z M 5 17 L 5 3.5 L 15 3.5",
    "rage-quit": "M 13 4 L 5 4 L 5 20 L 13 20 M 10 12 L 20 12 M 16 8 L 20 12 L 16 16",
    "take-seat": "M 7 4 L 7 20 M 7 13 L 17 13 L 17 20",
    "log": "M 5 5 L 19 5 M 5 10 L 19 10 M 5 15 L 15 15 M 5 20 L 12 20",
    "rules": "M 9 9 C 9 6 10 5 12.3 5 C 14 5 15.6 6 15.6 8 C 15.6 11 12.3 11 12.3 14.4 M 12.3 18 L 12.3 19",
    "quit": "M 6 6 L 18 18 M 18 6 L 6 18",
}

NAMES: tuple[str, ...] = (PROGRAM, *_LINES)
"""All icons that there are."""


class NoSuchIcon(KeyError):
    """No icon has that name: a mistake in the program."""


def icon(name: str) -> QIcon:
    """The icon of that name, sharp at every size; raises NoSuchIcon."""
    if name not in NAMES:
        raise NoSuchIcon(f"no icon is called {name!r}; there are: {', '.join(NAMES)}")
    return QIcon(_Engine(_LINES.get(name)))


class _Engine(QIconEngine):
    """Draws an icon whenever one is asked for: nothing is rendered before it is shown."""

    def __init__(self, lines: str | None) -> None:
        """`lines` of an action's icon; None for the program's own."""
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
    disabled = mode is QIcon.Mode.Disabled
    group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
    pen = QPen(QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText), _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(lines, pen)


def _paint_program(painter: QPainter) -> None:
    """A seven of spades before two other cards, on the table's colour; `straights.svg` is the same."""
    background = QPainterPath()
    background.addRoundedRect(QRectF(0.0, 0.0, _GRID, _GRID), 5.0, 5.0)
    painter.fillPath(background, QColor(theme().felt_light))
    behind, before = QRectF(6.9, 4.9, 10.2, 14.4), QRectF(6.0, 3.2, 12.0, 17.0)
    for angle, paper, sheet in (
        (-17.0, _PAPER_BEHIND, behind),
        (17.0, _PAPER_BEHIND, behind),
        (0.0, _PAPER, before),
    ):
        painter.save()
        painter.translate(12.0, 25.0)
        painter.rotate(angle)
        painter.translate(-12.0, -25.0)
        card = QPainterPath()
        card.addRoundedRect(sheet, 1.4, 1.4)
        painter.fillPath(card, QColor(paper))
        painter.strokePath(card, QPen(QColor(theme().felt_dark), 0.6))
        painter.restore()
    for shape, middle, height in ((glyph(Rank.SEVEN), 8.1, 7.4), (pip(Suit.SPADES), 15.7, 6.8)):
        painter.save()
        painter.translate(12.0, middle)
        painter.scale(height, height)
        painter.fillPath(shape, QColor(_INK))
        painter.restore()
