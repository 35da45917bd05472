"""The page's engine under Node: its load time, and the expert's decisions compared with native Python.

Needs the built page: make web.
"""

from __future__ import annotations

import json
import sys

from reporting import ROOT, percentile, print_times

from tests.support.web import engine_results
from tests.support.web.engine_in_node import ENGINE, call_in_page

LOADS = 5
POSITIONS = 200
GOAL = 100.0  # in ms, p95 of the expert in the worker


def times_of(told: str) -> list[float]:
    """The times of an answer, without the first, which creates the tables."""
    times: list[float] = json.loads(told)["times"]
    return times[1:]


def main() -> int:
    """Measure and print."""
    if not ENGINE.is_dir():
        print("there is no page; build it first: make web", file=sys.stderr)
        return 1
    print_times(
        "from the start of Node to a loaded engine", [float(call_in_page("load_time")) for _ in range(LOADS)]
    )
    here = times_of(engine_results.expert_verdicts(POSITIONS))
    there = times_of(call_in_page("expert_verdicts", POSITIONS))
    forms = [
        "compiled" if json.loads(told) else "interpreted"
        for told in (engine_results.is_compiled(), call_in_page("is_compiled"))
    ]
    print_times(f"expert in CPython, {forms[0]}", here)
    print_times(f"expert in WebAssembly, {forms[1]}", there)
    for share in (50, 95):
        ratio = percentile(there, share) / percentile(here, share)
        print(f"{'':44s} p{share} ratio {ratio:5.2f}")
    print(f"{'':44s} p95 {percentile(there, 95):7.2f} ms (goal: at most {GOAL:.0f})")
    sys.path.append(str(ROOT / "packaging"))
    from web.page import page_sizes  # noqa: PLC0415  # found through the line above

    page_sizes.print_sizes()
    return 0


if __name__ == "__main__":
    sys.exit(main())
