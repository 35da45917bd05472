"""The folders of packaging, with outputs below `build/packaging` and `dist`, and its base error."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "straights_gui" / "resources"
BUILD_VARIABLE = "STRAIGHTS_BUILD"  # another folder, for a Windows game that is frozen on Linux
BUILD = Path(os.environ.get(BUILD_VARIABLE) or ROOT / "build" / "packaging")
DIST = ROOT / "dist"
BUNDLE = BUILD / "bundle" / "straights"  # the two programs, and `_internal` with everything else
APP = BUNDLE.parent / "Straights.app"  # PyInstaller's output on macOS
ICONS = BUILD / "icons"


class PackagingError(Exception):
    """The base class of packaging errors; the message says what is wrong, where, and what to do."""
