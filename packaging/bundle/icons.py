"""Renders all sizes and formats of the two icons, the program's and that of saved games."""

import os
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from bundle import paths

DRAWINGS = paths.PACKAGING / "bundle" / "icon_drawings"
# The sizes of Linux desktops (hicolor), and 1024 for macOS.
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
SMALL = 24  # up to this size, details of the large drawing are not visible
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_DOTS_PER_METRE = 3780  # 96 an inch
# Prefix of the file names, drawing, drawing for small sizes.
ICONS = (
    ("", paths.RESOURCES / "straights.svg", DRAWINGS / "straights-small.svg"),
    ("document-", DRAWINGS / "document.svg", DRAWINGS / "document-small.svg"),
)


def make_icons(folder: Path = paths.ICONS) -> None:
    """Render all icons into a folder: `16.png`, `document-16.png`, ..., and both as .ico and .icns."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    for prefix, drawing, small in ICONS:
        for size in SIZES:
            paint(small if size <= SMALL else drawing, size, folder / f"{prefix}{size}.png")
        name = prefix.rstrip("-") or "straights"
        _collect(folder, prefix, ICO_SIZES, folder / f"{name}.ico")
        _collect(folder, prefix, ICNS_SIZES, folder / f"{name}.icns")


def paint(
    drawing: Path, size: int, target: Path, *, part: float = 1.0, background: str = "transparent"
) -> None:
    """Paint a drawing centred in a picture, as a part of its width; on a background without alpha channel."""
    has_alpha = background == "transparent"
    kind = QImage.Format.Format_ARGB32_Premultiplied if has_alpha else QImage.Format.Format_RGB32
    image = QImage(size, size, kind)
    image.setDotsPerMeterX(_DOTS_PER_METRE)  # or the file would have those of the screen
    image.setDotsPerMeterY(_DOTS_PER_METRE)
    image.fill(QColor(background))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = size * (1 - part) / 2
    QSvgRenderer(str(drawing)).render(painter, QRectF(edge, edge, size * part, size * part))
    painter.end()
    save(image, target)


def save(image: QImage, target: Path, quality: int = -1) -> None:
    """Write a picture in the format of its name; OSError if that is impossible."""
    if not image.save(str(target), None, quality):
        raise OSError(f"{target} could not be written")


def _collect(folder: Path, prefix: str, sizes: tuple[int, ...], target: Path) -> None:
    """Write the pictures of several sizes into one .ico or .icns file, without scaling."""
    pictures = []
    for size in sizes:
        with Image.open(folder / f"{prefix}{size}.png") as picture:
            pictures.append(picture.copy())
    *others, largest = pictures
    if target.suffix == ".ico":
        largest.save(target, sizes=[(size, size) for size in sizes], append_images=others)
    else:
        largest.save(target, append_images=others)
