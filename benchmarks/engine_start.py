"""The cost of a console game of four computers, compared with the bare start of the same interpreter.

`python -m engine 44` and `python -c pass` run alternately; the ratio is that of the medians. Another
interpreter may be given: `python benchmarks/engine_start.py /usr/bin/python3`.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from reporting import ROOT, print_ratio, print_times

RUNS = 21


def main() -> None:
    """Measure alternately and print."""
    interpreter = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        seats = Path(folder) / "seats"
        seats.write_text("c\nc\nc\nc\n")
        programs = {
            "bare": (interpreter, "-c", "pass"),
            "dataclasses": (interpreter, "-c", "import dataclasses"),
            "game": (interpreter, "-m", "engine", "44", "-f", str(seats)),
        }
        times: dict[str, list[float]] = {name: [] for name in programs}
        for _ in range(RUNS):
            for name, command in programs.items():
                start = time.perf_counter()
                subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
                times[name].append((time.perf_counter() - start) * 1000)
    warm = {name: figures[1:] for name, figures in times.items()}
    print_times("python -c pass", warm["bare"])
    print_times("python -c 'import dataclasses'", warm["dataclasses"])
    print_times("python -m engine 44, four computers", warm["game"])
    print_ratio("game to bare start", warm["game"], warm["bare"], 3.0)


if __name__ == "__main__":
    main()
