"""What the game, its tests and the steps of package.py need of the system, and the Debian packages of it.

Qt does not raise an exception if a library is missing, it calls abort(): so this checks first.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path

from straights_gui.platform import system_libraries

LIBRARIES = system_libraries.LIBRARIES | system_libraries.NETWORK_LIBRARIES
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = {".otf", ".pfb", ".ttc", ".ttf"}
DEBIAN_PYTHON = "python{}.{}".format(*sys.version_info[:2])
CHROMIUM, FIREFOX = ("chromium", "chromium-browser", "google-chrome"), ("firefox-esr", "firefox")


@dataclass(frozen=True, slots=True)
class Requirement:
    """Something that a system has or lacks: its general name, its Debian package, and whether it is here."""

    name: str
    package: str
    is_here: Callable[[], bool] = field(compare=False)


def missing(requirements: Iterable[Requirement]) -> list[Requirement]:
    """List what this system lacks; only Linux can lack anything."""
    if not sys.platform.startswith("linux"):
        return []
    return [requirement for requirement in dict.fromkeys(requirements) if not requirement.is_here()]


def _library(soname: str, package: str) -> Requirement:
    return Requirement(soname, package, lambda: system_libraries.can_load(soname))


def _program(name: str, package: str, *commands: str) -> Requirement:
    """A program, by the commands of which one is enough."""
    return Requirement(name, package, lambda: any(map(shutil.which, commands)))


@cache
def browser(*commands: str) -> str | None:
    """The first of some browsers that starts: Ubuntu's packages are stubs, which ask for a snap."""
    for program in filter(None, map(shutil.which, commands)):
        if subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0:
            return program
    return None


def _needs_no_chromium() -> bool:
    """Whether one starts, or this is Ubuntu, which has no package of it."""
    release = Path("/etc/os-release")
    is_ubuntu = release.exists() and "\nID=ubuntu\n" in release.read_text(encoding="utf-8")
    return is_ubuntu or browser(*CHROMIUM) is not None


def _file(name: str, package: str, path: str) -> Requirement:
    return Requirement(name, package, lambda: Path(path).exists())


def _debian(*packages: str) -> list[Requirement]:
    return [Requirement(name, name, partial(_has_package, name)) for name in packages]


def _has_package(name: str) -> bool:
    """Whether dpkg has completely installed a Debian package."""
    query = ["dpkg-query", "-W", "-f", "${Status}", name]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    return answer.stdout == "install ok installed"


def _has_fonts() -> bool:
    files = (file for folder in FONT_FOLDERS for file in Path(folder).expanduser().rglob("*"))
    return any(file.suffix in FONT_SUFFIXES for file in files)


def _has_venv() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def _has_python_headers() -> bool:
    """Debian has them in a separate package; another Python was built with them."""
    return sys.base_prefix != "/usr" or Path(sysconfig.get_path("include"), "Python.h").exists()


def _compiler() -> str:
    """The compiler that setuptools uses."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return command.split()[0]


QT = (
    *(_library(soname, package) for soname, package in LIBRARIES.items()),
    Requirement("a font", "fonts-dejavu-core", _has_fonts),
    _file("keyboard layouts (xkeyboard-config)", "xkb-data", "/usr/share/X11/xkb"),
)
VENV = (Requirement("Python's venv", f"{DEBIAN_PYTHON}-venv", _has_venv),)
# Without these the playouts are interpreted.
COMPILER = (
    Requirement("a C compiler", "gcc", lambda: shutil.which(_compiler()) is not None),
    _file("the headers of the C library", "libc6-dev", "/usr/include/stdio.h"),
    Requirement("the headers of Python (Python.h)", f"{DEBIAN_PYTHON}-dev", _has_python_headers),
)
# For the page. They may come from Debian or elsewhere, so check for the programs.
PAGE = (_program("Node", "nodejs", "node"), _program("npm", "npm", "npm"))
# Without these some tests are skipped or do less.
TESTS = (
    _program("Xvfb", "xvfb", "Xvfb"),  # windows on a real X server
    _program("xauth", "xauth", "xauth"),
    _program("a D-Bus session", "dbus", "dbus-run-session"),  # windows with a screen reader
    _program("the registry of accessible programs", "at-spi2-core", "/usr/libexec/at-spi-bus-launcher"),
    # Several servers with one database. Unlike redis-server, redis-tools starts no service.
    _program("Redis", "redis-tools", "redis-server", "redis-check-rdb"),
    _program("bubblewrap", "bubblewrap", "bwrap"),  # strategies in sandboxes
    *PAGE,
    Requirement("Chromium", "chromium", _needs_no_chromium),
)

CHROOT = _debian("debootstrap", "util-linux")
WINE = _debian("gcc-mingw-w64-x86-64-win32", "nsis", "wine", "wine64", "xvfb", "xdotool")
# Debian has Python's library in a separate package; PyInstaller needs it.
_LIBPYTHON = (f"lib{DEBIAN_PYTHON}",) if sys.base_prefix == "/usr" else ()
_DESKTOP_LINT = ("desktop-file-utils", "appstream", "libxml2-utils", "shared-mime-info")
_LINT = (*_DESKTOP_LINT, "lintian", "man-db", "groff", "rpmlint")
STEPS = {
    "freeze": (*QT, *COMPILER, *_debian("binutils", *_LIBPYTHON)),
    "smoke": QT,
    "linux": (*QT, *PAGE, *_debian("binutils", "rpm", *_LINT)),
    "flatpak": (*QT, *_debian(*_DESKTOP_LINT)),
    "types": PAGE,
    # Compile the playouts to WebAssembly; the page's other tools come from npm.
    "web": (*PAGE, *_debian("clang-19", "lld-19", "wasi-libc")),
    # The browsers that test the page, and a font, without which its texts have no size.
    "check-web": (*PAGE, *_debian("chromium", "firefox-esr", "fonts-dejavu-core")),
    "wheel": (*PAGE, *COMPILER),
    "wheels": PAGE,
    "sdist": PAGE,
    "check-wheel": (*QT, *COMPILER),
    "check-setup": CHROOT,
    "check-linux": (*QT, *CHROOT, *_debian("xvfb", "xdotool", "x11-utils", "rpm")),
    "check-macos": QT,
    "check-windows": (*QT, *PAGE, *COMPILER, *WINE),
}


def needed_by_steps(steps: Collection[str]) -> list[Requirement]:
    """All that some steps of package.py need; nothing of a system without dpkg, which has other packages."""
    if shutil.which("dpkg-query") is None:
        return []
    return [*VENV, *(requirement for step in steps for requirement in STEPS.get(step, ()))]
