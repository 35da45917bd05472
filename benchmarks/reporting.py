"""Shared by the benchmarks: a virtual display, percentiles, and printed results."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run_under_xvfb() -> None:
    """Restart this script under Xvfb if there is no display."""
    if os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return
    if shutil.which("xvfb-run") is None:
        print("no screen and no Xvfb: measured on the offscreen platform")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return
    command = ("xvfb-run", "-a", "-s", "-screen 0 1920x1200x24", sys.executable, *sys.argv)
    os.execvp(command[0], command)


def percentile(figures: Sequence[float], share: int) -> float:
    """The percentile of figures for a share in percent."""
    return statistics.quantiles(figures, n=100, method="inclusive")[share - 1]


def print_times(name: str, figures: Sequence[float]) -> None:
    """Print median and 95th percentile of figures in milliseconds."""
    print(f"{name:44s} p50 {statistics.median(figures):7.2f} ms   p95 {percentile(figures, 95):7.2f} ms")


def print_ratio(name: str, figures: Sequence[float], reference: Sequence[float], goal: float) -> None:
    """Print the ratio of two medians next to the goal."""
    ratio = statistics.median(figures) / statistics.median(reference)
    print(f"{name:44s} ratio {ratio:5.2f}   (goal: at most {goal})")
