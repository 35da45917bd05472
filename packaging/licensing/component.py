"""A component of the bundle: a work with its author, licence and files."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from bundle.paths import PackagingError


class NotInTheBundle(PackagingError):
    """A file of the inventory is not in the bundle."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the bundle.

    Attributes:
        licence: an SPDX expression.
        copyright: whose it is, where the texts do not say so.
        purl: where package managers find it, as a package URL; empty where none does.
        texts: files with its licence and notices.
        files: its places in the bundle, with `/`; none for what lies inside the files of another component.
    """

    name: str
    version: str
    licence: str
    home_page: str = ""
    purl: str = ""
    texts: tuple[Path, ...] = ()
    files: tuple[str, ...] = ()
    copyright: str = ""


def write_components(components: Iterable[Component], file: Path) -> None:
    """Write components down, for the steps that come after freezing."""
    values = [asdict(component) for component in components]
    file.write_text(json.dumps(values, indent=1, default=str, ensure_ascii=False) + "\n", encoding="utf-8")


def file_of(place: str, bundle: Path) -> Path:
    """A component's file in a bundle: programs stand outside, all else inside; on macOS elsewhere."""
    for folder in ("_internal", ".", "Contents/MacOS", "Contents/Frameworks", "Contents/Resources"):
        path = bundle / folder / place
        if path.is_file() and not path.is_symlink():
            return path
    raise NotInTheBundle(f"{place} is in the inventory and not in {bundle}; freeze again")


def read_components(file: Path) -> tuple[Component, ...]:
    """Read what `write_components` wrote."""
    values = json.loads(file.read_text(encoding="utf-8"))
    return tuple(
        Component(**value | {"texts": tuple(map(Path, value["texts"])), "files": tuple(value["files"])})
        for value in values
    )
