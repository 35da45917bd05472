"""Builds the packages for Linux from the frozen folder, and checks them."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bundle import icons, names, paths
from bundle.paths import PackagingError
from bundle.sizes import limit_download
from linux import lint
from linux.checks import package_check
from linux.nfpm import DEB_ARCHITECTURE, RPM_ARCHITECTURE, build_deb, build_rpm
from linux.tarball import build_tarball


class PackageMissing(PackagingError):
    """A bundle or package that the step needs does not exist."""


def package_linux() -> Path:
    """Build and validate the .tar.xz, the .deb and the .rpm; returns their folder."""
    if sys.platform != "linux":
        raise PackagingError("packages for Linux are made on Linux alone")
    if not paths.BUNDLE.is_dir():
        raise PackageMissing("there is no bundle; first run: python3 packaging/package.py freeze")
    paths.DIST.mkdir(parents=True, exist_ok=True)
    icons.make_icons()
    # Compressing takes a minute each, outside of this interpreter's lock.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        made = [workers.submit(build) for build in (build_tarball, build_deb, build_rpm)]
        tarball, deb, rpm = (each.result() for each in made)
    for package in (tarball, deb, rpm):
        limit_download(package)
    lint.lint(deb, rpm)
    return paths.DIST


def check_linux() -> None:
    """Install, play and remove the packages in a bare Debian."""
    names_of_files = (
        f"{names.PACKAGE}_{names.RELEASE.debian}_{DEB_ARCHITECTURE}.deb",
        f"{names.PACKAGE}-{names.RELEASE.debian}-1.{RPM_ARCHITECTURE}.rpm",
        f"{names.PACKAGE}-{names.VERSION}-linux-{RPM_ARCHITECTURE}.tar.xz",
    )
    deb, rpm, tarball = (paths.DIST / name for name in names_of_files)
    for package in (deb, rpm, tarball):
        if not package.is_file():
            raise PackageMissing(
                f"{package.name} is not in dist; first run: python3 packaging/package.py linux"
            )
    package_check.check_packages(deb, rpm, tarball)
