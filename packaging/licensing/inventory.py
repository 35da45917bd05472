"""The inventory of the bundle: every file must have an owner with a licence before packaging."""

import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from bundle.paths import PackagingError
from bundle.trimming import BundleEntry, bundle_path
from licensing import debian
from licensing.component import Component
from licensing.known_works import PYTHON, QT, owner_by_path, work_named, works_inside

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def inventory(entries: Iterable[BundleEntry]) -> tuple[Component, ...]:
    """The components that own these entries of PyInstaller, and the works inside them, by name.

    Modules, by their dotted names, are inside the programs; all other entries are files.
    """
    components = {part.name: part for part in works_inside(QT, PYTHON, system=SYSTEMS[sys.platform])}
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
    """The component that owns a file; PackagingError if nobody does, for then its licence is unknown."""
    owner = owner_by_path(bundle_path(place).as_posix().lower())
    if owner is None:
        owner = work_named("Python") if _is_pythons(file) else debian.owner(file)
    if owner is None:
        raise PackagingError(
            f"the owner of {place} is unknown (it comes from {file}); add it to "
            "packaging/licensing/notices/files.json, or exclude it in packaging/bundle/trimming.py, "
            "a module in packaging/straights.spec"
        )
    return owner


def _is_pythons(file: str) -> bool:
    """Whether a file is in Python's library, or on Windows and macOS anywhere in its folder."""
    homes = [sysconfig.get_path("stdlib"), *([] if sys.platform == "linux" else [sys.base_prefix])]
    return any(Path(home).resolve() in Path(file).resolve().parents for home in homes)
