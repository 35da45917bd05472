"""Builds the Windows installer from the frozen folder."""

import sys
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError
from bundle.signing import sign
from windows.installer import build_installer

INSTALLER = paths.DIST / f"{names.PACKAGE}-{names.VERSION}-windows-x64-setup.exe"


def package_windows() -> Path:
    """Sign the programs, compile the installer, sign it too; returns it."""
    if sys.platform != "win32":
        raise PackagingError("the game for Windows is frozen on Windows alone; here there is check-windows")
    for program in (names.WINDOW, names.CONSOLE):
        sign(paths.BUNDLE / f"{program}.exe")
    installer = build_installer(paths.BUNDLE, INSTALLER, paths.ICONS / "straights.ico")
    sign(installer)
    return installer
