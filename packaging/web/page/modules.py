"""The modules of the page that an entry point imports, statically or dynamically."""

import posixpath
import re
from collections.abc import Collection
from pathlib import Path

_COMMENT = re.compile(r"/\*.*?\*/|(?<![^\s])//\s.*?$", re.DOTALL | re.MULTILINE)
_IMPORTED = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"]+)"')


def modules_of(sources: Path, *beginnings: str, without: Collection[str] = ()) -> list[Path]:
    """The modules that can be loaded, including the entry points, sorted.

    Modules in `without`, and those that only they need, are omitted.
    """
    found: set[str] = set(without)
    waiting = [*beginnings]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        text = without_comments((sources / name).read_text(encoding="utf-8"))
        folder = posixpath.dirname(name)
        waiting.extend(posixpath.normpath(posixpath.join(folder, each)) for each in _IMPORTED.findall(text))
    return [sources / name for name in sorted(found.difference(without))]


def without_comments(source: str) -> str:
    """A module without its comments; each line keeps its number."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)
