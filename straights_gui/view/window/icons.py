"""The icons of the actions, drawn in the text colour, and the icon of the application."""

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
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.theme import theme

PROGRAM = "straights"
_GRID = 24.0
_STROKE = 2.0
_PAPER, _PAPER_BEHIND, _INK = "#fdfbf5", "#d9e2d8", "#1b2431"

_CHECK = "M 15.2 19 L 17.9 22 L 22.8 15.6"
_CHECK_MIDDLE, _CHECK_ROOM = QPointF(19.0, 19.0), 5.4

_CIRCLE = "M 12 3 C 17 3 21 7 21 12 C 21 17 17 21 12 21 C 7 21 3 17 3 12 C 3 7 7 3 12 3 Z"

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
    "team": "M 4 4 L 10 4 L 10 10 L 4 10 Z M 14 4 L 20 4 L 20 10 L 14 10 Z"
    " M 4 14 L 10 14 L 10 20 L 4 20 Z M 14 14 L 20 14 L 20 20 L 14 20 Z",
    "add": "M 12 5 L 12 19 M 5 12 L 19 12",
    "day": "M 4 6 L 20 6 L 20 20 L 4 20 Z M 4 10.5 L 20 10.5 M 8.5 3.5 L 8.5 6 M 15.5 3.5 L 15.5 6",
    "review": (
        "M 4 20 L 20 20 M 6 20 L 6 16 M 11 20 L 11 8 M 16 20 L 16 13 M 17.5 3.5 L 21 7 L 17.5 10.5 L 14 7 Z"
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
    "seed": (
        "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8.5 8.5 L 8.6 8.5 M 15.5 8.5 L 15.6 8.5 M 12 12 L 12.1 12"
        " M 8.5 15.5 L 8.6 15.5 M 15.5 15.5 L 15.6 15.5"
    ),
    "number": "M 10 4 L 8 20 M 16.5 4 L 14.5 20 M 5 9 L 20 9 M 4.5 15 L 19.5 15",
    "restart": (
        "M 19 12 C 19 16 16 19 12 19 C 8 19 5 16 5 12 C 5 8 8 5 12 5 C 14.6 5 16.8 6.2 18 8.4"
        " M 18.6 3.6 L 18.6 8.8 L 13.4 8.8"
    ),
    "host": (
        "M 12 11 L 12 21 M 8 21 L 16 21 M 8.5 14.5 C 6.5 12.4 6.5 8.6 8.5 6.5 M 15.5 14.5"
        " C 17.5 12.4 17.5 8.6 15.5 6.5 M 5.5 17.5 C 1.8 13.7 1.8 7.3 5.5 3.5"
        " M 18.5 17.5 C 22.2 13.7 22.2 7.3 18.5 3.5"
    ),
    "open": "M 3 5.5 L 9.5 5.5 L 12 8.5 L 21 8.5 L 21 19 L 3 19 Z",
    "recent": f"{_CIRCLE} M 12 7.5 L 12 12.3 L 15.5 14.5",
    "save": "M 12 3 L 12 14 M 7.5 9.8 L 12 14.3 L 16.5 9.8 M 4 16 L 4 20 L 20 20 L 20 16",
    "copy": "M 9 8 L 19 8 L 19 21 L 9 21 Z M 5.5 16.5 L 5 16.5 L 5 3 L 15 3 L 15 4",
    "paste": (
        "M 8 5 L 5 5 L 5 21 L 19 21 L 19 5 L 16 5 M 9 3 L 15 3 L 15 7 L 9 7 Z M 9 12 L 15 12 M 9 16 L 13 16"
    ),
    "console": "M 3 4 L 21 4 L 21 20 L 3 20 Z M 7 9 L 10.5 12 L 7 15 M 12.5 15.5 L 17 15.5",
    "seal": (
        "M 6 11 L 18 11 L 18 21 L 6 21 Z M 8.5 11 L 8.5 7.5 C 8.5 5 10 3.5 12 3.5"
        " C 14 3.5 15.5 5 15.5 7.5 L 15.5 11 M 12 15 L 12 17"
    ),
    "statistics": "M 5 20 L 5 13 M 12 20 L 12 5 M 19 20 L 19 9.5",
    "demo": (
        "M 4.5 8.5 L 19.5 8.5 L 19.5 19.5 L 4.5 19.5 Z M 12 8.5 L 12 4 M 9 12.5 L 9.1 12.5 M 15 12.5"
        " L 15.1 12.5 M 9.5 16 L 14.5 16"
    ),
    "play-forced": "M 6 3 L 18 3 L 18 21 L 6 21 Z M 12 17 L 12 7 M 9 10 L 12 7 L 15 10",
    "speed": "M 4.5 18 C 2 11 6 5.5 12 5.5 C 18 5.5 22 11 19.5 18 M 12 16 L 16 10.5",
    "motion": "M 11 5 L 20 5 L 20 19 L 11 19 Z M 3 8 L 7.5 8 M 4.5 12 L 7.5 12 M 3 16 L 7.5 16",
    "sort": "M 7 4 L 7 20 M 3.5 16.5 L 7 20 L 10.5 16.5 M 14 6 L 21 6 M 14 12 L 19 12 M 14 18 L 17 18",
    "players": (
        "M 9 11 C 7 11 5.7 9.6 5.7 7.7 C 5.7 5.8 7 4.4 9 4.4 C 11 4.4 12.3 5.8 12.3 7.7"
        " C 12.3 9.6 11 11 9 11 Z M 2.5 19.5 C 2.5 16 5 14.2 9 14.2 C 13 14.2 15.5 16 15.5 19.5"
        " M 15.5 4.8 C 17.3 5 18.4 6.2 18.4 7.8 C 18.4 9.4 17.3 10.6 15.5 10.8 M 18.2 14.6"
        " C 20.5 15.3 21.6 17 21.6 19.5"
    ),
    "portrait": (
        "M 12 12.5 C 9.2 12.5 7.5 10.6 7.5 8 C 7.5 5.3 9.2 3.5 12 3.5 C 14.8 3.5 16.5 5.3 16.5 8"
        " C 16.5 10.6 14.8 12.5 12 12.5 Z M 3.5 20.5 C 3.5 17 7 15.3 12 15.3 C 17 15.3 20.5 17 20.5 20.5"
    ),
    "join": "M 3 12 L 14 12 M 10 7.5 L 14.5 12 L 10 16.5 M 13 4 L 20 4 L 20 20 L 13 20",
    "link": (
        "M 10 14 C 8 12 8 9.5 9.8 7.7 L 13 4.5 C 15 2.5 18 2.6 19.7 4.3 C 21.4 6 21.5 9 19.5 11 L 17 13.5"
        " M 14 10 C 16 12 16 14.5 14.2 16.3 L 11 19.5 C 9 21.5 6 21.4 4.3 19.7 C 2.6 18 2.5 15 4.5 13"
        " L 7 10.5"
    ),
    "phrases": (
        "M 4 4.5 L 20 4.5 L 20 16 L 12.5 16 L 8 20 L 8 16 L 4 16 Z M 8 10.2 L 8.1 10.2 M 12 10.2 L 12.1 10.2"
        " M 16 10.2 L 16.1 10.2"
    ),
    "like": (
        "M 3.5 11 L 7.5 11 L 7.5 20 L 3.5 20 Z M 7.5 11.5 L 11 4 C 12.8 4 13.6 5.2 13.4 6.8 L 12.9"
        " 9.8 L 18.6 9.8 C 20 9.8 20.8 10.9 20.5 12.2 L 19 18.4 C 18.7 19.5 18 20 17 20 L 7.5 20"
    ),
    "heart": (
        "M 12 20 C 5 15 3 12 3 8.7 C 3 6 5 4 7.5 4 C 9.5 4 11 5 12 7 C 13 5 14.5 4 16.5 4 C 19 4 21 6"
        " 21 8.7 C 21 12 19 15 12 20 Z"
    ),
    "laugh": (
        f"{_CIRCLE} M 7 10 L 8.5 8.5 L 10 10 M 14 10 L 15.5 8.5 L 17 10 M 7 13 L 17 13 C 17 16.3 15 18"
        " 12 18 C 9 18 7 16.3 7 13 Z"
    ),
    "surprise": (
        f"{_CIRCLE} M 8.5 9 L 8.5 9.2 M 15.5 9 L 15.5 9.2 M 12 13 C 13.3 13 14.2 14 14.2 15.4 C 14.2"
        " 16.8 13.3 17.8 12 17.8 C 10.7 17.8 9.8 16.8 9.8 15.4 C 9.8 14 10.7 13 12 13 Z"
    ),
    "tears": (
        f"{_CIRCLE} M 8.5 9 L 8.5 9.2 M 15.5 9 L 15.5 9.2 M 8.5 17 C 9.3 14.6 14.7 14.6 15.5 17 M 6.6"
        " 12.5 C 5.4 14 5.4 15.3 6.6 15.3 C 7.8 15.3 7.8 14 6.6 12.5 Z"
    ),
    "offline": (
        "M 3 9.5 C 8 4.6 16 4.6 21 9.5 M 6.5 13.2 C 9.6 10.3 14.4 10.3 17.5 13.2 M 12 18 L 12.1 18"
        " M 4.5 19.5 L 19.5 3.5"
    ),
    "watch": (
        "M 2.5 12 C 6.5 5.2 17.5 5.2 21.5 12 C 17.5 18.8 6.5 18.8 2.5 12 Z"
        " M 12 9 C 13.7 9 15 10.3 15 12 C 15 13.7 13.7 15 12 15 C 10.3 15 9 13.7 9 12 C 9 10.3 10.3 9 12 9 Z"
    ),
    "away": (
        "M 10 12.5 C 7.2 12.5 5.5 10.6 5.5 8 C 5.5 5.3 7.2 3.5 10 3.5 C 12.8 3.5 14.5 5.3 14.5 8"
        " C 14.5 10.6 12.8 12.5 10 12.5 Z M 2 20.5 C 2 17 5 15.3 10 15.3 C 15 15.3 18 17 18 20.5"
        " M 17 8 L 22 8"
    ),
    "full-screen": "M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15",
    "toolbar": "M 3 4 L 21 4 L 21 20 L 3 20 Z M 3 10 L 21 10 M 7 7 L 7.1 7 M 11 7 L 11.1 7 M 15 7 L 15.1 7",
    "status-bar": "M 3 4 L 21 4 L 21 20 L 3 20 Z M 3 15 L 21 15",
    "card-tracker": "M 3 4 L 21 4 L 21 20 L 3 20 Z M 3 12 L 21 12 M 9 4 L 9 20 M 15 4 L 15 20",
    "score-race": "M 4 4 L 4 20 L 20.5 20 M 7.5 15.5 L 11.5 10.5 L 14.5 13.5 L 20 6",
    "read-aloud": "M 4 4.5 L 20 4.5 L 20 16 L 12.5 16 L 8 20 L 8 16 L 4 16 Z M 8 9 L 16 9 M 8 12 L 13 12",
    "appearance": (
        "M 12 3 C 17 3 21 6.6 21 11 C 21 14 18.8 15 16.5 15 C 14.5 15 13.6 15.6 13.6 17"
        " C 13.6 18.2 14.4 18.6 14.4 19.6 C 14.4 20.6 13.4 21 12 21 C 7 21 3 17 3 12 C 3 7 7 3 12 3 Z"
        " M 7.5 11 L 7.6 11 M 10.5 7.3 L 10.6 7.3 M 15.5 8 L 15.6 8"
    ),
    "tour": f"{_CIRCLE} M 15.7 8.3 L 13.6 13.6 L 8.3 15.7 L 10.4 10.4 Z",
    "shortcuts": (
        "M 2.5 6 L 21.5 6 L 21.5 18 L 2.5 18 Z M 6.5 10 L 6.6 10 M 10.2 10 L 10.3 10 M 13.9 10 L 14 10"
        " M 17.5 10 L 17.6 10 M 8 14.2 L 16 14.2"
    ),
    "licences": (
        "M 6 3 L 14 3 L 18.5 7.5 L 18.5 21 L 6 21 Z M 13.5 3 L 13.5 8 L 18.5 8 M 9 12.5 L 15.5 12.5"
        " M 9 16.5 L 13 16.5"
    ),
    "about": f"{_CIRCLE} M 12 11 L 12 16.5 M 12 7.4 L 12 7.5",
    "accept": "M 4.5 12.5 L 9.8 18 L 19.5 6.5",
    "delete": (
        "M 4 6.5 L 20 6.5 M 9 6.5 L 9 3.5 L 15 3.5 L 15 6.5 M 6 6.5 L 7 21 L 17 21 L 18 6.5 M 10 10.5"
        " L 10.3 17 M 14 10.5 L 13.7 17"
    ),
    "warning": "M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 9.5 L 12 14.5 M 12 17 L 12 17.1",
    "question": (
        f"{_CIRCLE} M 9.5 9.6 C 9.5 8 10.6 7.2 12.1 7.2 C 13.6 7.2 14.7 8.1 14.7 9.5"
        " C 14.7 11.5 12.1 11.7 12.1 13.8 M 12.1 16.8 L 12.1 16.9"
    ),
}

