"""Window or console: the one place that decides it."""

from collections.abc import Mapping

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
NO_DISPLAY = "No display (neither DISPLAY nor WAYLAND_DISPLAY is set): starting the console game instead."


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether Qt would find a place for a window; only Linux can be without one."""
    return not platform.startswith("linux") or any(environment.get(name) for name in VARIABLES)
