"""Compares the files of a bundle with the sources, and with the list of licences that it shows."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bundle.paths import PackagingError
from bundle.trial import wrong_resources
from licensing.known_works import owner_by_path
from straights_gui.model.about.licences import LIST, TEXTS, sections

# What is loaded by its name alone, by the end of its path; not the list of trimming.py, which this checks.
NEEDED = {
    "linux": (
        *("platforms/libqxcb.so", "platforms/libqwayland.so", "wayland-shell-integration/libxdg-shell.so"),
        *("platforminputcontexts/libcomposeplatforminputcontextplugin.so", "tls/libqopensslbackend.so"),
    ),
    "win32": (
        *("platforms/qwindows.dll", "styles/qmodernwindowsstyle.dll", "tls/qschannelbackend.dll"),
        *("multimedia/windowsmediaplugin.dll", "document.ico"),
    ),
    "darwin": (
        *("platforms/libqcocoa.dylib", "styles/libqmacstyle.dylib", "tls/libqsecuretransportbackend.dylib"),
        *("multimedia/libdarwinmediaplugin.dylib", "document.icns"),
    ),
}

_RESOURCES = "straights_gui/resources"
_LICENCES = "licences"  # written for each bundle


def check_contents(programs: Path) -> None:
    """Check the bundle of a folder with programs; PackagingError names what is missing, cut or not listed."""
    folders = [
        folder
        for folder in (programs / "_internal", programs.parent / "Resources", programs.parent / "Frameworks")
        if folder.is_dir()
    ]
    resources = next((folder / _RESOURCES for folder in folders if (folder / _RESOURCES).is_dir()), programs)
    wrong = [
        *(f"{name} is missing" for name in missing_files(programs)),
        *wrong_resources(resources, without=_LICENCES),
        *_unlisted_owners(folders, resources / _LICENCES / LIST),
    ]
    if wrong:
        raise PackagingError("\n  ".join([f"the bundle of {programs} is incomplete:", *wrong]))


def missing_files(folder: Path, system: str = sys.platform) -> list[str]:
    """The needed files that are nowhere below a folder."""
    files = [f"/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*.*")]
    wanted = (*NEEDED[system], "straights_server/page/index.html")
    return [name for name in wanted if not any(file.endswith(f"/{name}") for file in files)]


def _unlisted_owners(folders: list[Path], listed: Path) -> Iterator[str]:
    """The works with files in the bundle that the list of licences does not name, or whose texts lack."""
    if not listed.is_file():
        yield f"the list of licences is missing: {LIST}"
        return
    components = json.loads(listed.read_text(encoding="utf-8"))
    texts = {component["name"]: component["texts"] for component in components}
    places = {file.relative_to(folder).as_posix() for folder in folders for file in folder.rglob("*")}
    owners = {owner.name for place in places if (owner := owner_by_path(place.lower())) is not None}
    yield from (f"{owner} has files, and is not in {LIST}" for owner in sorted(owners - texts.keys()))
    file = listed.with_name(TEXTS)
    known = sections(file.read_text(encoding="utf-8")) if file.is_file() else {}
    yield from (f"{owner} has no licence text" for owner in sorted(texts) if not texts[owner])
    for name in sorted({name for names in texts.values() for name in names}):
        if not known.get(name, "").strip():
            yield f"the licence text {name} is missing or empty"
