"""The page for guests of a table, included in wheel and bundles as `straights_server/page`."""

import subprocess

from bundle.paths import PackagingError
from web import node
from web.folders import TABLE_PAGE
from web.table_page import make_table_page

_START = "straights_server/page/index.html"


class NoGuestPage(PackagingError):
    """The page for guests has not been built."""


def main() -> None:
    """Write the page; where npm can install its packages, it is bundled into a few files."""
    try:
        node.install_packages()
    except (node.NodeMissing, subprocess.CalledProcessError) as reason:
        print(f"The page is made of many files, which load more slowly than a few. {reason}", flush=True)
    make_guest_page()


def make_guest_page() -> None:
    """Write the page into the folder of the server's package, and print its size."""
    make_table_page(TABLE_PAGE)
    sizes = [path.stat().st_size for path in TABLE_PAGE.rglob("*") if path.is_file()]
    print(f"the page for guests: {len(sizes)} files, {sum(sizes) / 1e6:.2f} MB", flush=True)


def check_guest_page(names: set[str]) -> None:
    """Raise NoGuestPage if the page is not among the files of a package."""
    if _START not in names:
        raise NoGuestPage(
            "the page for guests is missing; first run: python3 packaging/package.py guest-page"
        )


if __name__ == "__main__":
    main()
