"""Third-party code inside the files of Qt and Python: reads the lists in `notices/`; see its README."""

import json
from dataclasses import dataclass
from pathlib import Path

from bundle import paths
from licensing.component import Component

NOTICES = paths.PACKAGING / "licensing" / "notices"
QT, PYTHON = NOTICES / "qt.json", NOTICES / "python.json"
TEXTS = NOTICES / "texts"
LICENCES = paths.RESOURCES / "licences"


@dataclass(frozen=True, slots=True)
class Attribution:
    """A third-party work inside a file of Qt or Python.

    Attributes:
        version: empty if it has none, or if it is that of the running Python.
        part_of: the library, module or plugin that contains it.
        systems: those of `linux`, `windows` and `macos` on which that library contains it.
        licence: an SPDX expression.
        copyright: its copyright notices, one per line; not every text contains them.
        texts: the names of the files with its licence.
    """

    name: str
    version: str
    part_of: str
    systems: tuple[str, ...]
    licence: str
    copyright: str
    texts: tuple[str, ...]

    def component(self, host: str) -> Component:
        """The work as a component inside the files of another."""
        name, texts = f"{self.name} (in {host})", tuple(map(text_file, self.texts))
        return Component(name, self.version, self.licence, texts=texts, copyright=self.copyright)


def attributions(*lists: Path) -> tuple[Attribution, ...]:
    """The works in these lists."""
    entries = [entry for file in lists for entry in json.loads(file.read_text(encoding="utf-8"))]
    return tuple(
        Attribution(**entry | {"systems": tuple(entry["systems"]), "texts": tuple(entry["texts"])})
        for entry in entries
    )


def text_file(name: str) -> Path:
    """The file with a licence text: of a work here, or of those that every copy of the game names."""
    own = TEXTS / name
    return own if own.is_file() else LICENCES / name
