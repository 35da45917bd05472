"""Writes images of what the window paints: its portraits, the pictures of the settings, the app's icons.

    portraits/curls.webp ...      the portraits
    previews/table-wood.webp ...  a table, faces or a back, as in the window's gallery
    icon.svg                      for the page, from the program's icon, as are the others
    icon-192.png icon-512.png     for the app
    icon-maskable-512.png         for the app on systems that crop icons to their own shape
    apple-touch-icon.png          iOS: without transparency, 180 pixels wide

The manifest and index.html name the icons. Nothing here needs a screen.
"""

import shutil
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from bundle.icons import paint, save
from bundle.paths import RESOURCES
from straights_gui.view.appearance import previews
from straights_gui.view.appearance.previews import Appearance
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.portraits.expressions import Expression, Mouth
from straights_gui.view.portraits.painting import SHEET, paint_portrait
from straights_gui.view.portraits.people import PEOPLE
from straights_gui.view.style.theme import FELT, TABLES

_USUAL = Appearance(table="felt", faces="classic", back="lattice", has_four_colours=False, is_dark=False)
_RATIO, _QUALITY = 2.0, 80
_HEIGHT, _WIDTH, _BACK_WIDTH = 66.0, 112.0, 80.0
"""Sizes in CSS pixels."""
_PORTRAIT, _PORTRAIT_QUALITY = 128, 85
_FRIENDLY = Expression(mouth=Mouth.SMILE)
_DRAWING = RESOURCES / "straights.svg"
_SAFE_PART = 0.8
"""The part of a maskable icon that every system shows."""


def write_previews(folder: Path) -> None:
    """Write the pictures of the settings into a folder."""
    # An application must exist to paint pixmaps.
    application = QGuiApplication.instance() or QGuiApplication(["web", "-platform", "offscreen"])
    folder.mkdir(parents=True, exist_ok=True)
    shown = [
        *(("table", each, previews.paint_table, replace(_USUAL, table=each), _WIDTH) for each in TABLES),
        *(("faces", each, previews.paint_faces, replace(_USUAL, faces=each), _WIDTH) for each in FACES),
        *(("back", each, previews.paint_back, replace(_USUAL, back=each), _BACK_WIDTH) for each in BACKS),
    ]
    for kind, name, paint_preview, appearance, width in shown:
        size = QSizeF(width, _HEIGHT)
        image = QImage((size * _RATIO).toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_RATIO)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_preview(painter, size, appearance, _RATIO)
        painter.end()
        save(image, folder / f"{kind}-{name}.webp", _QUALITY)
    del application


def write_portraits(folder: Path) -> None:
    """Write all portraits into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, portrait in PEOPLE.items():
        image = QImage(_PORTRAIT, _PORTRAIT, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_PORTRAIT / SHEET, _PORTRAIT / SHEET)
        paint_portrait(painter, portrait, _FRIENDLY)
        painter.end()
        save(image, folder / f"{name}.webp", _PORTRAIT_QUALITY)


def write_icons(folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_DRAWING, folder / "icon.svg")
    for size in (192, 512):
        paint(_DRAWING, size, folder / f"icon-{size}.png")
    maskable, background = folder / "icon-maskable-512.png", FELT.felt_light
    paint(_DRAWING, 512, maskable, part=_SAFE_PART, background=background)
    paint(_DRAWING, 180, folder / "apple-touch-icon.png", background=background)
