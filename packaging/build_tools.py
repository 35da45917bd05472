"""The Debian packages that the steps of package.py need; all are requested before the first step begins."""

import sys
from collections.abc import Collection

import system_setup
from system_packages import (
    THIS_SYSTEM,
    Missing,
    System,
    missing_for_compiling,
    missing_for_qt,
    missing_for_venv,
)
from system_setup import Apt, MissingPackages

# Debian has Python's library in a separate package; PyInstaller needs it.
_LIBPYTHON = (f"libpython3.{sys.version_info[1]}",) if sys.base_prefix == "/usr" else ()
_LINT = (
    *("lintian", "desktop-file-utils", "appstream", "libxml2-utils", "shared-mime-info", "man-db", "groff"),
    "rpmlint",
)
_CHROOT = ("debootstrap", "util-linux")
_X_SERVER = ("xvfb", "xdotool", "x11-utils", "imagemagick")
WINE = ("gcc-mingw-w64-x86-64", "nsis", "wine", "wine64", "xvfb")
# Compile the playouts to WebAssembly; the page's other tools come from npm.
WEB = ("clang-19", "lld-19", "wasi-libc")
# The browsers that test the page, and a font, without which its texts have no size.
BROWSERS = ("chromium", "firefox-esr", "fonts-dejavu-core")
# Node may come from Debian or elsewhere, so check for the program.
NODE = {"node": "nodejs", "npm": "npm"}
PACKAGES = {
    "freeze": ("binutils", *_LIBPYTHON),
    "linux": ("binutils", "rpm", *_LINT),
    "web": WEB,
    "check-web": BROWSERS,
    "check-setup": _CHROOT,
    "check-linux": (*_CHROOT, *_X_SERVER, "rpm"),
    "check-windows": WINE,
}
# Steps that run Node or pack a page that it bundled, that require the compiled playouts, and that start Qt.
USING_NODE = frozenset({"types", "web", "check-web", "linux", "wheel", "wheels", "sdist"})
COMPILING = frozenset({"freeze", "wheel", "check-wheel"})
USING_QT = frozenset({"freeze", "smoke", "linux", "check-linux", "check-windows", "check-wheel"})


def ensure(steps: Collection[str], system: System = THIS_SYSTEM, apt: Apt | None = None) -> None:
    """Install the Debian packages that the steps need; MissingPackages gives one command for all of them."""
    if sys.platform != "linux" or not system.finds_program("dpkg-query"):
        return
    missing = missing_for(steps, system)
    if not missing:
        return
    apt = apt or system_setup.this_apt(system)
    if apt.is_root:
        system_setup.install(missing, apt)
        missing = missing_for(steps, system)
    if missing:
        raise MissingPackages(system_setup.advice(missing, apt))


def missing_for(steps: Collection[str], system: System) -> list[Missing]:
    """List the packages that the steps need and the system lacks."""
    found = missing_for_venv(system)
    if not USING_QT.isdisjoint(steps):
        found += missing_for_qt(system)
    if not COMPILING.isdisjoint(steps):
        found += missing_for_compiling(system)
    if not USING_NODE.isdisjoint(steps):
        found += [Missing(name, package) for name, package in NODE.items() if not system.finds_program(name)]
    packages = dict.fromkeys(package for step in steps for package in PACKAGES.get(step, ()))
    return [*found, *(Missing(package, package) for package in packages if not system.has_package(package))]
