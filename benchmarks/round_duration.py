"""The duration of a round by the program's own clock, for a player who never thinks, at each speed."""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path

from reporting import run_under_xvfb

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from straights_gui.application import create_application
from straights_gui.model.preferences import Speed
from tests.support.window.round_clock import measure_round

GAMES = 6


def _skip_fsync(fd: object) -> None:
    """Do nothing in place of os.fsync."""
    del fd


def main() -> None:
    """Measure and print."""
    run_under_xvfb()
    _application = create_application()
    os.fsync = _skip_fsync  # the game is saved after each move; exclude the disk's time
    for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST):
        durations = []
        for seed in range(1, GAMES + 1):
            session = Session(Setup.of(seed, (Human(), *[Computer(FIRST_LEGAL)] * 3)))
            with tempfile.TemporaryDirectory() as folder:
                durations.append(measure_round(session, speed, Path(folder)))
        turns, rounds = [each.first_turn for each in durations], [each.result for each in durations]
        print(
            f"{speed.value:8s} round {statistics.mean(rounds):5.1f} s, longest {max(rounds):5.1f} s; "
            f"first own turn {statistics.mean(turns):4.2f} s, latest {max(turns):4.2f} s"
        )


if __name__ == "__main__":
    main()
