"""The Debian packages that the game, its tests and the steps of package.py need, and whether they are here.

Qt does not raise an exception if a library is missing, it calls abort(): so this checks first.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from straights_gui.platform import system_libraries

LIBRARIES = system_libraries.LIBRARIES | system_libraries.NETWORK_LIBRARIES
CHROMIUM, FIREFOX = ("chromium", "chromium-browser", "google-chrome"), ("firefox-esr", "firefox")
# The same without a window of its own, which takes a quarter less processor time to test a page.
HEADLESS_CHROMIUM = "chromium-headless-shell"
_PYTHON = "python{}.{}".format(*sys.version_info[:2])
_SONAMES = {package: soname for soname, package in LIBRARIES.items()}
# What is enough of a package, since it may come from elsewhere.
_PLACES = {
    "fonts-dejavu-core": ["/usr/share/fonts/**/*.[ot]t[cf]", "/usr/local/share/fonts/**/*.[ot]t[cf]"],
    "xkb-data": ["/usr/share/X11/xkb"],
    "libc6-dev": ["/usr/include/stdio.h"],
    "at-spi2-core": ["/usr/libexec/at-spi-bus-launcher"],
    f"{_PYTHON}-dev": [f"{sysconfig.get_path('include')}/Python.h"],
    f"{_PYTHON}-venv": [f"{sysconfig.get_path('stdlib')}/ensurepip/__main__.py"],
}
_COMMANDS = {
    "gcc": [(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]],
    "nodejs": ["node"],
    "npm": ["npm"],
    "make": ["make"],
    "xvfb": ["Xvfb"],
    "xauth": ["xauth"],
    "dbus": ["dbus-run-session"],
    "redis-tools": ["redis-server", "redis-check-rdb"],
    "bubblewrap": ["bwrap"],
}

QT = (*_SONAMES, "fonts-dejavu-core", "xkb-data")
VENV = (f"{_PYTHON}-venv",)
# Without these the playouts are interpreted.
COMPILER = ("gcc", "libc6-dev", f"{_PYTHON}-dev")
# For the page.
PAGE = ("nodejs", "npm")
# Without these some tests are skipped or do less: windows on a real X server and with a screen reader,
# several servers with one database (redis-tools starts no service), strategies in sandboxes, the page.
TESTS = ("xvfb", "xauth", "dbus", "at-spi2-core", "redis-tools", "bubblewrap", *PAGE, HEADLESS_CHROMIUM)

CHROOT = ("debootstrap", "util-linux")
WINE = ("gcc-mingw-w64-x86-64-win32", "nsis", "wine", "wine64", "xvfb", "xdotool")
# Debian has Python's library in a separate package; PyInstaller needs it.
FREEZING = ("binutils", "patchelf", *((f"lib{_PYTHON}",) if sys.base_prefix == "/usr" else ()))
LINT = ("binutils", "rpm", "desktop-file-utils", "appstream", "lintian", "rpmlint")
# Compile Python and the playouts to WebAssembly; the page's other tools come from npm.
WASM = ("make", "binutils", "clang-19", "lld-19", "libclang-rt-19-dev-wasm32", "wasi-libc")


def missing(packages: Iterable[str]) -> list[str]:
    """List what this system lacks, each once; only Linux can lack anything."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for package in dict.fromkeys(packages) if not _is_here(package)]


def name_of(package: str) -> str:
    """The file of a library, which other systems call the same; else Debian's name."""
    return _SONAMES.get(package, package)


def _is_here(package: str) -> bool:
    if package in _SONAMES:
        return system_libraries.can_load(_SONAMES[package])
    if package in _PLACES:
        return any(True for place in _PLACES[package] for _ in Path("/").glob(place[1:]))
    if package in _COMMANDS:
        return any(map(shutil.which, _COMMANDS[package]))
    if package == HEADLESS_CHROMIUM:
        return _is_ubuntu() or browser(package, *CHROMIUM) is not None
    if shutil.which("dpkg-query") is None:
        return True
    query = ["dpkg-query", "-W", "-f", "${Status}", package]
    return subprocess.run(query, capture_output=True, check=False).stdout == b"install ok installed"


def _is_ubuntu() -> bool:
    """Whether this is a system that has no package of Chromium: it asks for a snap."""
    release = Path("/etc/os-release")
    return release.exists() and "\nID=ubuntu\n" in release.read_text(encoding="utf-8")


@cache
def browser(*commands: str) -> str | None:
    """The first of some browsers that starts: Ubuntu's packages are stubs, which ask for a snap."""
    for program in filter(None, map(shutil.which, commands)):
        if subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0:
            return program
    return None
