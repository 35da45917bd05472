"""The icons of the actions, drawn in the text colour, and the icon of the application."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)

from engine.cards.card import Rank, Suit
from straights_gui.view.cards.artwork import glyph, pip
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import DISABLED_OPACITY

PROGRAM = "straights"
_GRID = 24.0
_STROKE = 1.5
_PAPER, _PAPER_BEHIND, _INK = "#fdfbf5", "#d9e2d8", "#1b2431"

# Centre lines on a grid of 24 units, with 3 units of air around them.
_LINES = {
    "today": (
        "M 4.2 11 L 12 4.6 L 19.8 11 M 6.4 9.4 L 6.4 19 L 17.6 19 L 17.6 9.4 M 10.2 19 L 10.2 14.2 L"
        " 13.8 14.2 L 13.8 19"
    ),
    "new": (
        "M 6.8 4.5 L 13.2 4.5 C 14.4 4.5 15 5.1 15 6.3 L 15 17 C 15 18.2 14.4 18.8 13.2 18.8 L 6.8"
        " 18.8 C 5.6 18.8 5 18.2 5 17 L 5 6.3 C 5 5.1 5.6 4.5 6.8 4.5 Z M 17.6 7 L 18.8 7.4 C 19.8 7.7"
        " 20.2 8.6 19.9 9.5 L 17.2 17.6 C 16.9 18.5 16.4 18.9 15.6 18.8 M 10 9.2 L 10 14.2 M 7.5 11.7"
        " L 12.5 11.7"
    ),
    "undo": (
        "M 8.4 5.2 L 4.6 9 L 8.4 12.8 M 4.8 9 L 14 9 C 17 9 19.2 11.2 19.2 14 C 19.2 16.8 17 19 14 19"
        " L 9.4 19"
    ),
    "redo": (
        "M 15.6 5.2 L 19.4 9 L 15.6 12.8 M 19.2 9 L 10 9 C 7 9 4.8 11.2 4.8 14 C 4.8 16.8 7 19 10 19 L"
        " 14.6 19"
    ),
    "hint": (
        "M 9.2 16.4 C 8.9 14.7 6.5 13.6 6.5 10.2 C 6.5 7 9 4.6 12 4.6 C 15 4.6 17.5 7 17.5 10.2 C 17.5"
        " 13.6 15.1 14.7 14.8 16.4 Z M 10 19.4 L 14 19.4"
    ),
    "pause": "M 9 6 L 9 18 M 15 6 L 15 18",
    "more": "M 5 7 L 19 7 M 5 12 L 19 12 M 5 17 L 19 17",
    "seal": (
        "M 8 11 L 16 11 C 17.3 11 18 11.7 18 13 L 18 17.4 C 18 18.7 17.3 19.4 16 19.4 L 8 19.4 C 6.7"
        " 19.4 6 18.7 6 17.4 L 6 13 C 6 11.7 6.7 11 8 11 Z M 8.6 11 L 8.6 8.4 C 8.6 6.4 10 5 12 5 C 14"
        " 5 15.4 6.4 15.4 8.4 L 15.4 11"
    ),
    "quit": "M 6.6 6.6 L 17.4 17.4 M 17.4 6.6 L 6.6 17.4",
    "accept": "M 5.4 12.6 L 9.8 17 L 18.6 7.8",
    "play": "M 8.2 5.6 L 8.2 18.4 L 18.4 12 Z",
    "people": (
        "O 9 9 3 3 M 3.6 18.4 C 4 15.3 6.1 13.6 9 13.6 C 11.9 13.6 14 15.3 14.4 18.4 M 15.4 6.6 C 16.9"
        " 7 17.8 7.9 17.8 9.1 C 17.8 10.3 16.9 11.3 15.4 11.6 M 17 13.8 C 19 14.4 20.1 16 20.4 18.4"
    ),
    "sun": (
        "O 12 12 3.8 3.8 M 12 3.6 L 12 5.4 M 12 18.6 L 12 20.4 M 3.6 12 L 5.4 12 M 18.6 12 L 20.4 12 M"
        " 6.1 6.1 L 7.4 7.4 M 16.6 16.6 L 17.9 17.9 M 17.9 6.1 L 16.6 7.4 M 7.4 16.6 L 6.1 17.9"
    ),
    "puzzle": (
        "M 5 8.6 L 8.6 8.6 C 7.6 6.8 8.6 5 10.4 5 C 12.2 5 13.2 6.8 12.2 8.6 L 16 8.6 L 16 12.2 C 17.8"
        " 11.2 19.6 12.2 19.6 14 C 19.6 15.8 17.8 16.8 16 15.8 L 16 19.4 L 5 19.4 Z"
    ),
    "statistics": "M 4.6 5 L 4.6 19 L 19.4 19 M 8 15 L 11.4 11 L 14.4 13.5 L 18.8 7.6",
    "link": (
        "M 10 14 C 11.4 15.4 13.6 15.4 15 14 L 18 11 C 19.4 9.6 19.4 7.4 18 6 C 16.6 4.6 14.4 4.6 13 6"
        " L 12 7 M 14 10 C 12.6 8.6 10.4 8.6 9 10 L 6 13 C 4.6 14.4 4.6 16.6 6 18 C 7.4 19.4 9.6 19.4"
        " 11 18 L 12 17"
    ),
    "back": "M 14.5 5.6 L 8.1 12 L 14.5 18.4",
    "forward": "M 9.5 5.6 L 15.9 12 L 9.5 18.4",
    "sound": (
        "M 4.6 9.6 L 4.6 14.4 L 7.6 14.4 L 11.4 17.8 L 11.4 6.2 L 7.6 9.6 Z M 15 9 C 16.6 10.6 16.6"
        " 13.4 15 15 M 17.6 6.6 C 20.6 9.6 20.6 14.4 17.6 17.4"
    ),
    "settings": (
        "M 4 8 L 11.3 8 M 16.7 8 L 20 8 M 4 16 L 7.3 16 M 12.7 16 L 20 16 O 14 8 2.7 2.7 O 10 16 2.7 2.7"
    ),
    "watch": (
        "M 3.2 12 C 5.2 8.2 8.3 6.3 12 6.3 C 15.7 6.3 18.8 8.2 20.8 12 C 18.8 15.8 15.7 17.7 12 17.7 C"
        " 8.3 17.7 5.2 15.8 3.2 12 Z O 12 12 2.6 2.6"
    ),
    "restart": (
        "M 5 12 C 5 15.9 8.1 19 12 19 C 15.9 19 19 15.9 19 12 C 19 8.1 15.9 5 12 5 C 9.6 5 7.6 6.2 6.4"
        " 8 M 5.6 4.6 L 5.6 8.5 L 9.6 8.5"
    ),
    "share": ("M 12 14.4 L 12 4.4 M 8.6 7.6 L 12 4.2 L 15.4 7.6 M 6 12.4 L 6 18.6 L 18 18.6 L 18 12.4"),
    "search": "O 11 11 5.5 5.5 M 15.2 15.2 L 19.4 19.4",
    "host": (
        "M 4.6 10 C 8.8 6 15.2 6 19.4 10 M 7.3 13 C 10 10.5 14 10.5 16.7 13 M 10 16 C 11.2 15 12.8 15"
        " 14 16 M 12 18.6 L 12 18.7"
    ),
    "down": "M 6.6 9.4 L 12 14.8 L 17.4 9.4",
    "rules": (
        "M 5 5.6 C 8 4.8 10.3 5.3 12 6.6 C 13.7 5.3 16 4.8 19 5.6 L 19 18.4 C 16 17.6 13.7 18.1 12"
        " 19.4 C 10.3 18.1 8 17.6 5 18.4 Z M 12 6.6 L 12 19.2"
    ),
    "replay": (
        "M 5 12 C 5 8 8 5 12 5 C 16 5 19 8 19 12 C 19 16 16 19 12 19 L 8 19 M 11 15.5 L 7.5 19 L 11 22.5"
    ),
    "add": "M 12 5 L 12 19 M 5 12 L 19 12",
    "review": (
        "M 4 20 L 20 20 M 6 20 L 6 16 M 11 20 L 11 8 M 16 20 L 16 13 M 17.5 3.5 L 21 7 L 17.5 10.5 L 14 7 Z"
    ),
    "first": "M 18 5 L 10 12 L 18 19 Z M 6 5 L 6 19",
    "last": "M 6 5 L 14 12 L 6 19 Z M 18 5 L 18 19",
    "rage-quit": "M 13 4 L 5 4 L 5 20 L 13 20 M 10 12 L 20 12 M 16 8 L 20 12 L 16 16",
    "take-seat": "M 7 4 L 7 20 M 7 13 L 17 13 L 17 20",
    "seed": (
        "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8.5 8.5 L 8.6 8.5 M 15.5 8.5 L 15.6 8.5 M 12 12 L 12.1 12 M"
        " 8.5 15.5 L 8.6 15.5 M 15.5 15.5 L 15.6 15.5"
    ),
    "number": "M 10 4 L 8 20 M 16.5 4 L 14.5 20 M 5 9 L 20 9 M 4.5 15 L 19.5 15",
    "recent": ("O 12 12 9 9 M 12 7.5 L 12 12.3 L 15.5 14.5"),
    "save": "M 12 3 L 12 14 M 7.5 9.8 L 12 14.3 L 16.5 9.8 M 4 16 L 4 20 L 20 20 L 20 16",
    "copy": "M 9 8 L 19 8 L 19 21 L 9 21 Z M 5.5 16.5 L 5 16.5 L 5 3 L 15 3 L 15 4",
    "demo": (
        "M 4.5 8.5 L 19.5 8.5 L 19.5 19.5 L 4.5 19.5 Z M 12 8.5 L 12 4 M 9 12.5 L 9.1 12.5 M 15 12.5 L"
        " 15.1 12.5 M 9.5 16 L 14.5 16"
    ),
    "portrait": (
        "M 12 12.5 C 9.2 12.5 7.5 10.6 7.5 8 C 7.5 5.3 9.2 3.5 12 3.5 C 14.8 3.5 16.5 5.3 16.5 8 C"
        " 16.5 10.6 14.8 12.5 12 12.5 Z M 3.5 20.5 C 3.5 17 7 15.3 12 15.3 C 17 15.3 20.5 17 20.5 20.5"
    ),
    "phrases": (
        "M 4 4.5 L 20 4.5 L 20 16 L 12.5 16 L 8 20 L 8 16 L 4 16 Z M 8 10.2 L 8.1 10.2 M 12 10.2 L"
        " 12.1 10.2 M 16 10.2 L 16.1 10.2"
    ),
    "like": (
        "M 3.5 11 L 7.5 11 L 7.5 20 L 3.5 20 Z M 7.5 11.5 L 11 4 C 12.8 4 13.6 5.2 13.4 6.8 L 12.9 9.8"
        " L 18.6 9.8 C 20 9.8 20.8 10.9 20.5 12.2 L 19 18.4 C 18.7 19.5 18 20 17 20 L 7.5 20"
    ),
    "heart": (
        "M 12 20 C 5 15 3 12 3 8.7 C 3 6 5 4 7.5 4 C 9.5 4 11 5 12 7 C 13 5 14.5 4 16.5 4 C 19 4 21 6"
        " 21 8.7 C 21 12 19 15 12 20 Z"
    ),
    "laugh": (
        "O 12 12 9 9 M 7 10 L 8.5"
        " 8.5 L 10 10 M 14 10 L 15.5 8.5 L 17 10 M 7 13 L 17 13 C 17 16.3 15 18 12 18 C 9 18 7 16.3 7"
        " 13 Z"
    ),
    "surprise": (
        "O 12 12 9 9 M 8.5 9 L 8.5"
        " 9.2 M 15.5 9 L 15.5 9.2 M 12 13 C 13.3 13 14.2 14 14.2 15.4 C 14.2 16.8 13.3 17.8 12 17.8 C"
        " 10.7 17.8 9.8 16.8 9.8 15.4 C 9.8 14 10.7 13 12 13 Z"
    ),
    "tears": (
        "O 12 12 9 9 M 8.5 9 L 8.5"
        " 9.2 M 15.5 9 L 15.5 9.2 M 8.5 17 C 9.3 14.6 14.7 14.6 15.5 17 M 6.6 12.5 C 5.4 14 5.4 15.3"
        " 6.6 15.3 C 7.8 15.3 7.8 14 6.6 12.5 Z"
    ),
    "offline": (
        "M 3 9.5 C 8 4.6 16 4.6 21 9.5 M 6.5 13.2 C 9.6 10.3 14.4 10.3 17.5 13.2 M 12 18 L 12.1 18 M"
        " 4.5 19.5 L 19.5 3.5"
    ),
    "away": (
        "M 10 12.5 C 7.2 12.5 5.5 10.6 5.5 8 C 5.5 5.3 7.2 3.5 10 3.5 C 12.8 3.5 14.5 5.3 14.5 8 C"
        " 14.5 10.6 12.8 12.5 10 12.5 Z M 2 20.5 C 2 17 5 15.3 10 15.3 C 15 15.3 18 17 18 20.5 M 17 8"
        " L 22 8"
    ),
    "licences": (
        "M 6 3 L 14 3 L 18.5 7.5 L 18.5 21 L 6 21 Z M 13.5 3 L 13.5 8 L 18.5 8 M 9 12.5 L 15.5 12.5 M"
        " 9 16.5 L 13 16.5"
    ),
    "about": ("O 12 12 9 9 M 12 11 L 12 16.5 M 12 7.4 L 12 7.5"),
    "delete": (
        "M 4 6.5 L 20 6.5 M 9 6.5 L 9 3.5 L 15 3.5 L 15 6.5 M 6 6.5 L 7 21 L 17 21 L 18 6.5 M 10 10.5"
        " L 10.3 17 M 14 10.5 L 13.7 17"
    ),
    "warning": "M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 9.5 L 12 14.5 M 12 17 L 12 17.1",
    "question": (
        "O 12 12 9 9 M 9.5 9.6 C"
        " 9.5 8 10.6 7.2 12.1 7.2 C 13.6 7.2 14.7 8.1 14.7 9.5 C 14.7 11.5 12.1 11.7 12.1 13.8 M 12.1"
        " 16.8 L 12.1 16.9"
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


def sheet_icon(name: str) -> QIcon:
    """Return an icon by name in the colour of texts in the bar and in menus, not in the desktop's."""
    return QIcon(_Engine(_LINES[name], is_on_sheet=True))


