"""Where packaging reads and writes: everything made is below `build/packaging` and `dist`."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "straights_gui" / "resources"
BUILD = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
BUNDLE = BUILD / "bundle" / "straights"  # one folder: the programs, and `_internal` with all they need
APP = BUNDLE.parent / "Straights.app"  # on macOS: what is made of that folder
ICONS = BUILD / "icons"
WHEELS = BUILD / "wheels"
