"""Writes the portraits of the window as images: portraits/curls.webp and so on."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from straights_gui.view.portraits.expressions import Expression, Mouth
from straights_gui.view.portraits.painting import SHEET, paint_portrait
from straights_gui.view.portraits.people import PEOPLE

_PIXELS, _QUALITY = 128, 85
_FRIENDLY = Expression(mouth=Mouth.SMILE)


def write_portraits(folder: Path) -> None:
    """Write all portraits into a folder; needs no screen."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, portrait in PEOPLE.items():
        image = QImage(_PIXELS, _PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_PIXELS / SHEET, _PIXELS / SHEET)
        paint_portrait(painter, portrait, _FRIENDLY)
        painter.end()
        target = folder / f"{name}.webp"
        if not image.save(str(target), None, _QUALITY):
            raise OSError(f"{target} could not be written")
