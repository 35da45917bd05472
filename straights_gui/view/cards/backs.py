"""The backs of the cards: a pattern in a frame, and on some an emblem in the middle.

A picture of the player's own is cut to the card, with an edge of paper.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from engine.straights.interface.settings import OWN_BACK, PICTURE
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.drawing import Group, Part, paint
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper, rounded

LATTICE = "lattice"
_INSIDE = (9.5, 9.5, 81.0, 121.0)


def paint_back(painter: QPainter, size: QSizeF, name: str) -> None:
    """Paint the back of that name, or a picture of the player's own, of this size at the painter's origin."""
    name, colours = _drawable(name), back_colours(name)
    painter.save()
    paint_paper(painter, size, colours["paper"], colours["border"])
    if is_own(name):
        painter.setClipPath(rounded(size, 1.0))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(QPointF(), size), picture_of(name))
        painter.restore()
        return
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    paint(painter, back(name), colours)
    painter.restore()


def back_colours(name: str) -> Mapping[str, str]:
    """The colours of a back; a picture of the player's own has that of its whole as background."""
    name = _drawable(name)
    if not is_own(name):
        return artwork().backs[name].colours
    whole = picture_of(name).scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return {**artwork().backs[LATTICE].colours, "background": whole.pixelColor(0, 0).name()}


def _drawable(name: str) -> str:
    """The name, or the usual back in place of a damaged picture."""
    return LATTICE if is_own(name) and picture_of(name).isNull() else name


def back(name: str) -> tuple[Part, ...]:
    """What is on the paper of a back, on the sheet of 100 by 140 units."""
    design, common = artwork().backs[name], artwork()
    emblem = common.emblem if design.has_emblem else ()
    return (*common.back_ground, Group(design.pattern, clip=_INSIDE), *common.back_border, *emblem)


_QUALITY = 85


def own_back(content: bytes) -> str:
    """A back of the picture in a file, as the settings keep it; "" if it is none, or too large."""
    picture = _read(content)
    if picture.isNull() or len(content) > OWN_BACK["bytes"]:
        return ""
    edge = OWN_BACK["edge"]
    back = QImage(OWN_BACK["width"], OWN_BACK["height"], QImage.Format.Format_RGB32)
    back.fill(QColor(artwork().backs["lattice"].colours["paper"]))
    inside = QRectF(back.rect()).adjusted(edge, edge, -edge, -edge)
    scale = min(picture.width() / inside.width(), picture.height() / inside.height())
    part = QRectF(0.0, 0.0, scale * inside.width(), scale * inside.height())
    part.moveCenter(QRectF(picture.rect()).center())
    whole = picture.copy(part.toAlignedRect()).scaled(
        inside.size().toSize(), mode=Qt.TransformationMode.SmoothTransformation
    )
    painter = QPainter(back)
    painter.drawImage(inside.topLeft(), whole)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    writer.write(back)
    return PICTURE + b64encode(buffer.data().data()).decode()


def is_own(back: str) -> bool:
    """Whether a back is a picture, not the name of a design."""
    return back.startswith(PICTURE)


@lru_cache(maxsize=2)
def picture_of(kept: str) -> QImage:
    """The picture that the settings keep; a null one if it is damaged."""
    try:
        return _read(b64decode(kept.removeprefix(PICTURE)))
    except ValueError:
        return QImage()


def _read(content: bytes) -> QImage:
    """A picture, read only if its header promises no more than the most; a null one otherwise."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    is_small = size.isValid() and size.width() * size.height() <= OWN_BACK["pixels"]
    kind = reader.format().data()
    is_known = kind == b"png" or (kind == b"jpeg" and _has_end(content))
    return reader.read() if is_small and is_known else QImage()


def _has_end(jpeg: bytes) -> bool:
    """Whether a JPEG is whole, which Qt does not ask for; a small picture in its header has an end, too."""
    at = 2
    while jpeg[at + 1 : at + 2] not in {b"\xda", b""}:
        is_fill = jpeg[at + 1] == 0xFF  # any number of them may precede a marker
        at += 1 if is_fill else 2 + int.from_bytes(jpeg[at + 2 : at + 4])
    return b"\xff\xd9" in jpeg[at:]