NAMES: tuple[str, ...] = (PROGRAM, *_LINES)
"""The names of all icons."""


class NoSuchIcon(KeyError):
    """There is no icon of that name."""


def icon(name: str) -> QIcon:
    """Return an icon by name, scalable to every size; raises NoSuchIcon."""
    if name not in NAMES:
        raise NoSuchIcon(f"no icon is called {name!r}; there are: {', '.join(NAMES)}")
    return QIcon(_Engine(_LINES.get(name)))


def paint_icon(painter: QPainter, name: str, box: QRectF) -> None:
    """Paint the icon of an action into a square, in the colour of the pen."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _GRID, box.height() / _GRID)
    painter.strokePath(outline(_LINES[name]), _pen(painter.pen().color()))
    painter.restore()


class _Engine(QIconEngine):
    """Paints an icon on demand, at the size that is needed."""

    def __init__(self, lines: str | None) -> None:
        """`lines` is the path of an action's icon; None for the icon of the application."""
        super().__init__()
        self._lines = lines

    def clone(self) -> QIconEngine:
        return _Engine(self._lines)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(rect.width(), rect.height())
        painter.translate(QRectF(rect).center() - QPointF(side / 2, side / 2))
        painter.scale(side / _GRID, side / _GRID)
        if self._lines is None:
            _paint_program(painter)
        else:
            _paint_lines(painter, outline(self._lines), mode, is_on=state is QIcon.State.On)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon as a pixmap; the size is in device pixels."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap


