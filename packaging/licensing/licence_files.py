"""Writes the licence texts and the list for the About dialog into the bundle."""

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from licensing.component import Component

LIST = "components.json"
VALUES = ("name", "version", "licence", "home_page", "copyright")


def write_licences(components: Iterable[Component], folder: Path) -> list[Path]:
    """Write all texts and the list into a new folder; returns the files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed = [_listed(component, folder) for component in components]
    (folder / LIST).write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return sorted(folder.iterdir())


def _listed(component: Component, folder: Path) -> dict[str, object]:
    values = {name: getattr(component, name) for name in VALUES}
    return values | {"texts": [_copied(text, component, folder) for text in component.texts]}


def _copied(text: Path, component: Component, folder: Path) -> str:
    """Copy a text, once for all components that share it; returns its file name."""
    own = text.name if text.suffix == ".txt" else f"{text.name}.txt"
    if text.name == "copyright":  # the file name in every Debian package
        own = f"{re.sub(r'[^A-Za-z0-9.+-]+', '-', component.name)}.txt"
    content = text.read_text(encoding="utf-8", errors="replace")
    target = folder / own
    if target.exists() and target.read_text(encoding="utf-8") != content:
        raise FileExistsError(f"two different licence texts would both be called {own}; rename one of them")
    target.write_text(content, encoding="utf-8")
    return own
