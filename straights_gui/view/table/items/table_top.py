"""The surface of the table: felt, linen, wood or slate, from pseudorandom numbers with fixed seeds.

A faint outline marks each card’s place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from engine.cards.card import CARDS, Rank, Suit
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.card_slots import paint_outline, paint_rank, paint_suit
from straights_gui.view.cards.shape import card_size, faint
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.theme import Surface, Theme, theme
from straights_gui.view.table.layout import TableLayout

_COARSE = 4  # a scaled-up image suffices for the light, which changes slowly
TILE = 256  # device pixels for the grain, logical pixels for the others
_BLACK, _WHITE = QColor("black"), QColor("white")
PLANK = 86.0  # the width of a plank in logical pixels
GRAINS, _GRAIN_LINES = 2, 36
FELT_GRAIN, SLATE_GRAIN = (0.075, 0.05), (0.055, 0.05)  # the opacity of black and of white
_MODE = QPainter.CompositionMode


def paint_table_top(painter: QPainter, size: QSizeF, middle: QPointF, theme: Theme, ratio: float) -> None:
    """Paint a table of that size, lightest around a point, at a device pixel ratio."""
    whole = QRectF(QPointF(0, 0), size)
    if theme.surface is Surface.PLAIN:
        painter.fillRect(whole, QColor(theme.felt_light))
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(whole, coarse_layer(size, middle, theme))
    painter.restore()
    match theme.surface:
        case Surface.WOOD:
            _paint_planks(painter, size, ratio)
        case Surface.LINEN:
            painter.drawTiledPixmap(whole, _woven_tile(ratio))
        case Surface.SLATE:
            painter.drawTiledPixmap(whole, _speckled_tile(ratio, SLATE_GRAIN))
        case _:
            painter.drawTiledPixmap(whole, _speckled_tile(ratio, FELT_GRAIN))


def coarse_layer(size: QSizeF, middle: QPointF, theme: Theme) -> QImage:
    """The light on the table and other soft features, as an image at a fraction of the size."""
    image = QImage((size / _COARSE).toSize().expandedTo(QSize(1, 1)), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(1 / _COARSE, 1 / _COARSE)
    gradient = QRadialGradient(middle, 0.62 * max(size.width(), 1.6 * size.height()))
    gradient.setColorAt(0.0, QColor(theme.felt_light))
    gradient.setColorAt(1.0, QColor(theme.felt_dark))
    painter.fillRect(QRectF(QPointF(0, 0), size), gradient)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if theme.surface is Surface.SLATE:
        _paint_clouds(painter, size)
    painter.end()
    return image


def _paint_clouds(painter: QPainter, size: QSizeF) -> None:
    """Paint the layers of slate: spots of several sizes, stretched along a slanting line."""
    reach = size.width() + size.height()
    painter.save()
    painter.translate(size.width() / 2, size.height() / 2)
    painter.rotate(-14.0)
    box = QRectF(-reach / 2, -reach / 2, reach, reach)
    for number, (columns, rows, dark, light) in enumerate(
        ((9, 16, 0.22, 0.1), (22, 60, 0.16, 0.08), (60, 190, 0.12, 0.06))
    ):
        painter.setOpacity(dark)
        painter.drawImage(box, _noise(columns, rows, 2 * number, _BLACK))
        painter.setOpacity(light)
        painter.drawImage(box, _noise(columns, rows, 2 * number + 1, _WHITE))
    painter.restore()


def _noise(columns: int, rows: int, seed: int, colour: QColor) -> QImage:
    """An image of one colour with random opacity at each pixel."""
    # Rows of an Alpha8 image begin at multiples of four bytes.
    width = (columns + 3) // 4 * 4
    data = Random(f"{seed} {columns} {rows}").randbytes(width * rows)  # noqa: S311  # a picture, no secret
    alpha = QImage(data, columns, rows, width, QImage.Format.Format_Alpha8)
    image = QImage(columns, rows, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    painter = QPainter(image)
    painter.setCompositionMode(_MODE.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, alpha)
    painter.end()
    return image


@cache
def _speckled_tile(ratio: float, grain: tuple[float, float]) -> QPixmap:
    tile = QPixmap.fromImage(speckles(grain))
    tile.setDevicePixelRatio(ratio)
    return tile


def speckles(grain: tuple[float, float]) -> QImage:
    """A tile of fine grain, random at each device pixel."""
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for opacity, seed, colour in zip(grain, (1, 2), (_BLACK, _WHITE), strict=True):
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, _noise(TILE, TILE, seed, colour))
    painter.end()
    return tile


@cache
def _woven_tile(ratio: float) -> QPixmap:
    return QPixmap.fromImage(weave(ratio))


def weave(ratio: float) -> QImage:
    """A tile of cloth: threads in both directions, woven over and under, some of them thicker."""
    tile = _tile(TILE, ratio)
    painter = QPainter(tile)
    chance = Random("threads")  # noqa: S311  # a picture, no secret
    for is_upright in (False, True):
        if is_upright:  # the same, rotated by 90 degrees
            painter.setTransform(QTransform(0.0, 1.0, 1.0, 0.0, 0.0, 0.0))
        for at in range(0, TILE, 2):
            strength = chance.choice((0.02, 0.035, 0.05, 0.085))
            painter.fillRect(QRectF(0.0, at, TILE, 1.0), QColor(255, 255, 255, round(255 * strength)))
            shade = QColor(0, 0, 0, round(255 * (0.03 + 0.7 * strength)))
            painter.fillRect(QRectF(0.0, at + 1.0, TILE, 1.0), shade)
            if chance.random() < 0.3:  # thicker for a stretch
                start, length = chance.random() * TILE, TILE * chance.uniform(0.2, 0.6)
                for x in (start, start - TILE):
                    painter.fillRect(QRectF(x, at, length, 1.0), QColor(255, 255, 255, 16))
    painter.resetTransform()
    painter.setOpacity(0.07)
    painter.drawImage(QRectF(0, 0, TILE, TILE), _noise(TILE // 2, TILE // 2, 5, _BLACK))
    painter.end()
    return tile


@dataclass(frozen=True, slots=True)
class Board:
    """A plank of a wooden table.

    Attributes:
        tone: its relative brightness, from -1 for black to 1 for white.
        grain: the number of its grain; `shift`: the offset of the plank in it, in logical pixels.
    """

    box: QRectF
    tone: float
    grain: int
    shift: float


def boards(size: QSizeF) -> Iterator[Board]:
    """The planks of a table of that size, side by side, row by row; the outer ones extend beyond it."""
    chance = Random("boards")  # noqa: S311  # a picture, no secret
    width = 3.2 * TILE
    y = -PLANK * 0.4
    while y < size.height():
        x = -chance.random() * width
        while x < size.width():
            length = width * (0.75 + 0.6 * chance.random())
            grain, tone = chance.randrange(GRAINS), chance.uniform(-0.16, 0.1)
            yield Board(QRectF(x, y, length, PLANK), tone, grain, chance.random() * 2 * TILE)
            x += length
        y += PLANK


def board_edges(box: QRectF) -> tuple[tuple[QRectF, QColor], ...]:
    """The edges of a plank, dark on two sides and light on the others."""
    return (
        (QRectF(box.left(), box.bottom() - 1.4, box.width(), 1.4), QColor(0, 0, 0, 110)),
        (QRectF(box.left(), box.top(), box.width(), 1.0), QColor(255, 255, 255, 22)),
        (QRectF(box.right() - 1.4, box.top(), 1.4, box.height()), QColor(0, 0, 0, 95)),
        (QRectF(box.left(), box.top(), 1.0, box.height()), QColor(255, 255, 255, 18)),
    )


def board_colour(tone: float) -> QColor:
    """The translucent colour of a plank's tone, painted over the table's colour."""
    return QColor(*((255,) * 3 if tone > 0 else (0,) * 3), round(255 * abs(tone)))


def _paint_planks(painter: QPainter, size: QSizeF, ratio: float) -> None:
    grains = [_grain(number, ratio) for number in range(GRAINS)]
    for board in boards(size):
        painter.fillRect(board.box, board_colour(board.tone))
        painter.save()
        painter.setClipRect(board.box)
        painter.drawTiledPixmap(board.box, grains[board.grain], QPointF(board.shift, 0.0))
        painter.restore()
        for edge, colour in board_edges(board.box):
            painter.fillRect(edge, colour)


def grain_lines(number: int) -> Iterator[tuple[QPainterPath, QColor, float]]:
    """The grain of a plank: wavy lines, denser around a heart, with colours and widths.

    Each line is two tiles long and continues seamlessly.
    """
    chance = Random(f"grain {number}")  # noqa: S311  # a picture, no secret
    heart, reach = chance.uniform(0.3, 0.7) * PLANK, chance.uniform(5.0, 13.0)
    for line in range(_GRAIN_LINES):
        y = line / _GRAIN_LINES * 1.3 * PLANK - 0.15 * PLANK
        near = 1.0 / (1.0 + ((y - heart) / (0.22 * PLANK)) ** 2)
        bend = reach * near * (1.0 if y > heart else -1.0)
        path = QPainterPath(QPointF(0.0, y))
        for x in (0.0, TILE):
            up, down = y + chance.uniform(-2.0, 2.0), y + bend
            path.cubicTo(x + 0.3 * TILE, up, x + 0.35 * TILE, down, x + 0.5 * TILE, down)
            path.cubicTo(x + 0.65 * TILE, down, x + 0.7 * TILE, up, x + TILE, y)
        shade = chance.random()
        colour = QColor(0, 0, 0, round(14 + 46 * shade)) if shade < 0.8 else QColor(255, 220, 170, 26)
        yield path, colour, chance.uniform(0.5, 1.7)


@cache
def _grain(number: int, ratio: float) -> QPixmap:
    tile = _tile(2 * TILE, ratio, PLANK)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for path, colour, width in grain_lines(number):
        painter.setPen(QPen(colour, width))
        painter.drawPath(path)
    painter.end()
    return QPixmap.fromImage(tile)


def _tile(width: float, ratio: float, height: float = 0.0) -> QImage:
    """A transparent image in logical pixels, square unless a height is given."""
    size = (QSizeF(width, height or width) * ratio).toSize()
    tile = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    return tile


class Background:
    """The background for one layout, size and device pixel ratio; rendered at the first paint."""

    def __init__(self, layout: TableLayout, size: QSizeF, ratio: float) -> None:
        self._layout, self._size, self._ratio = layout, size, ratio
        self._theme = theme()
        self._pixmap: QPixmap | None = None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the part inside the rectangle, in logical pixels of the view."""
        if self._pixmap is None:
            self._pixmap = table_pixmap(self._layout, self._size, self._ratio, self._theme)
        ratio = self._pixmap.devicePixelRatio()
        painter.drawPixmap(rect, self._pixmap, QRectF(rect.topLeft() * ratio, rect.size() * ratio))


