"""Freezes the checkout with PyInstaller: one folder with two programs that need no Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bundle import build_environment, icons, paths, sizes
from bundle.smoke import smoke
from release.wheel_contents import check_wheel_contents
from web.table_page import make_guest_page

SPEC = paths.PACKAGING / "straights.spec"
OPTIONS = ("--noconfirm", "--log-level", "WARN")
ENVIRONMENT = {
    "PYTHONHASHSEED": "0",  # the same bytes from the same sources
    "PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR": "1",  # on macOS: fail instead of warning
    "PYINSTALLER_VERIFY_BUNDLE_SIGNATURE": "1",
}


def freeze() -> Path:
    """Freeze the game and test it; returns the folder."""
    make_guest_page()
    print("Building and installing the wheel ...", flush=True)
    check_wheel_contents(build_environment.install_game())
    icons.make_icons(paths.ICONS)
    if sys.platform == "win32":
        from windows import version_info  # noqa: PLC0415  # where it is needed

        version_info.write(paths.BUILD)
    print("Freezing ...", flush=True)
    shutil.rmtree(paths.BUNDLE.parent, ignore_errors=True)
    pyinstaller = [build_environment.program("pyinstaller"), *OPTIONS]
    folders = ["--distpath", str(paths.BUNDLE.parent), "--workpath", str(paths.BUILD / "work")]
    # Run outside the checkout, so that the installed wheel is frozen.
    subprocess.run(
        [*pyinstaller, *folders, str(SPEC)], check=True, cwd=paths.BUILD, env=os.environ | ENVIRONMENT
    )
    if sys.platform == "linux":
        from linux.dependencies import remove_build_paths  # noqa: PLC0415  # where it is needed

        remove_build_paths(paths.BUNDLE)
    sizes.print_sizes(paths.BUNDLE)
    smoke()
    return paths.BUNDLE
