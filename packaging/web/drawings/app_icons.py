"""Writes the icons of the page and of the installed app, all from the program's icon.

    icon.svg                  for the page
    icon-192.png icon-512.png for the app
    icon-maskable-512.png     for the app on systems that crop icons to their own shape
    apple-touch-icon.png      iOS: without transparency, 180 pixels wide

The manifest and index.html name these files.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from bundle.paths import RESOURCES
from straights_gui.view.style.theme import FELT

_DRAWING = RESOURCES / "straights.svg"
_SAFE_PART = 0.8
"""The part of a maskable icon that every system shows."""


def write_icons(folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_DRAWING, folder / "icon.svg")
    for size in (192, 512):
        _paint(folder / f"icon-{size}.png", size)
    _paint(folder / "icon-maskable-512.png", 512, part=_SAFE_PART, is_opaque=True)
    _paint(folder / "apple-touch-icon.png", 180, is_opaque=True)


def _paint(target: Path, size: int, *, part: float = 1.0, is_opaque: bool = False) -> None:
    """Paint the icon centred in a picture, as a part of its width; if opaque, on a filled background."""
    kind = QImage.Format.Format_RGB32 if is_opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(size, size, kind)
    image.fill(QColor(FELT.felt_light if is_opaque else "transparent"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = size * (1 - part) / 2
    QSvgRenderer(str(_DRAWING)).render(painter, QRectF(edge, edge, size * part, size * part))
    painter.end()
    if not image.save(str(target)):
        raise OSError(f"{target} could not be written")