def paint_icon(painter: QPainter, name: str, box: QRectF) -> None:
    """Paint the icon of an action into a square, in the colour of the pen."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _GRID, box.height() / _GRID)
    painter.strokePath(outline(_LINES[name]), _pen(painter.pen().color()))
    painter.restore()


class _Engine(QIconEngine):
    """Paints an icon on demand, at the size that is needed."""

    def __init__(self, lines: str | None, *, is_on_sheet: bool = False) -> None:
        """`lines` is the path of an action's icon; None for the icon of the application."""
        super().__init__()
        self._lines, self._is_on_sheet = lines, is_on_sheet

    def clone(self) -> QIconEngine:
        return _Engine(self._lines, is_on_sheet=self._is_on_sheet)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(rect.width(), rect.height())
        painter.translate(QRectF(rect).center() - QPointF(side / 2, side / 2))
        painter.scale(side / _GRID, side / _GRID)
        if self._lines is None:
            _paint_program(painter)
        else:
            painter.strokePath(outline(self._lines), _pen(self._colour(mode)))
        painter.restore()

    def _colour(self, mode: QIcon.Mode) -> QColor:
        is_disabled = mode is QIcon.Mode.Disabled
        if self._is_on_sheet:
            colour = QColor(tokens().sheet_text)
            colour.setAlphaF(DISABLED_OPACITY if is_disabled else 1.0)
            return colour
        group = QPalette.ColorGroup.Disabled if is_disabled else QPalette.ColorGroup.Active
        return QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon as a pixmap; the size is in device pixels."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap


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
