"""The files that a strategy of a ladder sees besides its own: few, and all in memory before it begins.

A file that nobody has read for long takes longer to read the first time. By which files one strategy reads,
it could tell another something, or a later game.
"""

from __future__ import annotations

import os
import re
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import engine
from engine.fast_dataclass import dataclass
from engine.straights.arena.isolation import LIBRARIES, PYTHON

_LIBRARY = re.compile(r"(/\S+) \(0x")  # a line of ldd
_NEEDED_LATER = "libgcc_s.so.1"
"""What the C library loads when the first thread ends."""
_UNNEEDED = ("site-packages", "dist-packages", "test", "config-*")
"""What lies beside Python's own modules and is none of them."""


@dataclass(frozen=True, slots=True)
class ContestFiles:
    """The paths that a strategy sees, and folders in them that are empty for it."""

    visible: tuple[str, ...]
    hidden: tuple[str, ...]


@cache
def contest_files(packages: tuple[str, ...]) -> ContestFiles:
    """Python's own modules, the engine, these packages, and the libraries of all, which are in memory now."""
    standard = Path(sysconfig.get_path("stdlib"))
    hidden = tuple(str(path) for name in _UNNEEDED for path in standard.glob(name) if path.is_dir())
    modules = (os.path.dirname(os.path.realpath(engine.__file__)), *_folders_of(packages))
    extensions = (standard / "lib-dynload", *map(Path, modules))
    files = ContestFiles((*_libraries(extensions), str(standard), *modules), hidden)
    for path in _files_in(files):
        with suppress(OSError):
            path.read_bytes()
    return files


def _folders_of(packages: Iterable[str]) -> Iterator[str]:
    """The folders of packages, and those of the libraries that their wheels brought along."""
    for name in packages:
        spec = find_spec(name)
        for folder in (spec and spec.submodule_search_locations) or ():
            yield from filter(os.path.isdir, (os.path.realpath(folder), f"{os.path.realpath(folder)}.libs"))


def _libraries(folders: Iterable[Path]) -> tuple[str, ...]:
    """The libraries that Python and extension modules need; all where nothing tells which."""
    extensions = [str(path) for folder in folders for path in folder.rglob("*.so")]
    try:
        done = subprocess.run(["ldd", PYTHON, *extensions], capture_output=True, text=True, check=False)
    except OSError:
        return LIBRARIES
    needed = set(_LIBRARY.findall(done.stdout))
    needed |= {os.path.join(os.path.dirname(path), _NEEDED_LATER) for path in needed}
    return ("/etc/ld.so.cache", *sorted(filter(os.path.exists, needed)))


def _files_in(files: ContestFiles) -> Iterator[Path]:
    for top in map(Path, files.visible):
        if top.is_file():
            yield top
        for folder, folders, names in os.walk(top):
            folders[:] = [name for name in folders if os.path.join(folder, name) not in files.hidden]
            yield from filter(Path.is_file, (Path(folder, name) for name in names))
