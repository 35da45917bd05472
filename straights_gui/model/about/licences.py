"""The components of this installation and their licences: a list and a file of texts among the resources."""

from __future__ import annotations

import json
from pathlib import Path

from engine.fast_dataclass import dataclass
from straights_gui import resources

FOLDER = resources.folder("licences")
LIST, TEXTS = "components.json", "THIRD-PARTY.txt"
LINE = 100 * "="
"""Above and below the name of each text in the file."""


@dataclass(frozen=True, slots=True)
class Component:
    """A component and its licence.

    Attributes:
        version: empty if the component itself reports it.
        licence: an SPDX expression.
        home_page: a URL, or empty.
        texts: the names of the texts that the licence requires.
        copyright: the copyright notice, unless the texts contain it.
    """

    name: str
    version: str
    licence: str
    home_page: str
    texts: tuple[str, ...]
    copyright: str = ""


def read_components(folder: Path = FOLDER) -> tuple[Component, ...]:
    """All components of the list."""
    entries = json.loads(_content(folder / LIST))
    return tuple(Component(**{**entry, "texts": tuple(entry["texts"])}) for entry in entries)


def read_texts(component: Component) -> str:
    """The copyright notice and all texts of a component, one after another."""
    line = "\n" + 72 * "\N{BOX DRAWINGS LIGHT HORIZONTAL}" + "\n\n"
    known = sections(_content(FOLDER / TEXTS))
    texts = (known[name] for name in component.texts)
    parts = (component.copyright, *texts) if component.copyright else texts
    return line.join(part.strip("\n") + "\n" for part in parts)


def sections(text: str) -> dict[str, str]:
    """The texts in a file by their names."""
    _, *parts = f"\n{text}".split(f"\n{LINE}\n")
    return {name: content.strip("\n") + "\n" for name, content in zip(parts[::2], parts[1::2], strict=True)}


def _content(file: Path) -> str:
    return file.read_text(encoding="utf-8")
