"""The inventory of the bundle: every file must have an owner with a licence before packaging."""

import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import metadata
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError
from bundle.trimming import BundleEntry, bundle_path
from licensing import debian
from licensing.attributions import attributions
from licensing.component import Component

TEXTS = paths.PACKAGING / "licensing" / "notices" / "texts"
LICENCES = paths.RESOURCES / "licences"
LGPL = (LICENCES / "LGPL-3.0.txt", LICENCES / "GPL-3.0.txt")
OURS = ("engine", "straights_gui", "straights_server", "document.ico", "document.icns")
# Up to ICU 73; from 74 on it is Unicode-3.0 with the same third-party parts.
ICU_LICENCE = "Unicode-DFS-2016 AND BSD-3-Clause AND BSD-2-Clause AND NAIST-2003 AND MIT"
# Python packages in the programs: licence, home page, text.
LIBRARIES = {
    "ifaddr": ("MIT", "https://github.com/pydron/ifaddr", "ifaddr.txt"),
    "segno": ("BSD-3-Clause", "https://github.com/heuer/segno", "segno.txt"),
    "websockets": ("BSD-3-Clause", "https://github.com/python-websockets/websockets", "websockets.txt"),
    "zeroconf": ("LGPL-2.1-or-later", "https://github.com/python-zeroconf/python-zeroconf", "zeroconf.txt"),
}
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


class UnknownOwner(PackagingError):
    """The owner of a file, and so its licence, is unknown."""

    def __init__(self, place: str, file: str) -> None:
        super().__init__(
            f"the owner of {place} is unknown (it comes from {file}); "
            "add it to packaging/licensing/inventory.py, or exclude it in packaging/bundle/trimming.py"
        )


def inventory(entries: Iterable[BundleEntry]) -> tuple[Component, ...]:
    """The components that own these entries of PyInstaller, and the works inside them, by name."""
    found: dict[str, Component] = {}
    for place, file, kind in entries:
        if kind != "SYMLINK":
            owner = owner_of(place, file)
            known = found.setdefault(owner.name, owner)
            found[owner.name] = replace(known, files=(*known.files, place.replace("\\", "/")))
    inside = {part.name: part for part in (*parts_inside(), *map(library, LIBRARIES))}
    components = inside | found
    return tuple(components[name] for name in sorted(components, key=str.lower))


def owner_of(place: str, file: str) -> Component:
    """The component that owns a file; raises UnknownOwner."""
    for owner in (_of_the_programs, _of_qt, _of_libraries, _of_python, debian.owner):
        component = owner(place, file)
        if component is not None:
            return component
    raise UnknownOwner(place, file)


def _of_the_programs(place: str, _file: str) -> Component | None:
    """Our own files, and the bootloader."""
    path = bundle_path(place)
    if path.name.removesuffix(".exe") in (names.WINDOW, names.CONSOLE) and len(path.parts) == 1:
        return bootloader()
    return straights() if path.parts[0] in OURS else None


def _of_qt(place: str, _file: str) -> Component | None:
    """The libraries of Qt, its bindings, and their ICU."""
    path = bundle_path(place)
    if path.parts[0] not in ("PySide6", "shiboken6"):
        return None
    if fnmatchcase(path.name.lower(), "*icu*[0-9]*"):
        return icu(path.name)
    if _is_microsofts(path.name):
        return microsoft_runtime()
    # Windows has Qt's libraries next to the bindings.
    is_qt = len(path.parts) > 2 or path.name.startswith("Qt6")
    return qt() if is_qt else pyside()


def _of_libraries(place: str, _file: str) -> Component | None:
    """The compiled modules of known packages; other modules are inside the programs."""
    name = bundle_path(place).parts[0].partition("-")[0]
    return library(name) if name in LIBRARIES else None


def _of_python(place: str, file: str) -> Component | None:
    """Python's library, its modules, and on Windows and macOS the bundled libraries."""
    name = bundle_path(place).name
    if _is_microsofts(name):
        return microsoft_runtime()
    of_name = fnmatchcase(name, "libpython*") or name == "base_library.zip"
    homes = [sysconfig.get_path("stdlib"), *([] if sys.platform == "linux" else [sys.base_prefix])]
    of_place = any(Path(home).resolve() in Path(file).resolve().parents for home in homes)
    return python() if of_name or of_place else None


def _is_microsofts(name: str) -> bool:
    patterns = ("vc*140*.dll", "msvcp*.dll", "concrt*.dll", "ucrtbase.dll", "api-ms-*.dll")
    return any(fnmatchcase(name.lower(), pattern) for pattern in patterns)


def straights() -> Component:
    """The game itself."""
    page = "" if names.home_page() == names.NO_HOME_PAGE else names.home_page()
    purl = f"pkg:pypi/straights@{names.VERSION}"
    return Component(names.NAME, names.VERSION, "MIT", page, purl, (LICENCES / "MIT.txt",))


def bootloader() -> Component:
    """PyInstaller's bootloader, whose licence permits any distribution."""
    version = metadata.version("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    purl = f"pkg:pypi/pyinstaller@{version}"
    text = (TEXTS / "PyInstaller.txt",)
    return Component("PyInstaller bootloader", version, licence, "https://pyinstaller.org", purl, text)


@cache
def pyside() -> Component:
    """PySide6, the bindings of Qt."""
    version = metadata.version("shiboken6")
    purl = f"pkg:pypi/pyside6-essentials@{version}"
    page = "https://doc.qt.io/qtforpython-6/"
    return Component("PySide6 and Shiboken6", version, "LGPL-3.0-only", page, purl, LGPL)


@cache
def qt() -> Component:
    """The libraries of Qt, each of which can be replaced by another build of the same version."""
    version = metadata.version("shiboken6")  # always Qt's own
    purl = f"pkg:generic/qt@{version}"
    return Component("Qt", version, "LGPL-3.0-only", "https://www.qt.io", purl, LGPL)


def icu(library: str) -> Component:
    """The Unicode library of Qt; its version is in the names of its files."""
    version = re.findall(r"\d+", library)[-1]  # such as libicui18n.so.73
    purl = f"pkg:generic/icu@{version}"
    return Component("ICU", version, ICU_LICENCE, "https://icu.unicode.org", purl, (TEXTS / "ICU.txt",))


def python() -> Component:
    """Python itself."""
    version = ".".join(str(number) for number in sys.version_info[:3])
    purl = f"pkg:generic/python@{version}"
    own = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    text = (own if own.is_file() else TEXTS / "Python.txt",)
    return Component("Python", version, "PSF-2.0", "https://www.python.org", purl, text)


def microsoft_runtime() -> Component:
    """The runtime libraries of Microsoft's compiler."""
    licence = "LicenseRef-Microsoft-Visual-C-Runtime"
    page, text = "https://visualstudio.microsoft.com", TEXTS / "Microsoft-Visual-C-Runtime.txt"
    return Component("Microsoft Visual C++ runtime", "", licence, page, texts=(text,))


def library(name: str) -> Component:
    """A Python package."""
    licence, page, text = LIBRARIES[name]
    version = metadata.version(name)
    return Component(name, version, licence, page, f"pkg:pypi/{name}@{version}", (TEXTS / text,))


def parts_inside() -> tuple[Component, ...]:
    """The third-party works inside files of Qt and Python."""
    return tuple(part.component(part.part_of) for part in attributions(SYSTEMS[sys.platform]))
