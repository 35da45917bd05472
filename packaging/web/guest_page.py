"""The page for guests of a table, which servers send: the page without its engine, made without Node.

At a table of a server the page needs no engine. Wheel and bundles carry it as `straights_server/page`; the
modules stay as they are, since who is at home on the same network does not wait for comments.
"""

import shutil
import sys
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from web import resources
from web.folders import SOURCES

FOLDER = paths.ROOT / "straights_server" / "page"
NOT_COPIED = shutil.ignore_patterns(
    "*.d.ts", "*.py", "jsconfig.json", "engine_worker.js", "__pycache__", ".*"
)
_START = "index.html"


class NoGuestPage(PackagingError):
    """The page for guests has not been built."""


def make_guest_page(folder: Path = FOLDER) -> Path:
    """Write the page into the folder of the server's package; returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder, ignore=NOT_COPIED)
    resources.write_resources(folder / "resources")
    files = [path for path in folder.rglob("*") if path.is_file()]
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
    make_guest_page(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
