"""The texts that Linux desktops read, from their templates in `data`: menu, file type, man page, licences."""

import gzip
import json
import textwrap
from email.utils import format_datetime
from pathlib import Path
from string import Template

from bundle import names, paths
from bundle.build_date import date
from bundle.translated import in_languages
from engine.straights.storage.savegame import FORMAT
from engine.straights.strategies.registry import NAMES
from straights_gui.resources import ENGLISH

DATA = paths.PACKAGING / "linux" / "data"
LICENCES = "_internal/straights_gui/resources/licences"
# The description in the packages.
DESCRIPTION = """\
Every suit grows on the table into a row from its seven, down to the ace and up
to the king. A card that fits must be played; without one, a card goes face
down and its rank counts against you. The lowest score wins.

The game has computers from beginner to expert, hints with reasons, undo,
replays and statistics, can be played by keyboard and by screen reader, and
speaks English, French, German and Spanish. A console program is part of it.
"""


def filled(template: str, **values: str) -> str:
    """Fill in a template of `data`, and its translations; KeyError if a value is missing."""
    text = Template((DATA / template).read_text(encoding="utf-8")).substitute(values)
    mark, sign = (' xml:lang="{}"', "-") if template.endswith(".xml") else ("[{}]", "_")
    marks = {code: mark.format(code.replace("-", sign)) for code in names.LANGUAGES}
    return in_languages(text, marks | {ENGLISH: ""})


def desktop_entry(window: str) -> str:
    """The menu entry; `window` is the command, quoted for desktop entries."""
    return filled("straights.desktop", window=window, mime_type=names.MIME_TYPE)


def mime_type() -> str:
    """The MIME type of saved games."""
    return filled("straights.mime.xml", mime_type=names.MIME_TYPE, suffix=names.SUFFIX, format=FORMAT)


def manual_page(program: str) -> str:
    """The manual page of a program."""
    return filled(
        f"{program}.6",
        date=f"{date():%Y-%m-%d}",
        version=names.VERSION,
        suffix=names.SUFFIX,
        computers=", ".join(NAMES).replace("-", r"\-"),
    )


def debian_changelog() -> bytes:
    """The changelog in Debian's format, compressed: it names the file with all changes beside it."""
    lines = (
        f"{names.PACKAGE} ({names.RELEASE.debian}) unstable; urgency=medium\n",
        "  * CHANGELOG.md says what has changed.\n",
        f" -- {names.maintainer()}  {format_datetime(date())}\n",
    )
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def copyright_notice(bundle: Path, folder: str) -> str:
    """The copyright file of a package (DEP-5); the bundle is installed in `folder`."""
    page = names.home_page()
    return filled(
        "copyright",
        source="" if page == names.NO_HOME_PAGE else f"Source: {page}\n",
        authors=names.AUTHORS,
        licences=f"/{folder}/{LICENCES}/THIRD-PARTY.txt",
        folder=folder,
        components=_components(bundle),
        licence=paragraphs((paths.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]),
    )


def _components(bundle: Path) -> str:
    listed = bundle / LICENCES / "components.json"
    if not listed.is_file():
        return " (this bundle was made without a list of its components)"
    components = json.loads(listed.read_text(encoding="utf-8"))
    lines = (f"{one['name']} {one['version']}".strip() + f": {one['licence']}" for one in components)
    wrapped = textwrap.TextWrapper(100, initial_indent="  ", subsequent_indent="    ")
    return "\n".join(wrapped.fill(line) for line in lines)


def paragraphs(text: str) -> str:
    """Format a text as a multi-line field, with a dot for each empty line."""
    return "\n".join(f" {line}".rstrip() if line.strip() else " ." for line in text.strip().splitlines())
