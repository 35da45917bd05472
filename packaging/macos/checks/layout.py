"""A layout of the app, made on Linux from wheels for macOS: the files that the recipe would put into it.

PyInstaller freezes for macOS on macOS alone. So neither modules nor Python are in it, and nothing runs.
"""

import plistlib
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError
from bundle.trimming import BundleEntry, trimmed
from macos.checks import mach_o
from macos.info_plist import info_plist

_BOOTLOADERS = Path("PyInstaller", "bootloader", "Darwin-64bit")
_ICON = "straights.icns"
_PYINSTALLERS = {  # the properties that PyInstaller writes beside those of the recipe
    "CFBundleIdentifier": names.APP_ID,
    "CFBundleIconFile": _ICON,
    "CFBundlePackageType": "APPL",
}


def make_layout(processor: str, app: Path, packages: Path) -> list[BundleEntry]:
    """Lay out the app for a processor; returns its files that the recipe lists."""
    datas = [*_of_qt(packages), *_of_the_game()]
    binaries, datas = trimmed(_of_packages(packages), datas, partial(_libraries_of, processor))
    shutil.rmtree(app, ignore_errors=True)
    contents = app / "Contents"
    for place, file, _ in binaries:
        _copy_part(processor, Path(file), contents / "Frameworks" / place)
    for place, file, _ in datas:
        target = contents / ("Frameworks" if ".framework/" in place else "Resources") / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    for name, bootloader in ((names.WINDOW, "runw"), (names.CONSOLE, "run")):
        _copy_part(processor, packages / _BOOTLOADERS / bootloader, contents / "MacOS" / name)
    shutil.copy(paths.ICONS / _ICON, contents / "Resources")
    (contents / "Info.plist").write_bytes(plistlib.dumps(_PYINSTALLERS | info_plist()))
    return binaries + datas


def _copy_part(processor: str, file: Path, target: Path) -> None:
    """Copy what a file has for the processor, as PyInstaller does."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(_part(processor, file))


def _part(processor: str, file: Path) -> bytes:
    part = mach_o.part_for(processor, file.read_bytes())
    if part is None:
        raise PackagingError(f"{file.name} has no part for {processor}; look for another wheel: {file}")
    return part


def _libraries_of(processor: str, file: str) -> frozenset[str]:
    """The names of the libraries that a file refers to."""
    return frozenset(Path(name).name for name in mach_o.read(_part(processor, Path(file))).libraries)


def _of_packages(packages: Path) -> Iterator[BundleEntry]:
    for package in ("PySide6", "shiboken6", "websockets", "zeroconf"):
        for file in sorted((packages / package).rglob("*")):
            if file.is_file() and mach_o.is_mach_o(file):
                kind = "EXTENSION" if file.suffix == ".so" else "BINARY"
                yield str(file.relative_to(packages)), str(file), kind


def _of_qt(packages: Path) -> Iterator[BundleEntry]:
    qt = packages / "PySide6" / "Qt"
    for file in (*qt.glob("translations/*.qm"), *qt.glob("lib/*.framework/Versions/A/Resources/*")):
        yield str(file.relative_to(packages)), str(file), "DATA"


def _of_the_game() -> Iterator[BundleEntry]:
    for package in ("straights_gui", "straights_server"):
        for file in sorted((paths.ROOT / package).rglob("*")):
            if file.is_file() and file.suffix not in {".py", ".pyc", ".ts"}:
                yield str(file.relative_to(paths.ROOT)), str(file), "DATA"
    yield "document.icns", str(paths.ICONS / "document.icns"), "DATA"
