"""Writes what Flathub builds a Flatpak from: a manifest with sources pinned by hash, and the desktop's files.

The Flatpak itself has never been built, which needs Flathub's runtimes.
"""

import json
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bundle import build_environment, icons, names, paths
from bundle.lock_files import LINUX, requirements
from bundle.paths import PackagingError
from linux.lint import lint_desktop_files
from linux.staging import stage
from linux.tree import Entry, desktop_files
from release.checksums import sha256
from release.wheels import the_sdist

FOLDER = paths.DIST / "flatpak"
LOCKS = tuple(paths.PACKAGING / f"requirements-{name}.txt" for name in ("run", "flatpak"))
PERMISSIONS = (
    *("--socket=wayland", "--socket=fallback-x11", "--share=ipc"),  # the last is for X11
    "--socket=pulseaudio",  # sounds
    "--share=network",  # tables on a network
)
_IN_BASE = ("pyside6-essentials", "shiboken6")
_BUILT_WITH = (
    "Cython*",
    "cython*",
    "pyximport",
    "poetry*",
    "setuptools*",
    "pkg_resources",
    "_distutils_hack",
    "distutils-precedence.pth",  # it would look for the former at each start
)
_ANYWHERE = ("--platform", "any", "--implementation", "py", "--abi", "none", "--python-version", "3.13")
_PIP = "pip3 install --no-index --no-deps --no-build-isolation --ignore-installed --prefix=${FLATPAK_DEST}"


def write_flatpak() -> Path:
    """Write manifest and files into `dist/flatpak`, and validate them; returns the folder."""
    icons.make_icons()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    stage(desktop_entries(), FOLDER / "share")
    with tempfile.TemporaryDirectory() as scratch:
        lint_desktop_files(FOLDER / "share", Path(scratch))
    file = FOLDER / f"{names.APP_ID}.json"
    file.write_text(json.dumps(manifest(_pinned_sources(), the_sdist()), indent=2) + "\n", encoding="utf-8")
    print(f"made {file.relative_to(paths.ROOT)}; nothing is built from it here", flush=True)
    return FOLDER


def manifest(packages: list[dict[str, object]], sdist: Path) -> dict[str, object]:
    """The manifest for sources of Python packages and of the game."""
    versions = dict(line.split(" ")[0].split("==") for line in _locked())
    qt = versions[_IN_BASE[0]].rpartition(".")[0]
    return {
        "id": names.APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": qt,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": qt,
        "command": names.WINDOW,
        "finish-args": list(PERMISSIONS),
        "build-options": {"env": {"BASEAPP_REMOVE_WEBENGINE": "1", "BASEAPP_DISABLE_NUMPY": "1"}},
        "cleanup": [f"/lib/python3*/site-packages/{name}" for name in _BUILT_WITH],
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "modules": [
            {
                "name": "python-packages",
                "buildsystem": "simple",
                "build-options": {"env": {"SKIP_CYTHON": "1"}},  # zeroconf need not be fast
                "build-commands": [f"{_PIP} *.whl", f"{_PIP} *.tar.gz"],  # the former build the latter
                "sources": packages,
            },
            {
                "name": names.PACKAGE,
                "buildsystem": "simple",
                "build-commands": [f"{_PIP} .", "cp -r share ${FLATPAK_DEST}"],
                "sources": [_game(sdist), {"type": "dir", "path": "share", "dest": "share"}],
            },
        ],
    }


def _game(sdist: Path) -> dict[str, object]:
    """The published sources; those in `dist` before there is a publisher."""
    page = names.home_page()
    if page == names.NO_HOME_PAGE:
        return {"type": "archive", "path": f"../{sdist.name}"}
    url = f"{page}/releases/download/v{names.VERSION}/{sdist.name}"
    return {"type": "archive", "url": url, "sha256": sha256(sdist)}


def _locked() -> list[str]:
    return [line for lock in LOCKS for line in requirements(lock, LINUX)]


def _pinned_sources() -> list[dict[str, object]]:
    """For each locked package its wheel for every system, or its sources; pip says where they are."""
    wanted = [line for line in _locked() if not line.startswith(_IN_BASE)]
    with tempfile.TemporaryDirectory() as scratch:
        lock, report = Path(scratch, "requirements.txt"), Path(scratch, "report.json")
        lock.write_text("\n".join(wanted), encoding="utf-8")
        options = ("--dry-run", "--no-deps", "--require-hashes", "--target", scratch, "--report", str(report))
        build_environment.pip(*_ANYWHERE, *options, "--requirement", str(lock))
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    downloads = [package["download_info"] for package in found]
    if unpinned := [each["url"] for each in downloads if not each["url"].startswith("https://")]:
        raise PackagingError(f"only public addresses can be pinned; these came from elsewhere: {unpinned}")
    return [
        {"type": "file", "url": each["url"], "sha256": each["archive_info"]["hashes"]["sha256"]}
        for each in downloads
    ]


def desktop_entries() -> Iterator[Entry]:
    """The desktop's files; Flatpak shows the desktop only those whose names begin with the identifier."""
    for entry in desktop_files(names.WINDOW, "."):
        path = entry.path.replace(f"/apps/{names.PACKAGE}.", f"/apps/{names.APP_ID}.")
        path = path.replace(f"/packages/{names.PACKAGE}.", f"/packages/{names.APP_ID}.")
        source = entry.source
        if isinstance(source, bytes):
            source = source.replace(b"Icon=straights\n", f"Icon={names.APP_ID}\n".encode())
            source = source.replace(b">straights</icon>", f">{names.APP_ID}</icon>".encode())
        yield replace(entry, path=path.removeprefix("./"), source=source)
