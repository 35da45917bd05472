"""What the window's benchmarks share: a screen to measure on, medians, and the line of a result."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from collections.abc import Sequence

SCREEN = "-screen 0 1920x1200x24"


def need_screen() -> None:
    """Go on under an X server of our own where there is no screen; what is measured is real painting."""
    if os.environ.get("DISPLAY") or not sys.platform.startswith("linux"):
        return
    if os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return
    server = shutil.which("xvfb-run")
    if server is None:
        print("there is no screen and no xvfb-run: measured offscreen")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return
    os.execv(server, [server, "-a", "-s", SCREEN, sys.executable, *sys.argv])


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that this many of a hundred do not exceed.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 50)
    3.0
    """
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def report(what: str, value: float, goal: float, unit: str = "") -> None:
    """Print a result beside its goal."""
    evaluation = "ok" if value <= goal else "MISSED"
    print(f"{what}: {value:.2f}{unit} (goal <= {goal:g}{unit}) {evaluation}")
