"""The size of the bundle by component, and the limits for bundle and packages."""

import os
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from licensing.component import file_of, read_components

LIMIT = 121.0  # megabytes of 10**6 bytes on disk; 10 of them are the server with its page, and zeroconf
DOWNLOAD_LIMIT = 36.0  # of each package
# For packages that are only tested: a tenth of the time, 1.5 times the size.
IS_FAST = os.environ.get("STRAIGHTS_COMPRESSION") == "fast"
INVENTORY = paths.BUILD / "inventory.json"


def print_sizes(bundle: Path) -> None:
    """Print the size of each component, the largest first; PackagingError if the sum exceeds the limit."""
    sums: dict[str, float] = {}
    for component in read_components(INVENTORY):
        files = (file_of(place, bundle) for place in component.files)
        sums[component.name] = sum(file.stat().st_size for file in files) / 1e6
    everything = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    whole = sum(file.stat().st_size for file in everything) / 1e6
    sums["licence texts, list of files"] = whole - sum(sums.values())
    for name, size in sorted(sums.items(), key=lambda item: -item[1]):
        if size >= 0.05:
            print(f"{size:8.1f} MB  {name}")
    print(f"{whole:8.1f} MB  {bundle.name} (at most {LIMIT:.0f})", flush=True)
    if whole > LIMIT:
        raise PackagingError(f"the bundle takes {whole:.1f} MB; it may take {LIMIT:.0f}")


def limit_download(package: Path) -> None:
    """Print the size of a package; PackagingError above the limit, unless it was compressed for speed."""
    size = package.stat().st_size / 1e6
    print(f"{package.name}: {size:.1f} MB", flush=True)
    if size > DOWNLOAD_LIMIT and not IS_FAST:
        raise PackagingError(f"{package.name} has {size:.1f} MB; it may have {DOWNLOAD_LIMIT:.0f}")
