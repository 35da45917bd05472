"""Writes the list for the About dialog into the bundle, and one text with the licences of all components.

A bundle in which something has no licence, or no text of it, is not made.
"""

import json
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from licensing.component import Component
from straights_gui.model.about.licences import FOLDER, LINE, LIST, TEXTS, sections

# What no installed file has.
KEPT = paths.PACKAGING / "licensing" / "notices" / "texts.txt"
# Instead of the name of a text: the files that are installed with a package, and with this Python.
OF_PACKAGE, OF_PYTHON = "dist-info", "python"
VALUES = ("name", "version", "licence", "home_page", "copyright")
_IS_LICENCE = re.compile(r"\.dist-info/(?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)


def write_licences(components: Iterable[Component], folder: Path) -> list[Path]:
    """Write the texts and the list into a new folder; returns the files."""
    texts: dict[str, str] = {}
    listed = []
    for component in components:
        own = texts_of(component)
        if not own or not component.licence:
            raise PackagingError(f"{component.name} has no licence, or no text of it; see notices/README.md")
        for name, content in own.items():
            if texts.setdefault(name, content) != content:
                raise PackagingError(f"two different licence texts would both be called {name}")
        listed.append({value: getattr(component, value) for value in VALUES} | {"texts": [*own]})
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / LIST).write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / TEXTS).write_text(joined(texts), encoding="utf-8")
    return [folder / LIST, folder / TEXTS]


def joined(texts: dict[str, str]) -> str:
    """One text of several, each below its name; `sections` takes them apart."""
    parts = (f"{LINE}\n{name}\n{LINE}\n\n{content.strip(chr(10))}\n" for name, content in texts.items())
    return "\n".join(parts)


def texts_of(component: Component) -> dict[str, str]:
    """The texts of a component's licence by their names."""
    return dict(text for reference in component.texts for text in _texts(reference, component))


@cache
def known_texts() -> dict[str, str]:
    """The texts that are kept here, and those that every copy of the game names."""
    files = (KEPT, FOLDER / TEXTS)
    return {name: text for file in files for name, text in sections(file.read_text(encoding="utf-8")).items()}


def _texts(reference: str, component: Component) -> Iterator[tuple[str, str]]:
    if reference == OF_PACKAGE:
        package = component.purl.rpartition("/")[2].partition("@")[0]
        found = [file for file in metadata.files(package) or () if _IS_LICENCE.search(file.as_posix())]
        yield from ((f"{package}-{file.name}", _content(Path(str(file.locate())))) for file in found)
    elif reference == OF_PYTHON:
        places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
        file = next((place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()), None)
        if file is not None:
            yield f"Python-{file.name}", _content(file)
    elif reference.startswith("/"):  # Debian's
        file = Path(reference)
        yield f"{file.parent.name}-{file.name}" if file.name == "copyright" else file.name, _content(file)
    elif reference in known_texts():
        yield reference, known_texts()[reference]
    else:
        raise PackagingError(f"{component.name}: there is no text of a licence called {reference}")


def _content(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")
