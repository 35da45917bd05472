"""Whose work is in this installation, and under which licences: a list and texts among the resources."""

from __future__ import annotations

import json
from pathlib import Path

from engine.fast_dataclass import dataclass
from straights_gui import resources

FOLDER = resources.folder("licences")
LIST = "components.json"


class LicencesError(Exception):
    """A file of the licences is missing or damaged.

    Attributes:
        file: which one.
        reason: what is wrong with it, as the system says it; nothing where its content is damaged.
    """

    def __init__(self, file: Path, reason: str = "") -> None:
        super().__init__(f"{file}: {reason or 'the content is damaged'}")
        self.file, self.reason = file, reason


@dataclass(frozen=True, slots=True)
class Component:
    """A work and its licence.

    Attributes:
        version: which one, empty where the work itself knows it better.
        licence: an expression as SPDX has them.
        home_page: its address, or empty.
        texts: the names of the files with what its licence wants to be said.
        copyright: whose it is, where the texts do not say so.
    """

    name: str
    version: str
    licence: str
    home_page: str
    texts: tuple[str, ...]
    copyright: str = ""


def read_components(folder: Path = FOLDER) -> tuple[Component, ...]:
    """All works; raises LicencesError."""
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
    """Whose a work is, and all its texts, one after another; raises LicencesError."""
    line = "\n" + 72 * "\N{BOX DRAWINGS LIGHT HORIZONTAL}" + "\n\n"
    texts = (_content(folder / name) for name in component.texts)
    parts = (component.copyright, *texts) if component.copyright else texts
    return line.join(part.strip("\n") + "\n" for part in parts)


def _component(entry: dict[str, object]) -> Component:
    """One work; raises ValueError, TypeError or KeyError where it is not told as it should be."""
    name, version, licence, home_page = (_text(entry[key]) for key in _KEYS)
    texts = entry["texts"]
    if not isinstance(texts, list) or not texts or not name or not licence:
        raise ValueError("a component without name, licence or text")
    files = tuple(_file_name(text) for text in texts)
    return Component(name, version, licence, home_page, files, _text(entry.get("copyright", "")))


_KEYS = ("name", "version", "licence", "home_page")


def _text(value: object) -> str:
    """A text and nothing else."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _file_name(value: object) -> str:
    """The name of a file in the folder, never one of another place."""
    name = _text(value)
    if name.startswith(".") or name != Path(name).name:
        raise ValueError(f"{name!r} is no name of a file")
    return name


def _content(file: Path) -> str:
    """What stands in a file; raises LicencesError."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise LicencesError(file, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise LicencesError(file) from error
