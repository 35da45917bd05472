"""A small bundle in place of the frozen game, which requires Windows: two programs, difficult file names."""

import shutil
import subprocess
from pathlib import Path

from bundle.paths import PackagingError
from windows.payload import PROGRAMS

COMPILER = "x86_64-w64-mingw32-gcc"
_SOURCE = Path(__file__).resolve().with_name("dummy_game.c")
_SUBSYSTEMS = dict(zip(PROGRAMS, ("windows", "console"), strict=True))
_SHARED = (
    "base_library.zip",
    "document.ico",
    "PySide6/plugins/platforms/qwindows.dll",
    "straights_gui/resources/licences/LGPL-3.0.txt",
    "straights_gui/resources/two words/Grüße für señor Noël.txt",
    "straights_gui/resources/odd/$INSTDIR & 100%.txt",
)
ONLY_OLD = ("_internal/gone/stale.dll", "_internal/stale too.txt")
ONLY_NEW = ("_internal/fresh/new.dll",)


class NoCompiler(PackagingError):
    """The dummy game cannot be compiled here; the message says what to install."""


def build_dummy_bundle(folder: Path, only_here: tuple[str, ...] = ()) -> Path:
    """Create the bundle in the folder; `only_here` are files of this version alone."""
    if shutil.which(COMPILER) is None:
        raise NoCompiler(f"there is no {COMPILER} here; install mingw-w64")
    folder.mkdir(parents=True)
    for program in PROGRAMS:
        _compile(folder / program)
    for name in (*(f"_internal/{name}" for name in _SHARED), *only_here):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{folder.name}: {name}\n" * 50, encoding="utf-8")
    return folder


def _compile(target: Path) -> None:
    subsystem = f"-Wl,--subsystem,{_SUBSYSTEMS[target.name]}"
    argv = ["-municode", "-O1", "-s", "-Wall", "-Werror", subsystem, "-o", str(target), str(_SOURCE)]
    subprocess.run([COMPILER, *argv], check=True)
