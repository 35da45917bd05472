"""The sizes of the page, compressed for transfer and in the archive, and their limits."""

import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bundle.paths import PackagingError
from bundle.sizes import IS_FAST
from web import node
from web.folders import ARCHIVE, BROTLI, PAGE, TABLE_PAGE

# Bytes of the whole page, with Brotli; the engine is larger where it was compressed for speed.
LIMIT = 4_400_000 if IS_FAST else 3_800_000
ARCHIVE_LIMIT = 5_200_000
FIRST_LIMIT = 50_000  # for the first view, before the engine is loaded, with Brotli
TABLE_LIMIT = 57_000  # for a server's table page before play is possible, with Brotli
COMPRESS = Path(__file__).with_name("compress.mjs")
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


def compress(page: Path, output: Path) -> dict[str, int]:
    """Compress the changed files of a page into another folder; returns all sizes in bytes, by path."""
    told = node.output_of(COMPRESS, [str(page), str(output), "5" if IS_FAST else "11"])
    sizes: dict[str, int] = json.loads(told)
    return sizes


def print_sizes() -> None:
    """Print the sizes by group; PackagingError if a sum exceeds its limit."""
    sent = compress(PAGE, BROTLI)
    groups: Counter[str] = Counter()
    for name, size in sent.items():
        folder, slash, _ = name.partition("/")
        groups[f"{folder}/" if slash and folder != "engine" else name] += size
    for name, size in sorted(groups.items()):
        print(f"{name:28s} {size / 1e3:10.1f} kB with Brotli")
    _limit(sent_first(TABLE_PAGE), "what is sent before one can play at a table", TABLE_LIMIT)
    _limit(sum(sent[name] for name in first_files(PAGE)), "what is sent before the engine", FIRST_LIMIT)
    _limit(sum(sent.values()), "the page with Brotli", LIMIT)
    _limit(ARCHIVE.stat().st_size, ARCHIVE.name, ARCHIVE_LIMIT)


def sent_first(page: Path) -> int:
    """The bytes that a server sends, with compressed files, before a player sees the table."""
    files = [page / name for name in first_files(page)]
    packed = [file.with_name(f"{file.name}.br") for file in files]
    return sum(
        (small if small.is_file() else file).stat().st_size for file, small in zip(files, packed, strict=True)
    )


def _limit(size: int, what: str, limit: int) -> None:
    print(f"{what}: {size / 1e3:.1f} kB (at most {limit / 1e3:.0f})", flush=True)
    if size > limit:
        raise PackagingError(f"{what} has {size:,} bytes; it may have {limit:,}")


def first_files(page: Path) -> set[str]:
    """The files that a player needs to see the table, by their paths; missing ones are omitted."""
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
