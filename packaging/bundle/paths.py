"""The folders of packaging, with outputs below `build/packaging` and `dist`, and its base error."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "straights_gui" / "resources"
BUILD = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
BUNDLE = BUILD / "bundle" / "straights"  # the two programs, and `_internal` with everything else
APP = BUNDLE.parent / "Straights.app"  # PyInstaller's output on macOS
ICONS = BUILD / "icons"
WHEELS = BUILD / "wheels"


class PackagingError(Exception):
    """The base class of packaging errors; the message says what is wrong, where, and what to do."""
