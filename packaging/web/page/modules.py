"""Which modules of the page belong to one of its beginnings: what it imports, at once or later."""

import posixpath
from collections.abc import Collection
from pathlib import Path

from web.javascript import imported_modules


def modules_of(sources: Path, *beginnings: str, without: Collection[str] = ()) -> list[Path]:
    """The modules that can be loaded, the beginnings among them, in order.

    Those named by `without` are left out, and what they alone need.
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
