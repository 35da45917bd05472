"""The sizes of the page: on disk, as hosts send it, and in the archive for upload; and their limits."""

import json
import zipfile

from bundle.paths import PackagingError
from bundle.sizes import IS_FAST
from web import node
from web.first_view import first_files
from web.folders import ARCHIVE, BROTLI, PAGE, TOOLS

MEGABYTE = 1e6
LIMIT = 4.5  # megabytes of 10**6 bytes, with Brotli
ARCHIVE_LIMIT = 6.0
FIRST_LIMIT = 0.06  # what a player sees before the engine is there
ENGINE = "engine/"


class PageTooLarge(PackagingError):
    """The page is larger than it may be."""


def print_sizes() -> None:
    """Print where the bytes are; PageTooLarge where a sum is above its limit."""
    quality = "5" if IS_FAST else "11"
    told = node.output_of(TOOLS / "compress.mjs", [str(PAGE), str(BROTLI), quality])
    sent: dict[str, int] = json.loads(told)
    with zipfile.ZipFile(ARCHIVE) as archive:
        packed = {info.filename: info.compress_size for info in archive.infolist()}
    groups: dict[str, list[int]] = {}
    for name, size in sent.items():
        row = groups.setdefault(_group(name), [0, 0, 0])
        for place, value in enumerate(((PAGE / name).stat().st_size, size, packed[name])):
            row[place] += value
    print(f"{'kB':28s} {'on disk':>10s} {'Brotli':>10s} {'zip':>10s}")
    for name, row in sorted(groups.items()):
        _print_row(name, row)
    _print_row("together", [sum(column) for column in zip(*groups.values(), strict=True)])
    _limit(sum(sent.values()), "the page with Brotli", LIMIT)
    _limit(ARCHIVE.stat().st_size, ARCHIVE.name, ARCHIVE_LIMIT)
    first = sum(sent[name] for name in first_files(PAGE))
    print(f"before the engine is there: {first / 1e3:.1f} kB with Brotli", flush=True)
    _limit(first, "what is needed before the engine, with Brotli,", FIRST_LIMIT)


def _print_row(name: str, sizes: list[int]) -> None:
    print(f"{name:28s}" + "".join(f" {size / 1e3:10.1f}" for size in sizes))


def _group(name: str) -> str:
    """The line of the table that counts a file."""
    first, slash, _ = name.partition("/")
    if name.startswith(ENGINE) or not slash:
        return name
    return f"{first}/"


def _limit(size: int, what: str, limit: float) -> None:
    if size > limit * MEGABYTE and not IS_FAST:
        raise PageTooLarge(f"{what} has {size / MEGABYTE:.3f} MB; it may have {limit}")
