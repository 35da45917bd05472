"""Third-party code inside the files of Qt and Python: reads and checks `notices/`; see its README."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from licensing.component import Component

NOTICES = paths.PACKAGING / "licensing" / "notices"
LISTS = ("qt.json", "python.json")
FOLDERS = (NOTICES / "texts", paths.RESOURCES / "licences")
SYSTEMS = frozenset({"linux", "windows", "macos"})


class AttributionError(PackagingError):
    """An incomplete or unreadable notice."""


@dataclass(frozen=True, slots=True)
class Attribution:
    """A third-party work inside a file of Qt or Python.

    Attributes:
        version: empty if it has none, or if it is that of the running Python.
        part_of: the library, module or plugin that contains it.
        systems: the systems on which that library contains it.
        licence: an SPDX expression.
        copyright: its copyright notices, one per line; not every text contains them.
        texts: files with its licence.
    """

    name: str
    version: str
    part_of: str
    systems: frozenset[str]
    licence: str
    copyright: str
    texts: tuple[Path, ...]

    def component(self, host: str) -> Component:
        """The work as a component inside the files of another."""
        name = f"{self.name} (in {host})"
        return Component(name, self.version, self.licence, texts=self.texts, copyright=self.copyright)


def attributions(system: str) -> tuple[Attribution, ...]:
    """The third-party works inside files of Qt and Python in the bundle for `linux`, `windows` or `macos`."""
    if system not in SYSTEMS:
        raise AttributionError(
            f"there are no notices for a system called {system!r}; say one of {_listed(SYSTEMS)}"
        )
    return tuple(part for name in LISTS for part in read_list(NOTICES / name) if system in part.systems)


def read_list(file: Path, folders: Iterable[Path] = FOLDERS) -> tuple[Attribution, ...]:
    """Read a list, and find its texts in the folders; AttributionError if something is missing."""
    try:
        entries = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise AttributionError(f"the notices in {file} cannot be read: {error}") from error
    if not isinstance(entries, list):
        raise AttributionError(f"{file.name} is not a list; write one entry for each work")
    return tuple(_attribution(entry, file.name, tuple(folders)) for entry in entries)


def _attribution(entry: object, where: str, folders: tuple[Path, ...]) -> Attribution:
    """Parse an entry, which names its texts without their folder."""
    known = {field.name for field in fields(Attribution)}
    if not isinstance(entry, dict) or set(entry) != known:
        raise AttributionError(f"an entry of {where} needs exactly {_listed(known)}: {entry}")
    name, systems, texts = str(entry["name"]), frozenset(entry["systems"]), tuple(entry["texts"])
    if not systems or not systems <= SYSTEMS:
        raise AttributionError(f"{name} in {where} needs one or more systems of {_listed(SYSTEMS)}")
    if not texts:
        raise AttributionError(f"{name} in {where} has no licence text; name one in notices/texts")
    found = tuple(_text(text, f"{name} in {where}", folders) for text in texts)
    return Attribution(**entry | {"systems": systems, "texts": found})


def _text(name: str, whose: str, folders: tuple[Path, ...]) -> Path:
    for folder in folders:
        path = folder / name
        if path.is_file() and path.stat().st_size:
            return path
    raise AttributionError(
        f"{whose} names the licence text {name}, which is missing or empty; put it into notices/texts"
    )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
