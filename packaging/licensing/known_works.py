"""The works whose licences are known, besides Debian's: reads the lists in `notices/`; see its README."""

import json
import platform
import re
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import metadata
from pathlib import Path

from bundle import names, paths
from licensing.component import Component

NOTICES = paths.PACKAGING / "licensing" / "notices"
FILES, QT, PYTHON = NOTICES / "files.json", NOTICES / "qt.json", NOTICES / "python.json"


def works_inside(*lists: Path, system: str = "") -> tuple[Component, ...]:
    """The works inside files of others, on all systems or on one: `linux`, `windows` or `macos`."""
    return tuple(
        Component(
            f"{entry['name']} (in {entry['part_of']})",
            entry["version"],
            entry["licence"],
            texts=tuple(entry["texts"]),
            copyright=entry["copyright"],
        )
        for file in lists
        for entry in json.loads(file.read_text(encoding="utf-8"))
        if not system or system in entry["systems"]
    )


@cache
def _works_with_files() -> tuple[Component, ...]:
    """The works without their versions; `files` are the patterns of their paths, in lower case."""
    return tuple(
        Component(**entry | {"texts": tuple(entry["texts"]), "version": ""})
        for entry in json.loads(FILES.read_text(encoding="utf-8"))
    )


def work_named(name: str) -> Component:
    """A work that has files of its own."""
    return _complete(next(work for work in _works_with_files() if work.name == name), "")


def owner_by_path(path: str) -> Component | None:
    """The work that owns a path in the bundle, in lower case; the first that matches."""
    for work in _works_with_files():
        if any(fnmatchcase(path, pattern) for pattern in work.files):
            return _complete(work, path)
    return None


def _complete(work: Component, path: str) -> Component:
    """The work with what only the installation at hand tells."""
    version = _version(work, path)
    if work.name == names.NAME and names.home_page() != names.NO_HOME_PAGE:
        work = replace(work, home_page=names.home_page())
    purl = f"{work.purl}@{version}" if work.purl else ""
    return replace(work, version=version, purl=purl, files=())


def _version(work: Component, path: str) -> str:
    told = {
        names.NAME: names.VERSION,
        "Python": platform.python_version(),
        "Microsoft Visual C++ runtime": "",
    }
    if work.name in told:
        return told[work.name]
    if work.name == "ICU":
        return str(re.findall(r"\d+", path)[-1])  # such as libicui18n.so.73
    package = work.purl.rpartition("/")[2]
    # The bindings always have the version of their Qt.
    return metadata.version("pyside6-essentials" if package == "qt" else package)
