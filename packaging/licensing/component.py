"""A component of the bundle: a work with its author, licence and files."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from bundle.paths import PackagingError


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the bundle.

    Attributes:
        licence: an SPDX expression.
        copyright: the copyright notice, if the texts do not contain it.
        purl: its package URL; empty if it has none.
        texts: what licence_files.py knows of its licence and notices: the names of texts, or of files.
        files: its paths in the bundle, with `/`; empty for a work inside files of another component.
    """

    name: str
    version: str
    licence: str
    home_page: str = ""
    purl: str = ""
    texts: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    copyright: str = ""


def write_components(components: Iterable[Component], file: Path) -> None:
    """Write components to a file, for the steps that follow freezing."""
    values = [asdict(component) for component in components]
    file.write_text(json.dumps(values, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def file_of(place: str, bundle: Path) -> Path:
    """The path of a component's file in a bundle: programs at the top, all else inside; macOS differs."""
    for folder in ("_internal", ".", "Contents/MacOS", "Contents/Frameworks", "Contents/Resources"):
        path = bundle / folder / place
        if path.is_file() and not path.is_symlink():
            return path
    raise PackagingError(f"{place} is in the inventory and not in {bundle}; freeze again")


def read_components(file: Path) -> tuple[Component, ...]:
    """Read the file of `write_components`."""
    values = json.loads(file.read_text(encoding="utf-8"))
    return tuple(
        Component(**value | {"texts": tuple(value["texts"]), "files": tuple(value["files"])})
        for value in values
    )
