"""Builds the disk image from the frozen app: signs, packs, tests, notarises. Never run: it needs macOS."""

import platform
import sys
import tempfile
from pathlib import Path

from bundle import names, paths
from bundle.paths import APP, PackagingError
from bundle.smoke import smoke
from macos.disk_image import make_image
from macos.signing import notarise, run, sign
from web.guest_page import check_guest_page_in


def package_macos() -> Path:
    """Build the disk image from the frozen app, and run the smoke test from it; returns the image."""
    if sys.platform != "darwin":
        raise PackagingError(
            "an app for macOS is signed and packed on macOS alone; the release workflow does it"
        )
    if not APP.is_dir():
        raise PackagingError(f"{APP.name} is not there; first run: python3 packaging/package.py freeze")
    check_guest_page_in(APP)
    sign(APP)
    image = make_image(APP, paths.DIST / image_name(platform.machine()))
    sign(image)
    try_image(image)
    notarise(image)
    print(f"made {image.name}: {image.stat().st_size / 1e6:.1f} MB", flush=True)
    return image


def image_name(machine: str) -> str:
    """The file's name, with Apple's name for the processor."""
    return f"{names.PACKAGE}-{names.VERSION}-macos-{machine}.dmg"


def try_image(image: Path) -> None:
    """Mount the image as a user does, and run the smoke test in it."""
    with tempfile.TemporaryDirectory() as folder:
        run(["hdiutil", "attach", str(image), "-nobrowse", "-readonly", "-mountpoint", folder])
        try:
            smoke(Path(folder) / APP.name / "Contents" / "MacOS")
        finally:
            run(["hdiutil", "detach", folder])
