"""The expert's time per choice, with the playouts as they are here, compared with the blocker's."""

import statistics
import time

from reporting import percentile, print_times

from engine.straights.player import Computer
from engine.straights.playouts.compiled import COMPILED
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named

SEEDS = range(11, 17)
GOALS = {True: 50.0, False: 150.0}


def main() -> None:
    """Measure a seat's choices in the first rounds of some games, and print."""
    expert, blocker = strategy_named("expert"), strategy_named("blocker")
    times: dict[str, list[float]] = {"expert": [], "blocker": []}
    for seed in SEEDS:
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
    form = "compiled" if COMPILED else "interpreted"
    print_times(f"expert, {form}, {len(times['expert'])} choices", times["expert"])
    print(f"{'':44s} p95 {percentile(times['expert'], 95):7.2f} ms (goal: at most {GOALS[COMPILED]:.0f})")
    ratio = statistics.median(times["expert"]) / statistics.median(times["blocker"])
    print(f"{'':44s} {ratio:,.0f} times the blocker's median")


if __name__ == "__main__":
    main()
