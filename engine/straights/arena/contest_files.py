"""The files that a strategy of a contest sees besides its own: copies in the memory of its sandbox.

Two processes that see the same file or folder can tell each other something by it, also a later game: names
that were looked up and do not exist take less time than others, and so do pages that were read or mapped.
"""

from __future__ import annotations

import marshal
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from importlib.util import MAGIC_NUMBER, find_spec
from zipfile import ZipFile

import engine
from engine.straights.arena.isolation import PYTHON

PACKED = "/packed"
"""The file of a sandbox with the modules of the engine and of packages, to be unpacked there."""

_LIBRARY = re.compile(r"(/\S+) \(0x")  # a line of ldd
_NEEDED_LATER = "libgcc_s.so.1"
"""What the C library loads when the first thread ends."""
_UNNEEDED_FOLDERS = {
    *("__pycache__", "dist-packages", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "site-packages"),
    *("test", "tests", "tkinter", "turtledemo"),
}
_UNNEEDED = re.compile(r"_?(test|tkinter|xx).*\.so|nis\..*\.so|.*\.(a|c|h|pxd|pyi)|.*-config\.py")
"""What is for tests, windows, compilers and networks."""


@cache
def contest_files(packages: tuple[str, ...]) -> dict[str, str]:
    """The files of a sandbox and what they are copied from: Python, its modules, the engine, these packages.

    And the libraries that these need. Raises OSError.
    """
    standard = os.path.realpath(sysconfig.get_path("stdlib"))
    version = f"{sys.version_info.major}{sys.version_info.minor}"
    archive = f"{sys.base_prefix}/{sys.platlibdir}/python{version}.zip"  # where every Python looks first
    folders = (os.path.dirname(os.path.realpath(engine.__file__)), *_folders_of(packages))
    places = (os.path.join(standard, "lib-dynload"), *folders)
    extensions = [path for each in places for path in _files_in(each) if ".so" in os.path.basename(path)]
    files = {path: path for path in (PYTHON, *extensions, *_libraries(extensions))}
    return files | {archive: _zipped(standard), PACKED: _packed(folders)}


def own_files(module: str, folders: Iterable[str]) -> dict[str, str]:
    """The files of a strategy: its module, or the package that has it, in the first folder that has that."""
    package, _, inner = module.partition(".")
    ends = ("",) if inner else ("", ".py")
    found = ([path for end in ends for path in _files_in(f"{folder}/{package}{end}")] for folder in folders)
    return {path: path for path in next(filter(None, found), [])}


def _folders_of(packages: Iterable[str]) -> Iterator[str]:
    """The folders of packages, and those of the libraries that their wheels brought along; or a module."""
    for name in packages:
        spec = find_spec(name)
        for place in (spec and (spec.submodule_search_locations or [spec.origin or ""])) or ():
            yield from filter(os.path.exists, (os.path.realpath(place), f"{os.path.realpath(place)}.libs"))


def _libraries(extensions: Iterable[str]) -> Iterator[str]:
    """The libraries that Python and extension modules need."""
    done = subprocess.run(["ldd", PYTHON, *extensions], capture_output=True, text=True, check=False)
    needed = set(map(os.path.normpath, _LIBRARY.findall(done.stdout)))
    needed |= {os.path.join(os.path.dirname(path), _NEEDED_LATER) for path in needed}
    return filter(os.path.exists, ("/etc/ld.so.cache", *needed))


def _zipped(standard: str) -> str:
    """An archive of Python's modules in memory."""
    path = _in_memory()
    with ZipFile(path, "w") as archive:
        for name, content in _modules_in(standard):
            archive.writestr(os.path.relpath(name, standard), content)
    return path


def _packed(folders: Iterable[str]) -> str:
    """The modules and data of packages in memory, by their paths."""
    path = _in_memory()
    with open(path, "wb") as file:
        marshal.dump({name: content for folder in folders for name, content in _modules_in(folder)}, file)
    return path


def _in_memory() -> str:
    if sys.platform == "linux":
        return f"/proc/self/fd/{os.memfd_create('straights')}"
    raise OSError("elsewhere is no sandbox")


def _modules_in(folder: str) -> Iterator[tuple[str, bytes]]:
    """The files of a folder, but for extensions; modules are compiled, unless an extension is there, too."""
    for path in _files_in(folder):
        start, suffix = os.path.splitext(path)
        if suffix == ".py":
            if not any(os.path.exists(f"{start}{each}") for each in EXTENSION_SUFFIXES):
                with suppress(SyntaxError):  # a template, or what is for another Python
                    code = SourceFileLoader("", path).get_code("")
                    yield f"{path}c", MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
        elif ".so" not in os.path.basename(path):
            with open(path, "rb") as file:
                yield path, file.read()


def _files_in(place: str) -> Iterator[str]:
    yield from filter(os.path.isfile, (place,))
    for top, folders, names in os.walk(place):
        folders[:] = sorted({*folders} - _UNNEEDED_FOLDERS)
        paths = (os.path.join(top, name) for name in sorted(names) if not _UNNEEDED.fullmatch(name))
        yield from filter(os.path.isfile, paths)
