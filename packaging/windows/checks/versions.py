"""Two versions of the frozen game for the checks of the installer, each with files of its own."""

import os
import shutil
from pathlib import Path

from windows.payload import PROGRAMS

_SHARED = (
    "straights_gui/resources/two words/Grüße für señor Noël.txt",
    "straights_gui/resources/odd/$INSTDIR & 100%.txt",
)
ONLY_OLD = ("gone/stale.dll", "stale too.txt")
ONLY_NEW = ("fresh/new.dll",)


def make_version(game: Path, folder: Path, only_here: tuple[str, ...]) -> Path:
    """Copy the frozen game by hard links, with difficult file names and the files of this version."""
    shutil.copytree(game, folder, copy_function=os.link)
    for name in (*_SHARED, *only_here):
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{folder.name}: {name}\n", encoding="utf-8")
    return folder


def link_programs(game: Path, folder: Path) -> Path:
    """Link the programs of the frozen game alone, which are packed fast; nobody installs them."""
    folder.mkdir()
    for name in PROGRAMS:
        os.link(game / name, folder / name)
    return folder
