"""From a double click to the dealt game: the bundle beside the same game from source.

Both are started with an empty home under a virtual X server, and both save the game that they have just put
on the table: the moment at which that file appears ends the measurement, and the process is ended. They take
turns, warm, and the first pair does not count. Freeze first: `python3 packaging/package.py freeze`.
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
    """Measure and tell."""
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
    """Start a program in an empty home; milliseconds until its game is saved."""
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
