"""Frames of thirteen flying cards while the expert computes without pause, compared with idle frames."""

from __future__ import annotations

import threading
from functools import partial

from PySide6.QtWidgets import QApplication
from reporting import percentile, print_ratio, print_times, run_under_xvfb
from window_frames import FRAMES, frames, real_table

from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named
from straights_gui.application import create_application
from straights_gui.model.strategy_runner import ThreadExecutor

FRAME = 1000 / 60


def think_until(is_over: threading.Event) -> None:
    """Make choices continuously."""
    session = Session(Setup.of(5, (Human(),) * 4))
    blocker, expert = strategy_named("blocker"), strategy_named("expert")
    while len(session.actions) < 9:
        assert session.turn is not None
        session.submit(blocker.choose(session.observe(session.turn)))
    while not is_over.is_set():
        assert session.turn is not None
        expert.choose(session.observe(session.turn))


def main() -> None:
    """Measure alternately and print."""
    run_under_xvfb()
    _application = create_application()
    view, move = real_table([])
    view.show()
    QApplication.processEvents()
    times: dict[bool, list[float]] = {False: [], True: []}
    executor = ThreadExecutor()
    for part in range(9):
        for is_thinking in (False, True):
            is_over = threading.Event()
            if is_thinking:
                executor.run(partial(think_until, is_over))
            figures = frames(move, part * FRAMES // 8)
            is_over.set()
            executor.wait()
            if part:
                times[is_thinking] += figures
    print_times("nobody thinks", times[False])
    print_times("the expert thinks", times[True])
    late = sum(figure > FRAME for figure in times[True])
    print(f"the expert thinks, p99: {percentile(times[True], 99):.2f} ms")
    print(f"{late} of {len(times[True])} frames took longer than 16.7 ms")
    print_ratio("13 cards flying, thinking to not thinking", times[True], times[False], 2.0)


if __name__ == "__main__":
    main()
