"""Writes all files of the page that are made of the window's: texts, cards, colours and icons."""

from __future__ import annotations

from pathlib import Path

from web.drawings.app_icons import write_icons
from web.drawings.sprite import write_cards
from web.drawings.theme_css import write_theme
from web.texts import write_texts


def write_resources(folder: Path) -> None:
    """Write them into the page's `resources`; needs no screen and no QGuiApplication."""
    write_texts(folder / "texts")
    write_cards(folder)
    write_theme(folder)
    write_icons(folder / "icons")
