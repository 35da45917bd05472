"""The archive for all other Linux distributions, and for users without root: it runs from any folder."""

import io
import lzma
import tarfile
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle import names, paths
from bundle.build_date import timestamp
from bundle.sizes import IS_FAST
from linux import texts
from linux.dependencies import Dependencies, dependencies_of
from linux.tree import PROGRAM, Entry, desktop_files, entries_of

ARCHITECTURE = "x86_64"
TOP = f"{names.PACKAGE}-{names.VERSION}"
MENU_SCRIPT = "add-to-menu"
# Replaced by add-to-menu, which knows where the archive was unpacked.
UNKNOWN_WINDOW = "@WINDOW@"
# The first filter makes jumps in machine code compressible: 5 % smaller.
FILTERS = ({"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 0 if IS_FAST else 9})


def build_tarball(bundle: Path = paths.BUNDLE, folder: Path = paths.DIST) -> Path:
    """Build the archive of a bundle; returns it."""
    package = folder / f"{TOP}-linux-{ARCHITECTURE}.tar.xz"
    package.parent.mkdir(parents=True, exist_ok=True)
    with io.BytesIO() as file:
        with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for entry in sorted(_entries(bundle), key=lambda one: one.path):
                _add(archive, entry)
        package.write_bytes(lzma.compress(file.getvalue(), check=lzma.CHECK_CRC64, filters=FILTERS))
    return package


def read_me(dependencies: Dependencies) -> str:
    """The README of the archive."""
    return texts.filled(
        "README.txt",
        version=names.VERSION,
        needed=_to_install(dependencies.depends[1:]),
        wished=_to_install(dependencies.recommends),
        c_library=dependencies.c_library,
    )


def _to_install(packages: Iterable[str]) -> str:
    """The command that installs packages; takes the first of several alternatives."""
    names_alone = " ".join(package.split(" ")[0] for package in packages)
    lines = textwrap.wrap(f"sudo apt install {names_alone}", 84, break_on_hyphens=False)
    return " \\\n        ".join(lines)


def _entries(bundle: Path) -> Iterator[Entry]:
    """The contents of the archive, with the programs at the top."""
    yield from entries_of(bundle, TOP)
    yield from desktop_files(UNKNOWN_WINDOW, f"{TOP}/share")
    yield Entry(f"{TOP}/{MENU_SCRIPT}", texts.DATA / MENU_SCRIPT, mode=PROGRAM)
    for name in ("LICENSE", "NOTICE", "CHANGELOG.md"):
        yield Entry(f"{TOP}/{name}", paths.ROOT / name)
    yield Entry(f"{TOP}/README.txt", read_me(dependencies_of(bundle)).encode())


def _add(archive: tarfile.TarFile, entry: Entry) -> None:
    information = tarfile.TarInfo(entry.path)
    information.mtime, information.mode = timestamp(), entry.mode
    information.uname = information.gname = "root"
    if entry.target:
        information.type, information.linkname = tarfile.SYMTYPE, entry.target
    elif entry.source is None:
        information.type = tarfile.DIRTYPE
    content = entry.content()
    information.size = len(content)
    archive.addfile(information, io.BytesIO(content))
