"""Shared by the benchmarks: a virtual display, other source trees, percentiles, and printed results."""

import os
import shutil
import statistics
import subprocess
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


def without_compiled(folder: Path) -> Path:
    """A copy of the engine that contains only sources."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=ignored)
    return folder


def told_by(script: str, tree: Path, *arguments: object) -> str:
    """What a benchmark prints of a source tree, compiled or not, in a process of its own."""
    command = [sys.executable, script, *map(str, arguments)]
    environment = {"PYTHONPATH": f"{tree}:{Path(__file__).parent}"}
    return subprocess.run(
        command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


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
