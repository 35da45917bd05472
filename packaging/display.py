"""Window or console: what `make run` says where no window can be opened; the rule is the window's own."""

import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from straights_gui import startup  # found through the line above

NO_DISPLAY = "No display (neither DISPLAY nor WAYLAND_DISPLAY names one): starting the console game instead."


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether Qt would find a place for a window; only Linux and its like can be without one."""
    return startup.has_display(platform, environment)
