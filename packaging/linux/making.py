"""The packages for Linux, from the frozen folder; and the check that installs and plays them."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bundle import icons, names, places
from bundle.errors import PackagingError
from bundle.sizes import limit_download
from linux import chroot_check, lint
from linux.deb import ARCHITECTURE as DEBS
from linux.deb import build_deb
from linux.rpm import ARCHITECTURE as RPMS
from linux.rpm import build_rpm
from linux.tarball import build_tarball
from linux.tight import LOOSE


class NotMade(PackagingError):
    """A package that is to be checked is not there."""


def package_linux() -> Path:
    """Make the archive, the .deb and the .rpm, and ask the validators about them; returns their folder."""
    if sys.platform != "linux":
        raise PackagingError("packages for Linux are made on Linux alone")
    if not places.BUNDLE.is_dir():
        raise NotMade("there is no bundle; freeze first: python3 packaging/package.py freeze")
    places.DIST.mkdir(parents=True, exist_ok=True)
    icons.make_icons()
    # Packing takes a minute each, in a library that lets other threads run.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        made = [workers.submit(build) for build in (build_tarball, build_deb, build_rpm)]
        tarball, deb, rpm = (each.result() for each in made)
    if not LOOSE:
        for package in (tarball, deb, rpm):
            limit_download(package)
    lint.lint(deb, rpm)
    return places.DIST


def check_linux() -> None:
    """Install, play and remove what `package_linux` made, in a bare Debian."""
    names_of_files = (
        f"{names.PACKAGE}_{names.RELEASE.debian}_{DEBS}.deb",
        f"{names.PACKAGE}-{names.RELEASE.debian}-1.{RPMS}.rpm",
        f"{names.PACKAGE}-{names.VERSION}-linux-{RPMS}.tar.xz",
    )
    deb, rpm, tarball = (places.DIST / name for name in names_of_files)
    for package in (deb, rpm, tarball):
        if not package.is_file():
            raise NotMade(f"{package.name} is not in dist; make it first: python3 packaging/package.py linux")
    chroot_check.check_packages(deb, rpm, tarball)
