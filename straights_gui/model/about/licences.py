"""The components of this installation and their licences: a list and texts among the resources."""

from __future__ import annotations

import json
from pathlib import Path

from engine.fast_dataclass import dataclass
from straights_gui import resources

FOLDER = resources.folder("licences")
LIST = "components.json"


class LicencesError(Exception):
    """A licence file is missing or damaged.

    Attributes:
        file: the file.
        reason: the system's error message; empty if the content is damaged.
    """

    def __init__(self, file: Path, reason: str = "") -> None:
        super().__init__(f"{file}: {reason or 'the content is damaged'}")
        self.file, self.reason = file, reason


@dataclass(frozen=True, slots=True)
class Component:
    """A component and its licence.

    Attributes:
        version: empty if the component itself reports it.
        licence: an SPDX expression.
        home_page: a URL, or empty.
        texts: the names of the files with the texts that the licence requires.
        copyright: the copyright notice, unless the texts contain it.
    """

    name: str
    version: str
    licence: str
    home_page: str
    texts: tuple[str, ...]
    copyright: str = ""


def read_components(folder: Path = FOLDER) -> tuple[Component, ...]:
    """Read all components; raises LicencesError."""
    file = folder / LIST
    try:
        entries = json.loads(_content(file))
        components = tuple(_component(entry) for entry in entries)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise LicencesError(file) from error
    if not components:
        raise LicencesError(file)
    return components


def read_texts(component: Component, folder: Path = FOLDER) -> str:
    """The copyright notice and all texts of a component, one after another; raises LicencesError."""
    line = "\n" + 72 * "\N{BOX DRAWINGS LIGHT HORIZONTAL}" + "\n\n"
    texts = (_content(folder / name) for name in component.texts)
    parts = (component.copyright, *texts) if component.copyright else texts
    return line.join(part.strip("\n") + "\n" for part in parts)


def _component(entry: dict[str, object]) -> Component:
    """Parse a component; raises ValueError, TypeError or KeyError if the entry is malformed."""
    name, version, licence, home_page = (_text(entry[key]) for key in _KEYS)
    texts = entry["texts"]
    if not isinstance(texts, list) or not texts or not name or not licence:
        raise ValueError("a component without name, licence or text")
    files = tuple(_file_name(text) for text in texts)
    return Component(name, version, licence, home_page, files, _text(entry.get("copyright", "")))


_KEYS = ("name", "version", "licence", "home_page")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _file_name(value: object) -> str:
    """The name of a file in the folder; raises ValueError for any other path."""
    name = _text(value)
    if name.startswith(".") or name != Path(name).name:
        raise ValueError(f"{name!r} is no name of a file")
    return name


def _content(file: Path) -> str:
    """The content of a file; raises LicencesError."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise LicencesError(file, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise LicencesError(file) from error
