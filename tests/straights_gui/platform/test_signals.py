"""Ctrl-C in the terminal, a log-out, a lost terminal: the window closes as its player would close it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

SETTINGS = "[General]\nspeed=at-once\npauses=slow\ntour-seen=yes\nlanguage=en\n"
LONGEST = 20.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there a process can only be ended at once")


class Running:
    def __init__(self, home: Path, *before: str) -> None:
        self.lock = home / "xdg_data_home" / "straights" / "straights" / "running-game.lock"
        self.settings = home / "xdg_config_home" / "straights" / "straights.conf"
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text(SETTINGS)
        self.process = subprocess.Popen(
            [*before, sys.executable, "-m", "straights_gui"],
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            stderr=subprocess.PIPE,
        )
        game = self.lock.with_suffix(".straights")
        self.until(game.exists)
        time.sleep(0.5)  # then it is idle: it waits for its player

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something outside of this process."""
        end = time.monotonic() + LONGEST
        while not condition():
            assert time.monotonic() < end
            time.sleep(0.02)

    def end(self, number: int) -> tuple[int, str]:
        """Send a signal; returns the status and what was written on standard error."""
        self.process.send_signal(number)
        _out, err = self.process.communicate(timeout=LONGEST)
        return self.process.returncode, err.decode()


Starting = Callable[..., Running]


@pytest.fixture
def starting(own_home: Path) -> Iterator[Starting]:
    started: list[Running] = []

    def start(*before: str) -> Running:
        started.append(Running(own_home, *before))
        return started[-1]

    yield start
    for running in started:
        running.process.kill()
        running.process.communicate()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_closes_an_idle_window_as_its_player_would(starting: Starting, name: str) -> None:
    """At once, with status 0; the layout is kept, the place of the saved game is free."""
    running = starting()
    assert running.lock.exists()

    assert (0, "") == running.end(getattr(signal, name))

    assert not running.lock.exists()
    assert "geometry=" in running.settings.read_text()


def test_a_signal_that_is_ignored_stays_ignored(starting: Starting) -> None:
    """`nohup straights-gui` outlives its terminal."""
    running = starting("sh", "-c", 'trap "" HUP; exec "$@"', "sh")
    running.process.send_signal(signal.SIGHUP)
    time.sleep(1.0)
    assert running.process.poll() is None

    assert (0, "") == running.end(signal.SIGTERM)
