"""Compares the files of a bundle with the sources."""

import sys
from pathlib import Path

from bundle.paths import PackagingError
from bundle.trial import wrong_resources
from straights_gui.model.about.licences import LIST, TEXTS

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
    """Check the bundle of a folder with programs; PackagingError names what is missing or cut."""
    folders = (programs / "_internal", programs.parent / "Resources", programs.parent / "Frameworks")
    resources = next((folder / _RESOURCES for folder in folders if (folder / _RESOURCES).is_dir()), programs)
    wrong = [
        *(f"{name} is missing" for name in missing_files(programs)),
        *wrong_resources(resources, without=_LICENCES),
        *(f"{name} is missing" for name in (LIST, TEXTS) if not (resources / _LICENCES / name).is_file()),
    ]
    if wrong:
        raise PackagingError("\n  ".join([f"the bundle of {programs} is incomplete:", *wrong]))


def missing_files(folder: Path, system: str = sys.platform) -> list[str]:
    """The needed files that are nowhere below a folder."""
    files = [f"/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*.*")]
    wanted = (*NEEDED[system], "straights_server/page/index.html")
    return [name for name in wanted if not any(file.endswith(f"/{name}") for file in files)]
