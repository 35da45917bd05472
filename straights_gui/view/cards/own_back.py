"""A picture of the player's own as the back of the cards: cut to the card, with an edge of paper."""

from __future__ import annotations

from base64 import b64decode, b64encode
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from engine.straights.interface.settings import OWN_BACK, PICTURE
from straights_gui.view.cards.artwork import artwork

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
