"""Writes all files of the page that are derived from the window: texts, cards, colours and icons."""

import shutil
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from bundle.paths import RESOURCES
from web.drawings.card_images import write_cards
from web.drawings.painted_images import write_icons, write_portraits, write_previews
from web.drawings.table_images import write_table_images
from web.drawings.theme_css import write_theme
from web.texts import PageText, write_texts


def write_resources(
    folder: Path,
    texts: Collection[PageText],
    parts: Mapping[str, Iterable[PageText]] = MappingProxyType({}),
) -> None:
    """Write the files into a page's `resources`, with these texts; needs no screen.

    `parts` are the texts that are loaded later, by name.
    """
    write_texts(folder / "texts", texts, parts)
    write_cards(folder)
    write_theme(folder)
    write_table_images(folder / "tables")
    write_previews(folder / "previews")
    write_portraits(folder / "portraits")
    write_icons(folder / "icons")
    shutil.copytree(
        RESOURCES / "sounds", folder / "sounds", ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
