"""The expert's time per choice, compiled and interpreted, compared with the blocker's."""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from reporting import ROOT, percentile, print_times, told_by, without_compiled

SEEDS = range(11, 17)
INTERPRETED_SEEDS = range(11, 13)
GOALS = {True: 50.0, False: 150.0}


def measure_here(first: int, last: int) -> None:
    """In a separate process: print the form, and the times of a seat's choices in the first rounds."""
    from engine.straights.player import Computer  # noqa: PLC0415
    from engine.straights.playouts.compiled import COMPILED  # noqa: PLC0415  # of the tree that this process sees
    from engine.straights.session import Session  # noqa: PLC0415
    from engine.straights.setup import Setup  # noqa: PLC0415
    from engine.straights.strategies.registry import strategy_named  # noqa: PLC0415

    expert, blocker = strategy_named("expert"), strategy_named("blocker")
    times: dict[str, list[float]] = {"expert": [], "blocker": []}
    for seed in range(first, last):
        session = Session(Setup.of(seed * 7919, (Computer("blocker"),) * 4))
        while session.turn is not None and session.state.number <= 2:
            observation = session.observe(session.turn)
            begun = time.perf_counter()
            choice = blocker.choose(observation)
            middle = time.perf_counter()
            if session.turn == 1 and observation.forced is None:
                choice = expert.choose(observation)
                times["blocker"].append((middle - begun) * 1000)
                times["expert"].append((time.perf_counter() - middle) * 1000)
            session.submit(choice)
    times["expert"].remove(max(times["expert"]))  # the first one creates the tables
    print(json.dumps([COMPILED, times]))


def print_times_of(tree: Path, seeds: range) -> None:
    """Measure a source tree and print."""
    compiled, times = json.loads(told_by(__file__, tree, "--here", seeds.start, seeds.stop))
    form = "compiled" if compiled else "interpreted"
    print_times(f"expert, {form}, {len(times['expert'])} choices", times["expert"])
    print(f"{'':44s} p95 {percentile(times['expert'], 95):7.2f} ms (goal: at most {GOALS[compiled]:.0f})")
    ratio = statistics.median(times["expert"]) / statistics.median(times["blocker"])
    print(f"{'':44s} {ratio:,.0f} times the blocker's median")


def main(argv: list[str]) -> None:
    """Measure both forms."""
    if argv[:1] == ["--here"]:
        measure_here(int(argv[1]), int(argv[2]))
        return
    print_times_of(ROOT, SEEDS)
    with tempfile.TemporaryDirectory() as name:
        print_times_of(without_compiled(Path(name)), INTERPRETED_SEEDS)


if __name__ == "__main__":
    main(sys.argv[1:])
