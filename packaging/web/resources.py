"""Writes all files of the page that are derived from the window: texts, cards, colours and icons."""

import shutil
from collections.abc import Collection
from pathlib import Path

from bundle.paths import RESOURCES
from web.drawings.card_images import write_cards
from web.drawings.painted_images import write_icons, write_portraits, write_previews
from web.drawings.table_images import write_table_images
from web.drawings.theme_css import write_theme
from web.sentences import engine_texts
from web.texts import PageText, page_texts, write_texts


def write_resources(folder: Path, first: Collection[PageText]) -> None:
    """Write the files into a page's `resources`; needs no screen.

    `first` are the texts that it shows at first: all others are loaded later.
    """
    write_texts(folder / "texts", first, page_texts() | engine_texts())
    write_cards(folder)
    write_theme(folder)
    write_table_images(folder / "tables")
    write_previews(folder / "previews")
    write_portraits(folder / "portraits")
    write_icons(folder / "icons")
    shutil.copytree(
        RESOURCES / "sounds", folder / "sounds", ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
