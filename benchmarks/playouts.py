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
GOAL_COMPILED = 1_200_000
GOAL_OF_CPP = 0.5
GOAL_INTERPRETED = 25_000


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


def made_of_cpp(folder: Path) -> Path | None:
    """The reference program, compiled for this machine; None without a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    program = folder / "playouts"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(SOURCE)], check=True)
    return program


def speed_of(program: Path) -> float:
    """Rounds per second of the reference."""
    told = subprocess.run(
        [str(program), str(COMPILED_ROUNDS * 2)], check=True, capture_output=True, text=True
    )
    return float(told.stdout.split()[0])


def all_figures() -> dict[str, float | None]:
    """Rounds per second of each form, the best of several runs."""
    best: dict[str, float | None] = {"compiled": None, "interpreted": None, "cpp": None}
    with tempfile.TemporaryDirectory() as name:
        plain, program = without_compiled(Path(name)), made_of_cpp(Path(name))
        for _ in range(TURNS):
            compiled, speed = measured(ROOT, COMPILED_ROUNDS)
            if compiled:
                best["compiled"] = max(speed, best["compiled"] or 0.0)
            best["interpreted"] = max(measured(plain, INTERPRETED_ROUNDS)[1], best["interpreted"] or 0.0)
            if program is not None:
                best["cpp"] = max(speed_of(program), best["cpp"] or 0.0)
    return best


def main(argv: list[str]) -> None:
    """Measure and print."""
    if argv[:1] == ["--here"]:
        measure_here(int(argv[1]))
        return
    best = all_figures()
    compiled, interpreted, cpp = best["compiled"], best["interpreted"], best["cpp"]
    assert interpreted is not None
    print(f"interpreted {interpreted:12,.0f} rounds/s   (goal: at least {GOAL_INTERPRETED:,})")
    if compiled is not None:
        print(f"compiled    {compiled:12,.0f} rounds/s   (goal: at least {GOAL_COMPILED:,})")
    if cpp is not None:
        print(f"C++ native  {cpp:12,.0f} rounds/s   (the reference)")
    if compiled is not None and cpp is not None:
        print(f"compiled / C++ {compiled / cpp:.2f}   (goal, or the one above: at least {GOAL_OF_CPP})")


if __name__ == "__main__":
    main(sys.argv[1:])
