"""The modules of the page that an entry point imports, statically or dynamically."""

import posixpath
from collections.abc import Collection
from pathlib import Path

from web.javascript import imported_modules


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
        text = (sources / name).read_text(encoding="utf-8")
        folder = posixpath.dirname(name)
        waiting.extend(posixpath.normpath(posixpath.join(folder, each)) for each in imported_modules(text))
    return [sources / name for name in sorted(found.difference(without))]
