"""Builds the packages for Linux from the frozen folder, and checks them."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bundle import icons, names, paths
from bundle.paths import PackagingError
from bundle.sizes import limit_download
from linux import deb, lint, rpm, tarball
from linux.checks import package_check


def package_linux() -> Path:
    """Build and validate the .tar.xz, the .deb and the .rpm; returns their folder."""
    if sys.platform != "linux":
        raise PackagingError("packages for Linux are made on Linux alone")
    if not paths.BUNDLE.is_dir():
        raise PackagingError("there is no bundle; first run: python3 packaging/package.py freeze")
    icons.make_icons()
    # Compression takes a minute per package, without holding the GIL.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        made = [workers.submit(build) for build in (tarball.build_tarball, deb.build_deb, rpm.build_rpm)]
        packages = [each.result() for each in made]
    for package in packages:
        limit_download(package)
    lint.lint(*packages[1:])
    return paths.DIST


def check_linux() -> None:
    """Install, play and remove the packages in a minimal Debian."""
    names_of_files = (
        f"{names.PACKAGE}_{names.RELEASE.debian}_{deb.ARCHITECTURE}.deb",
        f"{names.PACKAGE}-{names.RELEASE.debian}-1.{rpm.ARCHITECTURE}.rpm",
        f"{tarball.TOP}-linux-{tarball.ARCHITECTURE}.tar.xz",
    )
    packages = [paths.DIST / name for name in names_of_files]
    for package in packages:
        if not package.is_file():
            raise PackagingError(
                f"{package.name} is not in dist; first run: python3 packaging/package.py linux"
            )
    package_check.check_packages(*packages)