def table_pixmap(layout: TableLayout, size: QSizeF, ratio: float, colours: Theme) -> QPixmap:
    """The table without cards, painted for a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_table_top(painter, size, layout.board.center(), colours, ratio)
    if layout.has_rows:
        _paint_places(painter, layout, ratio, QColor(colours.place))
    else:
        _paint_oval(painter, layout.board, QColor(colours.place))
    painter.end()
    return pixmap


def _paint_places(painter: QPainter, layout: TableLayout, ratio: float, place: QColor) -> None:
    """Paint an outline for each card; each shape is rendered once and copied, which speeds up the start."""
    size = card_size(layout.board_card)
    outline = _stamp(size, ratio, lambda stamp: paint_outline(stamp, size, place))
    ranks = {
        rank: _stamp(size, ratio, partial(paint_rank, rank=rank, size=size, colour=place)) for rank in Rank
    }
    suits = {
        suit: _stamp(size, ratio, partial(paint_suit, suit=suit, size=size, colour=place)) for suit in Suit
    }
    for card in CARDS:
        corner = layout.place(card) - QPointF(size.width() / 2, size.height() / 2)
        for stamp in (outline, ranks[card.rank], suits[card.suit]):
            painter.drawPixmap(corner, stamp)


def _paint_oval(painter: QPainter, board: QRectF, place: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faint(place, 0.4), 1.5))
    painter.drawRoundedRect(board, board.height() / 2, board.height() / 2)


def _stamp(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    stamp, painter = begin_pixmap(size, ratio)
    paint(painter)
    painter.end()
    return stamp
