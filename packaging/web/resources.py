"""Writes all files of the page that are derived from the window: texts, cards, colours and icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from web.drawings.app_icons import write_icons
from web.drawings.back_images import write_backs
from web.drawings.previews import write_previews
from web.drawings.sprite import write_cards
from web.drawings.table_images import write_table_images
from web.drawings.theme_css import write_theme
from web.texts import PageText, write_texts


def write_resources(
    folder: Path,
    modules: Iterable[Path] | None = None,
    parts: Mapping[str, Iterable[Path]] = MappingProxyType({}),
    sentences: Iterable[PageText] = (),
) -> None:
    """Write the files into a page's `resources`, with the texts of all or of some modules; needs no screen.

    `parts` are the modules that are loaded later with their own texts, by name; `sentences` are those that
    the page gets in messages.
    """
    write_texts(folder / "texts", modules, parts, sentences)
    write_cards(folder)
    write_backs(folder / "backs")
    write_theme(folder)
    write_table_images(folder / "tables")
    write_previews(folder / "previews")
    write_icons(folder / "icons")
