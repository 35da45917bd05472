"""The inventory of the bundle: every file must have an owner with a licence before packaging."""

import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError
from bundle.trimming import BundleEntry, bundle_path
from licensing import attributions, debian
from licensing.component import Component
from licensing.known_components import (
    LIBRARIES,
    bootloader,
    icu,
    library,
    microsoft_runtime,
    pyside,
    python,
    qt,
    straights,
)

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
PROGRAMS = tuple(f"{name}{suffix}" for name in (names.WINDOW, names.CONSOLE) for suffix in ("", ".exe"))
# Owners by the places of their files, in lower case; the first that matches counts.
OWNERS = (
    ((*PROGRAMS, "pyi*", "_pyi*"), bootloader),
    (("engine/*", "straights_gui/*", "straights_server/*", "document.ic*"), straights),
    (("*vc*140*.dll", "*msvcp*.dll", "*concrt*.dll", "*ucrtbase.dll", "*api-ms-*.dll"), microsoft_runtime),
    (("pyside6/*/*", "pyside6/qt6*"), qt),  # Windows has Qt's libraries next to the bindings
    (("pyside6/*", "shiboken6/*"), pyside),
    (("*libpython*", "base_library.zip"), python),
)
ICU = "pyside6/*icu*[0-9]*"


class UnknownOwner(PackagingError):
    """The owner of a file, and so its licence, is unknown."""

    def __init__(self, place: str, file: str) -> None:
        super().__init__(
            f"the owner of {place} is unknown (it comes from {file}); "
            "add it to packaging/licensing/inventory.py, or exclude it in packaging/bundle/trimming.py, "
            "a module in packaging/straights.spec"
        )


def inventory(entries: Iterable[BundleEntry]) -> tuple[Component, ...]:
    """The components that own these entries of PyInstaller, and the works inside them, by name.

    Modules, by their dotted names, are inside the programs; all other entries are files.
    """
    components = {part.name: part for part in parts_inside()}
    for place, file, kind in entries:
        if kind.startswith("PYMODULE"):
            package = place.partition(".")[0]
            owner = owner_of(f"{package}/{Path(file).name}", file)
            components.setdefault(owner.name, owner)
        elif kind != "SYMLINK":
            owner = owner_of(place, file)
            files = components.get(owner.name, owner).files
            components[owner.name] = replace(owner, files=(*files, place.replace("\\", "/")))
    return tuple(components[name] for name in sorted(components, key=str.lower))


def owner_of(place: str, file: str) -> Component:
    """The component that owns a file; raises UnknownOwner."""
    path = bundle_path(place).as_posix().lower()
    if fnmatchcase(path, ICU):
        return icu(path)
    top = re.split("[/-]", path)[0]  # also of metadata, `zeroconf-0.154.0.dist-info`
    if top in LIBRARIES:
        return library(top)
    for patterns, component in OWNERS:
        if any(fnmatchcase(path, pattern) for pattern in patterns):
            return component()
    owner = python() if _is_pythons(file) else debian.owner(file)
    if owner is None:
        raise UnknownOwner(place, file)
    return owner


def _is_pythons(file: str) -> bool:
    """Whether a file is in Python's library, or on Windows and macOS anywhere in its folder."""
    homes = [sysconfig.get_path("stdlib"), *([] if sys.platform == "linux" else [sys.base_prefix])]
    return any(Path(home).resolve() in Path(file).resolve().parents for home in homes)


def parts_inside() -> tuple[Component, ...]:
    """The third-party works inside files of Qt and Python."""
    listed = attributions.attributions(attributions.QT, attributions.PYTHON)
    return tuple(part.component(part.part_of) for part in listed if SYSTEMS[sys.platform] in part.systems)
