"""The page for guests of a table, included in wheel and bundles as `straights_server/page`."""

import shutil
import subprocess
from collections.abc import Collection
from pathlib import Path

from bundle.paths import PackagingError
from web import node
from web.folders import TABLE_PAGE
from web.table_page import make_table_page

_START = "straights_server/page/index.html"
_MODULES = "straights_server/page/controller/"
"""Where the modules of a page are that was not bundled."""


def main() -> None:
    """Write the page; where npm can install its packages, it is bundled into a few files."""
    try:
        node.install_packages()
    except (PackagingError, subprocess.CalledProcessError) as reason:
        print(f"The page is made of many files, which load more slowly than a few. {reason}", flush=True)
    make_guest_page()


def make_bundled_guest_page() -> None:
    """Write the page of published packages, which is bundled and compressed; PackagingError without npm."""
    node.install_packages()
    make_guest_page()
    check_guest_page_in(TABLE_PAGE.parents[1])


def make_guest_page() -> None:
    """Write the page into the folder of the server's package, and print its size.

    A server that runs from this folder meanwhile has the former page until the new one is whole.
    """
    unfinished = TABLE_PAGE.with_name("page-unfinished")
    make_table_page(unfinished)
    shutil.rmtree(TABLE_PAGE, ignore_errors=True)
    unfinished.rename(TABLE_PAGE)
    sizes = [path.stat().st_size for path in TABLE_PAGE.rglob("*") if path.is_file()]
    print(f"the page for guests: {len(sizes)} files, {sum(sizes) / 1e6:.2f} MB", flush=True)


def check_guest_page(names: Collection[str]) -> None:
    """Raise PackagingError if the page is not among the files of a package, or is made of many modules."""
    is_there = any(name.endswith(_START) for name in names)
    if not is_there or any(_MODULES in name for name in names):
        raise PackagingError(
            f"the bundled page for guests is missing ({_START}); with Node 18 or later and npm "
            "installed, run python3 packaging/package.py guest-page, then freeze or build again"
        )


def check_guest_page_in(folder: Path) -> None:
    """The same for the files of a folder, such as a frozen game."""
    check_guest_page([path.as_posix() for path in folder.rglob("*.[hj]*")])


if __name__ == "__main__":
    main()
