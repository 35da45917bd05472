"""The files of the page that a player needs to see the table, while the engine is still loading."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

# Static imports alone: `import()` loads on demand. The build has removed all comments.
IMPORTED = re.compile(r'(?:^|;)\s*(?:import|export)\b[^;"(]*"(\.[^"]+)"', re.MULTILINE)
LINKED = re.compile(r'<(?:link rel="stylesheet"|script)[^>]* (?:href|src)="([^"]+)"')
START = "index.html"
# Loaded by the program: the cards, and the texts of one language, here the one with the longest words.
ASKED_FOR = (
    "resources/cards-classic.svg",
    "resources/backs/lattice.svg",
    "resources/texts/fr.json",
)


def first_files(page: Path) -> set[str]:
    """The files, by their paths in the page; missing ones are omitted."""
    found: set[str] = set()
    waiting = [START, *ASKED_FOR]
    while waiting:
        name = waiting.pop()
        if name not in found and (page / name).is_file():
            found.add(name)
            waiting.extend(_named_in(page, name))
    return found


def _named_in(page: Path, name: str) -> Iterator[str]:
    patterns = {".html": LINKED, ".js": IMPORTED}
    pattern = patterns.get(posixpath.splitext(name)[1])
    if pattern is not None:
        for place in pattern.findall((page / name).read_text(encoding="utf-8")):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(name), place))
