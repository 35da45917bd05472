"""Writes the pictures of the settings, as in the window's gallery: previews/table-wood.webp and so on."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from straights_gui.view.appearance import previews
from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.style.themes import TABLES

_USUAL = Appearance(table="felt", faces="classic", back="lattice", has_four_colours=False, is_dark=False)
_RATIO, _QUALITY = 2.0, 80
_HEIGHT, _WIDTH, _BACK_WIDTH = 66.0, 112.0, 80.0
"""Sizes in CSS pixels."""

Paint = Callable[[QPainter, QSizeF, Appearance, float], None]


def write_previews(folder: Path) -> None:
    """Write all pictures into a folder; needs no screen."""
    # An application must exist to paint pixmaps.
    application = QGuiApplication.instance() or QGuiApplication(["web", "-platform", "offscreen"])
    folder.mkdir(parents=True, exist_ok=True)
    for name in TABLES:
        _save(folder / f"table-{name}.webp", previews.paint_table, replace(_USUAL, table=name), _WIDTH)
    for name in FACES:
        _save(folder / f"faces-{name}.webp", previews.paint_faces, replace(_USUAL, faces=name), _WIDTH)
    for name in BACKS:
        _save(folder / f"back-{name}.webp", previews.paint_back, replace(_USUAL, back=name), _BACK_WIDTH)
    del application


def _save(target: Path, paint: Paint, shown: Appearance, width: float) -> None:
    size = QSizeF(width, _HEIGHT)
    image = QImage((size * _RATIO).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter, size, shown, _RATIO)
    painter.end()
    if not image.save(str(target), None, _QUALITY):
        raise OSError(f"{target} could not be written")
