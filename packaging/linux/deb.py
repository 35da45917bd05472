"""The package for Debian, Ubuntu and their kin."""

from pathlib import Path

from bundle import names, places
from linux.needs import needs_of
from linux.nfpm import nfpm
from linux.tight import tighten_deb
from linux.tree import DEBIAN, tree

ARCHITECTURE = "amd64"


def build_deb(bundle: Path = places.BUNDLE, folder: Path = places.DIST) -> Path:
    """Make the .deb of a bundle; returns it."""
    package = folder / f"{names.PACKAGE}_{names.RELEASE.debian}_{ARCHITECTURE}.deb"
    nfpm("deb", tree(bundle, DEBIAN), needs_of(bundle), package)
    tighten_deb(package)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def build_older_deb(bundle: Path, folder: Path, version: str) -> Path:
    """Make the same of a version that was never published, for checks of upgrades; it is packed loosely."""
    package = folder / f"{names.PACKAGE}_{version}_{ARCHITECTURE}.deb"
    return nfpm("deb", tree(bundle, DEBIAN), needs_of(bundle), package, version=version)
