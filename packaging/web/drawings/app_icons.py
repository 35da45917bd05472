"""Writes the icons of the page and of the installed app, all from the program's icon.

    icon.svg                  for the page
    icon-192.png icon-512.png for the app
    icon-maskable-512.png     for the app on systems that crop icons to their own shape
    apple-touch-icon.png      iOS: without transparency, 180 pixels wide

The manifest and index.html name these files.
"""

import shutil
from pathlib import Path

from bundle.icons import paint
from bundle.paths import RESOURCES
from straights_gui.view.style.themes import FELT

_DRAWING = RESOURCES / "straights.svg"
_SAFE_PART = 0.8
"""The part of a maskable icon that every system shows."""


def write_icons(folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_DRAWING, folder / "icon.svg")
    for size in (192, 512):
        paint(_DRAWING, size, folder / f"icon-{size}.png")
    maskable, background = folder / "icon-maskable-512.png", FELT.felt_light
    paint(_DRAWING, 512, maskable, part=_SAFE_PART, background=background)
    paint(_DRAWING, 180, folder / "apple-touch-icon.png", background=background)
