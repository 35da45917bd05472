"""Excludes unused parts of Qt and Python from the bundle.

First, unwanted plugins, translations and bindings are removed by name, then every library that no remaining
file needs. So there is no list of libraries to maintain.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from os.path import normpath
from pathlib import PurePath, PurePosixPath

from bundle import names

# PyInstaller's form of an entry: (path in the bundle, source file, kind).
BundleEntry = tuple[str, str, str]

# Plugins by folder: Qt loads them by name at run time, so no file refers to them.
PLUGINS: Mapping[str, tuple[str, ...]] = {
    "platforms": ("*qxcb*", "*qwayland*", "*qoffscreen*", "*qwindows*", "*qcocoa*"),
    "imageformats": ("*qjpeg*",),  # photos as backs
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": ("*",),  # the native looks of Windows and macOS
    "tls": ("*openssl*", "*schannel*", "*securetransport*"),  # https, with the TLS of the system
    "wayland-decoration-client": ("*adwaita*", "*bradient*"),
    "wayland-graphics-integration-client": (),  # the table is painted without OpenGL
    "wayland-shell-integration": ("*xdg-shell*",),
    "xcbglintegrations": (),
    "multimedia": ("*darwinmediaplugin*", "*windowsmediaplugin*"),  # sounds need none on Linux
}
BINDINGS = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtMultimedia")
BINDING_SUFFIXES = (".so", ".pyd")
# Every Linux desktop has these, and they must fit its drivers, fonts and services; for the reasons see
# https://github.com/AppImage/AppImages/blob/master/excludelist. The packages depend on them; the last two are
# for sound only.
OF_THE_SYSTEM = (
    *("libstdc++.*", "libgcc_s.*", "libz.*", "libexpat.*", "libX11.*", "libX11-xcb.*"),
    *("libfontconfig.*", "libfreetype.*", "libglib-2.0.*", "libgthread-2.0.*", "libdbus-1.*"),
    *("libpulse.*", "libgssapi_krb5.*"),
)
UNUSED = ("*/opengl32sw.dll", "*/libcrypto*", "*/libssl*", "*/_hashlib*", "*/_ssl*", "*/_uuid*")

# Loaded by name by PyInstaller's bootloader.
STARTED = ("libpython*", "python3*.dll", "python")


def is_wanted(place: str) -> bool:
    """Whether a file may be needed, by its name or by another file.

    >>> [is_wanted(f"PySide6/Qt/plugins/platforms/{name}.so") for name in ("libqxcb", "libqvnc")]
    [True, False]
    """
    path = bundle_path(place)
    parts, name = path.parts, path.name
    if ".so" in name and any(fnmatchcase(name, pattern) for pattern in OF_THE_SYSTEM):
        return False
    if any(fnmatchcase("/" + path.as_posix(), pattern) for pattern in UNUSED):
        return False
    if "PySide6" not in parts:
        return True
    if "plugins" in parts:
        wanted = PLUGINS.get(path.parent.name, ())
        return any(fnmatchcase(name, pattern) for pattern in wanted)
    if "translations" in parts:
        # Of Portuguese Qt has only qtbase_pt_BR.qm, which it takes for the others, too.
        return any(fnmatchcase(name, f"qtbase_{code.split('-')[0]}[._]*") for code in names.LANGUAGES[1:])
    if "qml" in parts:
        return False
    # On Windows, Qt's libraries are next to the bindings with similar names: Qt6Core.dll, QtCore.pyd.
    is_binding = len(parts) == 2 and name.startswith("Qt") and path.suffix in BINDING_SUFFIXES
    return not is_binding or name.split(".")[0] in BINDINGS


def bundle_path(place: str) -> PurePosixPath:
    """A path in the bundle, with any system's separators."""
    return PurePosixPath(place.replace("\\", "/"))


def _name(place: str) -> str:
    """The name by which libraries refer to it; Windows ignores its case."""
    return bundle_path(place).name.casefold()


def trimmed(
    binaries: Iterable[BundleEntry],
    datas: Iterable[BundleEntry],
    libraries_of: Callable[[str], frozenset[str]],
) -> tuple[list[BundleEntry], list[BundleEntry]]:
    """The binaries and other files to include; `libraries_of(file)` lists the libraries that a file needs."""
    wanted = [entry for entry in _once(binaries) if is_wanted(entry[0])]
    used = _used(wanted, libraries_of)
    stay = [entry for entry in wanted if entry[0] in used]
    names = {_name(place) for place in used}
    rest = [entry for entry in _once(datas) if is_wanted(entry[0]) and _belongs(entry, used, names)]
    return stay, rest


def _once(entries: Iterable[BundleEntry]) -> list[BundleEntry]:
    """The entries without the duplicates of several programs."""
    places: dict[str, BundleEntry] = {}
    for entry in entries:
        places.setdefault(entry[0], entry)
    return list(places.values())


def _used(wanted: Iterable[BundleEntry], libraries_of: Callable[[str], frozenset[str]]) -> frozenset[str]:
    """The paths of the binaries that are loaded by name, and of their dependencies."""
    waiting = [entry for entry in wanted if _is_root(entry)]
    by_name: dict[str, list[BundleEntry]] = {}
    for entry in wanted:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    used: set[str] = set()
    while waiting:
        place, file, kind = waiting.pop()
        if place not in used:
            used.add(place)
            names = frozenset() if kind == "SYMLINK" else libraries_of(file)
            waiting += [entry for name in names for entry in by_name.get(name.casefold(), [])]
    return frozenset(used)


def _is_root(entry: BundleEntry) -> bool:
    """Whether a binary is loaded by name: parts of Python, plugins of Qt."""
    place, _, kind = entry
    if kind == "EXTENSION" or "plugins" in bundle_path(place).parts:
        return True
    return kind != "SYMLINK" and any(fnmatchcase(_name(place), pattern) for pattern in STARTED)


def _belongs(entry: BundleEntry, used: frozenset[str], names: set[str]) -> bool:
    """Whether another file is included: a link with its target, a framework's file with its library."""
    place, target, kind = entry
    path = bundle_path(place)
    frameworks = [part.removesuffix(".framework") for part in path.parts if part.endswith(".framework")]
    if kind == "SYMLINK" and not frameworks:
        return normpath(path.parent / target) in used or _name(place) in names
    return all(framework.casefold() in names for framework in frameworks)


@cache
def needed_libraries(file: str) -> frozenset[str]:
    """The base names of the libraries that a binary refers to directly."""
    if sys.platform == "linux":
        # Not PyInstaller's method, which asks the loader and so lists indirect dependencies too.
        said = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
        return frozenset(line.split()[1] for line in said.splitlines() if line.startswith("  NEEDED"))
    from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415  # only where packages are built

    return frozenset(PurePath(name.replace("\\", "/")).name for name, _ in get_imports(file))
