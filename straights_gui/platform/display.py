"""The display of the system: whether there is one, which is known before Qt is loaded."""

from __future__ import annotations

import os
from collections.abc import Mapping

CHECK_SCREEN = "--check-screen"
"""The argument with which the program starts as far as a window needs it, and then stops."""


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be opened; otherwise Qt itself would abort the process."""
    if not platform.startswith(("linux", "freebsd")):
        return True
    if environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return True
    display = environment.get("DISPLAY", "")
    return bool(display) and has_x_server(display)


def has_x_server(display: str) -> bool:
    """Whether an X server listens at a local display; displays of other machines are not checked."""
    host, _, number = display.partition(":")
    if host not in ("", "unix"):
        return True
    socket = "/tmp/.X11-unix/X" + number.partition(".")[0]  # noqa: S108  # where X servers listen
    if os.path.exists(socket):  # noqa: PTH110  # pathlib is not needed yet, and takes time to load
        return True
    try:
        with open("/proc/net/unix", encoding="ascii", errors="replace") as sockets:  # noqa: PTH123  # as above
            return any(line.rstrip().endswith("@" + socket) for line in sockets)
    except OSError:
        return False
