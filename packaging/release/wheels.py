"""The packages for pip: a wheel for this system with the compiled playouts, and the sdist.

The wheel is for systems like this one, and its name says so (`linux_x86_64`). Portable wheels are built
and named by cibuildwheel in the release workflow.
"""

import gzip
import io
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from bundle import build_environment, names, paths
from bundle.build_date import timestamp
from bundle.paths import PackagingError
from web.table_page import make_guest_page


def make_wheel() -> Path:
    """Build the wheel of this checkout."""
    make_guest_page()
    return _made("wheel", f"{names.PACKAGE}-*.whl")


def make_wheels() -> Path:
    """Build this system's portable wheels, one for each Python, and test each (Linux: in a container)."""
    make_guest_page()
    paths.DIST.mkdir(parents=True, exist_ok=True)
    build = [build_environment.program("cibuildwheel"), "--output-dir", str(paths.DIST), str(paths.ROOT)]
    subprocess.run(build, check=True, env=os.environ | _dated())
    return paths.DIST


def make_sdist() -> Path:
    """Build the sdist, from which the wheel can be built anywhere."""
    make_guest_page()
    package = _made("sdist", f"{names.PACKAGE}-*.tar.gz")
    normalise_dates(package, timestamp())
    return package


def the_wheel(folder: Path = paths.DIST) -> Path:
    """The wheel of this version from `make_wheel`; PackagingError if it is missing."""
    return _the_one(folder, f"{names.PACKAGE}-{names.VERSION}-*.whl", "wheel")


def the_sdist() -> Path:
    """The sdist of this version from `make_sdist`; PackagingError if it is missing."""
    return _the_one(paths.DIST, f"{names.PACKAGE}-{names.VERSION}.tar.gz", "sdist")


def normalise_dates(archive: Path, moment: int) -> None:
    """Repack an archive without owners and with a single date, so that the same files give the same bytes.

    setuptools stamps generated files, and the archive itself, with the current time.
    """
    with io.BytesIO() as packed:
        with (
            tarfile.open(archive) as old,
            gzip.GzipFile(fileobj=packed, filename="", mode="wb", mtime=moment) as stream,
            tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as new,
        ):
            for member in sorted(old.getmembers(), key=lambda one: one.name):
                member.mtime, member.uid, member.gid, member.uname, member.gname = moment, 0, 0, "", ""
                member.pax_headers = {}
                new.addfile(member, old.extractfile(member) if member.isfile() else None)
        archive.write_bytes(packed.getvalue())


def _the_one(folder: Path, pattern: str, step: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        there = ", ".join(path.name for path in found) or "none"
        raise PackagingError(
            f"{folder} should hold one {pattern}, and holds {there}; "
            f"make it: python3 packaging/package.py {step}"
        )
    return found[0]


def _dated() -> dict[str, str]:
    """The variable with the date of the sources, for reproducible builds."""
    return {"SOURCE_DATE_EPOCH": str(timestamp())}


def _made(kind: str, pattern: str) -> Path:
    """Build a package, and put it into `dist` in place of an earlier one."""
    made = build_environment.build_package(kind, paths.BUILD / kind, variables=_dated())
    paths.DIST.mkdir(parents=True, exist_ok=True)
    for old in paths.DIST.glob(pattern):
        old.unlink()
    package = Path(shutil.copy2(made, paths.DIST / made.name))
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package
