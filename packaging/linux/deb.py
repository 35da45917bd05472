"""The .deb package, built by dpkg-deb."""

import hashlib
import math
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle import names, paths
from bundle.build_date import timestamp
from bundle.sizes import IS_FAST
from linux import texts
from linux.dependencies import Dependencies, dependencies_of
from linux.tree import DEBIAN, Entry, stage, tree

ARCHITECTURE = "amd64"
COMPRESSION = ("-Zxz", "-z0" if IS_FAST else "-z9", "--threads-max=1")  # the same bytes on every machine


def build_deb(bundle: Path = paths.BUNDLE, folder: Path = paths.DIST, version: str = "") -> Path:
    """Build the .deb of a bundle; upgrade checks pass another version."""
    version = version or names.RELEASE.debian
    package = folder / f"{names.PACKAGE}_{version}_{ARCHITECTURE}.deb"
    package.parent.mkdir(parents=True, exist_ok=True)
    entries = tree(bundle, DEBIAN)
    control = (
        Entry("DEBIAN/control", _control(version, entries, dependencies_of(bundle)).encode()),
        Entry("DEBIAN/md5sums", "".join(_md5sums(entries)).encode()),
    )
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch, names.PACKAGE)
        stage([*entries, *control], root)
        argv = ["dpkg-deb", *COMPRESSION, "--root-owner-group", "--build", str(root), str(package)]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(timestamp())}
        subprocess.run(argv, check=True, stdout=subprocess.DEVNULL, env=environment)
    return package


def _control(version: str, entries: Iterable[Entry], dependencies: Dependencies) -> str:
    page = names.home_page()
    fields = {
        "Package": names.PACKAGE,
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": ARCHITECTURE,
        "Maintainer": names.maintainer(),
        # In KiB as dpkg-gencontrol computes it: whole KiB for each file, one for a link or folder.
        "Installed-Size": str(
            sum(math.ceil(len(each.content()) / 1024) if each.source is not None else 1 for each in entries)
        ),
        "Depends": ", ".join(dependencies.depends),
        "Recommends": ", ".join(dependencies.recommends),
        "Homepage": "" if page == names.NO_HOME_PAGE else page,
        "Description": f"{names.SUMMARY}\n{texts.paragraphs(texts.DESCRIPTION)}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def _md5sums(entries: Iterable[Entry]) -> Iterator[str]:
    """The lines by which `dpkg --verify` finds damaged files."""
    for entry in entries:
        if entry.source is not None:
            yield f"{hashlib.md5(entry.content(), usedforsecurity=False).hexdigest()}  {entry.path}\n"
