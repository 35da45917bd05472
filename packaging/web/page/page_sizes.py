"""The sizes of the page: on disk, compressed for transfer, and in the archive; and their limits."""

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

from bundle.paths import PackagingError
from bundle.sizes import IS_FAST
from web import node
from web.folders import ARCHIVE, BROTLI, PAGE, TABLE_PAGE
from web.page.first_view import first_files

# Bytes of the whole page, with Brotli; the engine is larger where it was compressed for speed.
LIMIT = 4_200_000 if IS_FAST else 3_600_000
ARCHIVE_LIMIT = 4_900_000
FIRST_LIMIT = 50_000  # for the first view, before the engine is loaded, with Brotli
TABLE_LIMIT = 57_000  # for a server's table page before play is possible, with Brotli
ENGINE = "engine/"
COMPRESS = Path(__file__).with_name("compress.mjs")


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of the files of the page, by path, in bytes."""

    on_disk: dict[str, int]
    sent: dict[str, int]
    packed: dict[str, int]

    @property
    def first(self) -> int:
        """The bytes transferred before a player sees the table."""
        return sum(self.sent[name] for name in first_files(PAGE))


def measure() -> Sizes:
    """Measure the built page; compresses files that have changed since the last time."""
    sent = compress(PAGE, BROTLI)
    with zipfile.ZipFile(ARCHIVE) as archive:
        packed = {info.filename: info.compress_size for info in archive.infolist()}
    return Sizes({name: (PAGE / name).stat().st_size for name in sent}, sent, packed)


def compress(page: Path, output: Path) -> dict[str, int]:
    """Compress the changed files of a page into another folder; returns all sizes in bytes, by path."""
    told = node.output_of(COMPRESS, [str(page), str(output), "5" if IS_FAST else "11"])
    sizes: dict[str, int] = json.loads(told)
    return sizes


def print_sizes() -> None:
    """Print the sizes by group; PackagingError if a sum exceeds its limit."""
    sizes = measure()
    groups: dict[str, list[int]] = {}
    for name in sizes.sent:
        row = groups.setdefault(_group(name), [0, 0, 0])
        for place, column in enumerate((sizes.on_disk, sizes.sent, sizes.packed)):
            row[place] += column[name]
    print(f"{'kB':28s} {'on disk':>10s} {'Brotli':>10s} {'zip':>10s}")
    for name, row in sorted(groups.items()):
        _print_row(name, row)
    _print_row("together", [sum(column) for column in zip(*groups.values(), strict=True)])
    first = f"{sizes.first / 1e3:.1f} kB with Brotli (at most {FIRST_LIMIT / 1e3:.0f})"
    print(f"before the engine is there: {first}", flush=True)
    table = sent_first(TABLE_PAGE)
    at_table = f"{table / 1e3:.1f} kB with Brotli (at most {TABLE_LIMIT / 1e3:.0f})"
    print(f"before one can play at a table of a server: {at_table}", flush=True)
    _limit(table, "what is sent before one can play at a table", TABLE_LIMIT)
    _limit(sizes.first, "what is sent before the engine", FIRST_LIMIT)
    _limit(sum(sizes.sent.values()), "the page with Brotli", LIMIT)
    _limit(ARCHIVE.stat().st_size, ARCHIVE.name, ARCHIVE_LIMIT)


def sent_first(page: Path) -> int:
    """The bytes that a server sends, with compressed files, before a player sees the table."""
    files = [page / name for name in first_files(page)]
    packed = [file.with_name(f"{file.name}.br") for file in files]
    return sum(
        (small if small.is_file() else file).stat().st_size for file, small in zip(files, packed, strict=True)
    )


def _print_row(name: str, sizes: list[int]) -> None:
    print(f"{name:28s}" + "".join(f" {size / 1e3:10.1f}" for size in sizes))


def _group(name: str) -> str:
    """The row of the table in which a file counts."""
    first, slash, _ = name.partition("/")
    if name.startswith(ENGINE) or not slash:
        return name
    return f"{first}/"


def _limit(size: int, what: str, limit: int) -> None:
    if size > limit:
        raise PackagingError(f"{what} has {size:,} bytes; it may have {limit:,}")
