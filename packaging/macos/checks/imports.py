"""The modules that the game imports, found without running it, in packages for macOS."""

import importlib.util
import re
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from modulefinder import ModuleFinder
from pathlib import Path

from bundle import modules, paths

SUFFIX = ".cpython-311-darwin.so"
PROGRAMS = paths.PACKAGING / "bundle" / "programs"
# In CPython's library, without a function of the usual name; the last is another name of posixpath.
_INSIDE_PYTHON = {
    "_frozen_importlib",
    "_frozen_importlib_external",
    "_warnings",
    "builtins",
    "marshal",
    "sys",
    "os.path",
}


class Imports:
    """The imports of both programs, and of everything that they import.

    Attributes:
        names: the modules that were found.
        missing: those that this Python has, and the packages for macOS have not.
    """

    def __init__(self, packages: Path, python: Path) -> None:
        """Both folders are those of `wheels`."""
        self._folders = (packages, python)
        library = next(python.glob("libpython*.dylib")).read_bytes()
        built_in = re.findall(rb"_PyInit_(\w+)\0", library)
        self._inside = _INSIDE_PYTHON | {name.decode() for name in built_in}
        path = [str(paths.ROOT), str(packages), sysconfig.get_path("stdlib")]
        finder = ModuleFinder(path, excludes=modules.UNUSED)
        for program in sorted(PROGRAMS.glob("*.py")):
            finder.run_script(str(program))
        for name in _hidden(packages):
            finder.import_hook(name)
        without_file = [name for name, found in finder.modules.items() if not getattr(found, "__file__", "")]
        absent = {name for name in (*without_file, *finder.any_missing()) if not self._is_compiled(name)}
        self.missing = tuple(sorted(name for name in absent if self._is_here(name)))
        self.names = frozenset((*finder.modules, *finder.any_missing())) - absent

    def _is_compiled(self, name: str) -> bool:
        file = f"{name.replace('.', '/')}{SUFFIX}"
        return name in self._inside or any((folder / file).is_file() for folder in self._folders)

    def _is_here(self, name: str) -> bool:
        """Whether this Python has a module that is frozen; imports the packages that it is in."""
        if any(f"{name}.".startswith(f"{unused}.") for unused in modules.UNUSED):
            return False
        package = name.partition(".")[0]
        if package in sys.stdlib_module_names or (self._folders[0] / package).is_dir():
            with suppress(ImportError, ValueError):
                return importlib.util.find_spec(name) is not None
        return False


def _hidden(packages: Path) -> Iterator[str]:
    """What PyInstaller is told to include, as the programs import it late or by name."""
    for package in modules.PACKAGES:
        home = paths.ROOT if (paths.ROOT / package).is_dir() else packages
        for file in sorted((home / package).rglob("*.py")):
            parts = file.relative_to(home).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            if modules.is_frozen(name):
                yield name
    yield from modules.MODULES
