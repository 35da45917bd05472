"""The page for guests of a table, which servers send; wheel and bundles carry it as `straights_server/page`."""

import sys
from pathlib import Path

from bundle.paths import PackagingError
from web.folders import TABLE_PAGE
from web.table_page import make_table_page

_START = "index.html"


class NoGuestPage(PackagingError):
    """The page for guests has not been built."""


def make_guest_page(folder: Path = TABLE_PAGE) -> Path:
    """Write the page into the folder of the server's package; returns it."""
    make_table_page(folder)
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".br"]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"the page for guests: {len(files)} files, {size:.2f} MB", flush=True)
    return folder


def check_guest_page(names: set[str]) -> None:
    """Raise NoGuestPage where the page is not among the files of a package."""
    if f"straights_server/page/{_START}" not in names:
        raise NoGuestPage(
            "the page for guests is missing; first run: python3 packaging/package.py guest-page"
        )


if __name__ == "__main__":
    make_guest_page(Path(sys.argv[1]) if len(sys.argv) > 1 else TABLE_PAGE)
