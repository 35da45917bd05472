"""Builds the Windows installer from the frozen folder, and tries the game and its installer."""

import sys
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError
from web.guest_page import check_guest_page_in
from windows.installer import build_installer
from windows.signing import sign

INSTALLER = paths.DIST / f"{names.PACKAGE}-{names.VERSION}-windows-x64-setup.exe"


def package_windows() -> Path:
    """Sign the programs, compile the installer, sign it too; returns it."""
    if sys.platform != "win32":
        raise PackagingError("the game for Windows is frozen on Windows alone; here there is check-windows")
    check_guest_page_in(paths.BUNDLE)
    for program in (names.WINDOW, names.CONSOLE):
        sign(paths.BUNDLE / f"{program}.exe")
    installer = build_installer(paths.BUNDLE, INSTALLER, paths.ICONS / "straights.ico")
    sign(installer)
    return installer


def check_windows(*, is_full: bool = False) -> None:
    """Install, play, upgrade and remove the frozen game; under Wine, freeze it before."""
    if sys.platform == "win32":
        from windows.checks import windows_check  # noqa: PLC0415  # where it is needed
        from windows.checks.this_screen import ThisScreen  # noqa: PLC0415  # as above

        windows_check.check_game(ThisScreen(), is_full=is_full)
    else:
        from windows.checks import wine_check  # noqa: PLC0415  # as above

        wine_check.check_game(is_full=is_full)


def check_windows_fully() -> None:
    """The same with whole games and every dialog; under Wine also with the project's tests, and guests."""
    check_windows(is_full=True)