def _paint_lines(painter: QPainter, lines: QPainterPath, mode: QIcon.Mode, *, is_on: bool) -> None:
    disabled = mode is QIcon.Mode.Disabled
    group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
    colour = QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText)
    if is_on:  # a menu shows an icon in place of its own check mark
        painter.strokePath(outline(_CHECK), _pen(colour))
        around, whole = QPainterPath(), QPainterPath()
        around.addEllipse(_CHECK_MIDDLE, _CHECK_ROOM, _CHECK_ROOM)
        whole.addRect(QRectF(0.0, 0.0, _GRID, _GRID))
        painter.setClipPath(whole.subtracted(around))
    painter.strokePath(lines, _pen(colour))


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_program(painter: QPainter) -> None:
    """Paint a seven of spades in front of two cards, on the table's colour, like `straights.svg`."""
    background = rounded_box(QRectF(0.0, 0.0, _GRID, _GRID), 5.0)
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
        card = rounded_box(sheet, 1.4)
        painter.fillPath(card, QColor(paper))
        painter.strokePath(card, QPen(QColor(theme().felt_dark), 0.6))
        painter.restore()
    for shape, middle, height in ((glyph(Rank.SEVEN), 8.1, 7.4), (pip(Suit.SPADES), 15.7, 6.8)):
        painter.save()
        painter.translate(12.0, middle)
        painter.scale(height, height)
        painter.fillPath(shape, QColor(_INK))
        painter.restore()
