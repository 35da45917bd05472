"""Random rounds per second, with their deals, on one core: compiled, interpreted, and our own C++ loop.

A figure is missing without a C++ compiler or without the compiled form; the runs alternate, and the best of
each counts.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from reporting import ROOT, told_by, without_compiled

SOURCE = Path(__file__).with_suffix(".cpp")
TURNS = 5
COMPILED_ROUNDS = 400_000
INTERPRETED_ROUNDS = 8_000
GOALS = {"interpreted": " (goal: at least 25,000)", "compiled": " (goal: at least 1,200,000)"}
GOAL_OF_CPP = 0.5


def measure_here(count: int) -> None:
    """In a separate process: print the form, and the rounds per second."""
    from engine.straights.playouts.compiled import COMPILED  # noqa: PLC0415  # of the tree that this process sees
    from engine.straights.playouts.models import Models  # noqa: PLC0415
    from engine.straights.playouts.simulator import Simulator  # noqa: PLC0415

    rounds = Simulator(Models(()), 1)
    rounds.random_rounds(count // 20)
    begun = time.perf_counter()
    rounds.random_rounds(count)
    print(json.dumps([COMPILED, count / (time.perf_counter() - begun)]))


def measured(tree: Path, count: int) -> tuple[bool, float]:
    """Whether a source tree is compiled, and its rounds per second."""
    compiled, speed = json.loads(told_by(__file__, tree, "--here", count))
    return bool(compiled), float(speed)


def all_figures(folder: Path) -> dict[str, float]:
    """Rounds per second of each form that there is, the best of several runs."""
    best: dict[str, float] = {}
    plain, program = without_compiled(folder), folder / "playouts"
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is not None:
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, SOURCE], check=True)
    for _ in range(TURNS):
        compiled, speed = measured(ROOT, COMPILED_ROUNDS)
        found = {"interpreted": measured(plain, INTERPRETED_ROUNDS)[1]}
        found |= {"compiled": speed} if compiled else {}
        if compiler is not None:
            command = [str(program), str(COMPILED_ROUNDS * 2)]
            told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            found["C++ native"] = float(told.split()[0])
        best = {form: max(speed, best.get(form, 0.0)) for form, speed in found.items()}
    return best


def main(argv: list[str]) -> None:
    """Measure and print."""
    if argv[:1] == ["--here"]:
        measure_here(int(argv[1]))
        return
    with tempfile.TemporaryDirectory() as name:
        best = all_figures(Path(name))
    for form, speed in best.items():
        print(f"{form:11s} {speed:12,.0f} rounds/s  {GOALS.get(form, ' (the reference)')}")
    if {"compiled", "C++ native"} <= best.keys():
        ratio = best["compiled"] / best["C++ native"]
        print(f"compiled / C++ {ratio:.2f}   (goal, or the one above: at least {GOAL_OF_CPP})")


if __name__ == "__main__":
    main(sys.argv[1:])
