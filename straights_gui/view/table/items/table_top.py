"""What the table is covered with: felt, linen, wood, slate, from chance numbers that are always the same."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from straights_gui.view.style.theme import Surface, Theme

_COARSE = 4  # the light changes slowly: it is painted so much smaller, and scaled up
_TILE = 256
_BLACK, _WHITE = QColor("black"), QColor("white")
_PLANK = 86.0  # logical pixels
_GRAINS, _GRAIN_LINES = 2, 36
_MODE = QPainter.CompositionMode


def paint_table_top(painter: QPainter, size: QSizeF, middle: QPointF, theme: Theme, ratio: float) -> None:
    """Paint a table of that size, lightest around a point, at a device pixel ratio."""
    whole = QRectF(QPointF(0, 0), size)
    if theme.surface is Surface.PLAIN:
        painter.fillRect(whole, QColor(theme.felt_light))
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(whole, _coarse_layer(size, middle, theme))
    painter.restore()
    match theme.surface:
        case Surface.WOOD:
            _paint_planks(painter, size, ratio)
        case Surface.LINEN:
            painter.drawTiledPixmap(whole, _weave(ratio))
        case Surface.SLATE:
            painter.drawTiledPixmap(whole, _speckles(ratio, 0.055, 0.05))
        case _:
            painter.drawTiledPixmap(whole, _speckles(ratio, 0.075, 0.05))


def _coarse_layer(size: QSizeF, middle: QPointF, theme: Theme) -> QImage:
    """The light on the table, and what else has no fine lines, at a fraction of the size."""
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
    """Paint the layers of a stone: spots of several sizes, drawn out along a slanting line."""
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
    """An image of a colour whose opacity is chance at each pixel."""
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
def _speckles(ratio: float, dark: float, light: float) -> QPixmap:
    """A tile of fine grain, one chance number for each pixel of the screen."""
    tile = QPixmap(_TILE, _TILE)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for opacity, seed, colour in ((dark, 1, _BLACK), (light, 2, _WHITE)):
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, _noise(_TILE, _TILE, seed, colour))
    painter.end()
    tile.setDevicePixelRatio(ratio)
    return tile


@cache
def _weave(ratio: float) -> QPixmap:
    """A tile of cloth: threads both ways, over and under each other, some of them thicker."""
    tile = _tile(_TILE, ratio)
    painter = QPainter(tile)
    chance = Random("threads")  # noqa: S311  # a picture, no secret
    for is_upright in (False, True):
        if is_upright:  # the same again, turned by a right angle
            painter.setTransform(QTransform(0.0, 1.0, 1.0, 0.0, 0.0, 0.0))
        for at in range(0, _TILE, 2):
            strength = chance.choice((0.02, 0.035, 0.05, 0.085))
            painter.fillRect(QRectF(0.0, at, _TILE, 1.0), QColor(255, 255, 255, round(255 * strength)))
            shade = QColor(0, 0, 0, round(255 * (0.03 + 0.7 * strength)))
            painter.fillRect(QRectF(0.0, at + 1.0, _TILE, 1.0), shade)
            if chance.random() < 0.3:  # thicker for a while
                start, length = chance.random() * _TILE, _TILE * chance.uniform(0.2, 0.6)
                for x in (start, start - _TILE):
                    painter.fillRect(QRectF(x, at, length, 1.0), QColor(255, 255, 255, 16))
    painter.resetTransform()
    painter.setOpacity(0.07)
    painter.drawImage(QRectF(0, 0, _TILE, _TILE), _noise(_TILE // 2, _TILE // 2, 5, _BLACK))
    painter.end()
    return tile


def _paint_planks(painter: QPainter, size: QSizeF, ratio: float) -> None:
    """Paint boards side by side, each with its own tone and a part of one of a few grains."""
    chance = Random("boards")  # noqa: S311  # a picture, no secret
    grains = [_grain(number, ratio) for number in range(_GRAINS)]
    width = 3.2 * _TILE
    y = -_PLANK * 0.4
    while y < size.height():
        x = -chance.random() * width
        while x < size.width():
            length = width * (0.75 + 0.6 * chance.random())
            _paint_plank(painter, QRectF(x, y, length, _PLANK), grains[chance.randrange(_GRAINS)], chance)
            x += length
        y += _PLANK


def _paint_plank(painter: QPainter, box: QRectF, grain: QPixmap, chance: Random) -> None:
    tone = chance.uniform(-0.16, 0.1)
    painter.fillRect(box, QColor(*((255,) * 3 if tone > 0 else (0,) * 3), round(255 * abs(tone))))
    painter.save()
    painter.setClipRect(box)
    shift = QPointF(chance.random() * grain.deviceIndependentSize().width(), 0.0)
    painter.drawTiledPixmap(box, grain, shift)
    painter.restore()
    for edge, colour in (
        (QRectF(box.left(), box.bottom() - 1.4, box.width(), 1.4), QColor(0, 0, 0, 110)),
        (QRectF(box.left(), box.top(), box.width(), 1.0), QColor(255, 255, 255, 22)),
        (QRectF(box.right() - 1.4, box.top(), 1.4, box.height()), QColor(0, 0, 0, 95)),
        (QRectF(box.left(), box.top(), 1.0, box.height()), QColor(255, 255, 255, 18)),
    ):
        painter.fillRect(edge, colour)


@cache
def _grain(number: int, ratio: float) -> QPixmap:
    """The grain of a board, which goes on where it ends: wavy lines, closer together around a heart."""
    tile = _tile(2 * _TILE, ratio, _PLANK)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = Random(f"grain {number}")  # noqa: S311  # a picture, no secret
    heart, reach = chance.uniform(0.3, 0.7) * _PLANK, chance.uniform(5.0, 13.0)
    for line in range(_GRAIN_LINES):
        y = line / _GRAIN_LINES * 1.3 * _PLANK - 0.15 * _PLANK
        near = 1.0 / (1.0 + ((y - heart) / (0.22 * _PLANK)) ** 2)
        bend = reach * near * (1.0 if y > heart else -1.0)
        path = QPainterPath(QPointF(0.0, y))
        for x in (0.0, _TILE):
            up, down = y + chance.uniform(-2.0, 2.0), y + bend
            path.cubicTo(x + 0.3 * _TILE, up, x + 0.35 * _TILE, down, x + 0.5 * _TILE, down)
            path.cubicTo(x + 0.65 * _TILE, down, x + 0.7 * _TILE, up, x + _TILE, y)
        shade = chance.random()
        colour = QColor(0, 0, 0, round(14 + 46 * shade)) if shade < 0.8 else QColor(255, 220, 170, 26)
        painter.setPen(QPen(colour, chance.uniform(0.5, 1.7)))
        painter.drawPath(path)
    painter.end()
    return tile


def _tile(width: float, ratio: float, height: float = 0.0) -> QPixmap:
    """A transparent pixmap, square unless a height is given, in logical pixels."""
    tile = QPixmap((QSizeF(width, height or width) * ratio).toSize())
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    return tile
