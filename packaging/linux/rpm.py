"""The package for Fedora, openSUSE and their kin."""

from pathlib import Path

from bundle import names, places
from linux.needs import needs_of
from linux.nfpm import nfpm
from linux.tight import LOOSE, tighten_rpm
from linux.tree import RPM, tree

ARCHITECTURE = "x86_64"


def build_rpm(bundle: Path = places.BUNDLE, folder: Path = places.DIST) -> Path:
    """Make the .rpm of a bundle; returns it."""
    package = folder / f"{names.PACKAGE}-{names.RELEASE.debian}-1.{ARCHITECTURE}.rpm"
    nfpm("rpm", tree(bundle, RPM), needs_of(bundle), package)
    if not LOOSE:
        tighten_rpm(package)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package
