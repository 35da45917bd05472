"""From a double click to the dealt game: the bundle compared with the same game from source.

Both start with an empty home folder under a virtual X server, and save the game when it is on the table: the
measurement ends when that file appears, and the process is stopped. They run alternately, warm, and the first
pair is discarded. Build the bundle first: `python3 packaging/package.py freeze`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from reporting import ROOT, print_ratio, print_times, run_under_xvfb

RUNS: Final = 15
TIMEOUT: Final = 30.0  # seconds
BUNDLE: Final = ROOT / "build" / "packaging" / "bundle" / "straights" / "straights-gui"
SOURCE: Final = Path(sys.executable).with_name("straights-gui")


def main() -> None:
    """Measure and print."""
    if not BUNDLE.exists():
        print(f"no bundle at {BUNDLE.relative_to(ROOT)}: python3 packaging/package.py freeze")
        return
    run_under_xvfb()
    times: dict[Path, list[float]] = {BUNDLE: [], SOURCE: []}
    for _ in range(RUNS):
        for program, figures in times.items():
            figures.append(start(program))
    print_times("from source, until the first game is saved", times[SOURCE][1:])
    print_times("from the bundle, until the first game is saved", times[BUNDLE][1:])
    print_ratio("start, bundle to source", times[BUNDLE][1:], times[SOURCE][1:], 1.2)


def start(program: Path) -> float:
    """Start a program in an empty home folder; returns the milliseconds until its game is saved."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        saved = Path(home) / "straights" / "straights" / "running-game.straights"
        begin = time.perf_counter()
        with subprocess.Popen([str(program)], env=environment, cwd=home) as process:
            while not saved.exists():
                if time.perf_counter() - begin > TIMEOUT or process.poll() is not None:
                    process.kill()
                    raise SystemExit(f"{program.name} put no game on the table in {TIMEOUT:.0f} s")
                time.sleep(0.0005)
            end = time.perf_counter()
            process.kill()
    return (end - begin) * 1000


if __name__ == "__main__":
    main()
