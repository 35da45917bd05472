"""Builds the disk image from the frozen app: signs, packs, tests. Never run: it needs macOS.

The image has the app and a link to Applications.
"""

import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from bundle import names, paths
from bundle.paths import APP, PackagingError
from bundle.signing import sign
from bundle.smoke import smoke

# Where dmgbuild's own background has its arrow.
WIDTH, HEIGHT = 640, 280  # in points, of the window that the image opens in
APP_AT, FOLDER_AT = (140, 120), (500, 120)


def package_macos() -> Path:
    """Build the disk image from the frozen app, and run the smoke test from it; returns the image."""
    if sys.platform != "darwin":
        raise PackagingError(
            "an app for macOS is signed and packed on macOS alone; the release workflow does it"
        )
    if not APP.is_dir():
        raise PackagingError(f"{APP.name} is not there; first run: python3 packaging/package.py freeze")
    sign(APP)
    # With Apple's name for the processor.
    name = f"{names.PACKAGE}-{names.VERSION}-macos-{platform.machine()}.dmg"
    image = make_image(APP, paths.DIST / name)
    sign(image)
    try_image(image)
    print(f"made {image.name}: {image.stat().st_size / 1e6:.1f} MB", flush=True)
    return image


def try_image(image: Path) -> None:
    """Mount the image as a user does, and run the smoke test in it."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["hdiutil", "attach", str(image), "-nobrowse", "-readonly", "-mountpoint", folder]
        subprocess.run(mount, check=True)
        try:
            smoke(Path(folder) / APP.name / "Contents" / "MacOS")
        finally:
            subprocess.run(["hdiutil", "detach", folder], check=True)


def settings(app: Path) -> dict[str, object]:
    """The settings for dmgbuild."""
    return {
        "format": "ULMO",  # LZMA: the smallest, for macOS 10.15 and later
        "filesystem": "APFS",
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(paths.ICONS / "straights.icns"),
        "icon_locations": {app.name: APP_AT, "Applications": FOLDER_AT},
        "icon_size": 128,
        "background": "builtin-arrow",
        "window_rect": ((200, 120), (WIDTH, HEIGHT)),
        "default_view": "icon-view",
        "show_status_bar": False,
        "show_sidebar": False,
        "show_toolbar": False,
    }


def make_image(app: Path, target: Path) -> Path:
    """Put the app into a disk image; returns it."""
    import dmgbuild  # noqa: PLC0415  # only where packages are built, on macOS

    target.parent.mkdir(parents=True, exist_ok=True)
    dmgbuild.build_dmg(str(target), names.NAME, settings=settings(app))
    return target
