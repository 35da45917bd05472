"""Processor time of a window that hosts a table of four, and of its server, compared with a local game.

python benchmarks/window_hosting.py [SECONDS]

Three guests run in a process of their own. Processor time hardly depends on other load on the machine: the
longest time that the window computes between two clock ticks shows whether a frame could be late. Frames of
thirteen flying cards (`window_frames.py`) are measured before and during play, each next to a bare scene; and
the first paint of a window with a previously hosted table, compared with one without, alternately.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from reporting import ROOT, print_ratio, run_under_xvfb
from reporting import print_times as tell_times
from window_first_paint import GAME
from window_frames import Flights

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup, Variant
from server import Seat, connected, cpu_and_memory
from straights_gui.application import create_application
from straights_gui.composition import Straights
from straights_gui.model.hosting.hosted_table import HostedTable, keep
from straights_gui.model.preferences import Speed
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from straights_gui.network_composition import NetworkTable
from straights_gui.self_test.sandbox import wait_until
from straights_gui.view.hosting.host_dialog import HostChoices
from tests.support.window.window_driver import (
    WindowDriver,
    first_card,
    open_program,
    quick_preferences,
)

_FRAME_MS = 16
_GUESTS = 3
_THINKING_SECONDS = 0.5
_SCORE_LIMIT = 1000
_STARTS = 15
_MAX_SLOWDOWN = 1.1
Times = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Measurement:
    """The results of a measurement.

    Attributes:
        window: the window's processor load, in percent of a core.
        server: the same of its server.
        longest: the longest time that the window computed between two ticks, in milliseconds.
        moves: the number of moves.
    """

    window: float
    server: float
    longest: float
    moves: int


class Clock:
    """A timer at the frame rate that records the CPU time since its last tick."""

    def __init__(self, on_beat: Callable[[], None]) -> None:
        self.longest = 0.0
        self._on_beat = on_beat
        self._last = time.thread_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(_FRAME_MS)

    def stop(self) -> None:
        """Stop the timer."""
        self._timer.stop()

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, (now - self._last) * 1e3)
        self._last = now
        self._on_beat()


def wait(seconds: float) -> None:
    """Process the window's events for some seconds."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def measured(seconds: float, server: int, moves: Callable[[], int], clock: Clock | None) -> Measurement:
    """The load of window and server during some seconds; a server of 0 is none."""
    before = cpu_and_memory(server)[0] if server else 0.0
    wall, cpu, count = time.perf_counter(), time.process_time(), moves()
    wait(seconds)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    after = cpu_and_memory(server)[0] if server else 0.0
    longest = 0.0 if clock is None else clock.longest
    return Measurement(100 * cpu / wall, 100 * (after - before) / wall, longest, moves() - count)


def print_times(name: str, found: Measurement) -> None:
    """Print the results."""
    line = f"{name:44s} window {found.window:6.2f} %   server {found.server:5.2f} % of a processor"
    if found.longest:
        line += f"   {found.moves} moves, at most {found.longest:.1f} ms between two beats"
    print(line, flush=True)


def table_moves(table: NetworkTable) -> Callable[[], None]:
    """A function that moves for the host."""

    def move() -> None:
        now = table.game.observation()
        if table.event_player.shows_result:
            table.window.table.overlays.score_sheet.button.click()
        elif now.is_my_turn and table.play.is_settled and not table.client.has_pending_move:
            table.window.table.card_activated.emit(first_card(now))

    return move


def hosted(program: Straights, name: str = "Ada") -> NetworkTable:
    """The window at a table that it hosts, with no guests yet."""
    players = (Human(),) * _GUESTS
    program.table_menu.hosting.open(HostChoices(name, players, Variant(_SCORE_LIMIT), None, is_visible=False))
    wait_until(lambda: bool(program.network_tables.tables))
    (table,) = program.network_tables.tables
    wait_until(lambda: table.client.room is not None)
    return table


def ready_guests(table: NetworkTable) -> int:
    """The number of guests that are ready."""
    room = table.client.room
    return 0 if room is None else sum(place.is_ready for place in room.places[1:])


def started_guests(table: NetworkTable) -> subprocess.Popen[str]:
    """Start three guests that sit down, and play when told to."""
    link = table.client.link
    command = [sys.executable, __file__, "--guests", link.server_url.rstrip("/"), link.table]
    guests = subprocess.Popen(command, stdin=subprocess.PIPE, text=True)
    wait_until(lambda: ready_guests(table) == _GUESTS)
    table.client.set_ready(is_ready=True)
    wait_until(lambda: table.game.turn is not None and table.play.is_settled)
    return guests


def measure(program: Straights, seconds: float) -> None:
    """Run the measurements in sequence, and print."""
    flights = Flights()
    frames_before = flights.times()
    driver = WindowDriver(program)
    driver.until(lambda: driver.is_my_turn)
    wait(1.0)
    print_times("against computers, nobody moves", measured(seconds, 0, lambda: 0, None))
    clock = Clock(driver.take_turn)
    count = lambda: len(program.model.session.actions)  # noqa: E731  # as short as what it stands for
    print_times("against computers, all move", measured(seconds, 0, count, clock))
    clock.stop()
    wait_until(lambda: program.game.shows_result or program.game.is_settled)
    table = hosted(program)
    server = program.table_menu.hosting.host.process.process_id
    wait(2.0)
    print_times("hosting, before the guests come", measured(seconds, server, lambda: 0, None))
    guests = started_guests(table)
    wait(2.0)
    print_times("hosting four, nobody moves", measured(seconds, server, lambda: 0, None))
    assert guests.stdin is not None
    guests.stdin.close()
    clock = Clock(table_moves(table))
    print_times("hosting four, all move", measured(seconds, server, lambda: table.client.seq or 0, clock))
    played = table.client.seq or 0
    frames_hosting = flights.times()
    clock.stop()
    tell_frames(frames_before, frames_hosting, (table.client.seq or 0) - played)
    guests.terminate()
    guests.wait()


def tell_frames(before: Times, hosting: Times, moves: int) -> None:
    """Print the frame times before and during hosting, next to those of a bare scene."""
    for name, times in (("before", before), (f"hosting four, {moves} moves meanwhile", hosting)):
        tell_times(f"13 cards flying, {name}", times["ours"])
        print_ratio("to a bare scene", times["ours"], times["bare"], 1.3)
    of_ours = statistics.median(hosting["ours"]) / statistics.median(before["ours"])
    of_bare = statistics.median(hosting["bare"]) / statistics.median(before["bare"])
    print(f"a frame while hosting to one before: {of_ours:.2f}, of the bare scene {of_bare:.2f}")


def tell_first_paint() -> None:
    """Start windows alternately, with and without a previously hosted table, and print the first paints."""
    times: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as without, tempfile.TemporaryDirectory() as kept:
        for home in (without, kept):
            first_paint(home)
        keep(
            Path(kept) / "straights/straights/hosting",
            HostedTable("k3f9", "token", "Ada", 1, is_visible=False),
        )
        for _ in range(_STARTS):
            for has_table, home in ((False, without), (True, kept)):
                times[has_table].append(first_paint(home))
    tell_times("first paint, no hosted table", times[False])
    tell_times("first paint, a hosted table from before", times[True])
    print_ratio("with such a table to without", times[True], times[False], _MAX_SLOWDOWN)


def first_paint(home: str) -> float:
    """The milliseconds from the start of the process to the first paint of its table."""
    environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PYTHONPATH": str(ROOT)}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", GAME.format(whole=1)], cwd=ROOT, env=environment, check=True)
    return (time.perf_counter() - start) * 1000


async def guest(url: str, table: str, may_play: asyncio.Event) -> None:
    """Sit down and be ready; play as long as the server runs."""
    seat = Seat(await connected(url))
    await seat.ask("join", table=table, name="Guest", seat=None)
    await seat.until("seated")
    await seat.ask("ready_to_play", is_ready=True)
    await seat.until("table")
    await may_play.wait()
    while True:
        if seat.turn == seat.seat:
            await asyncio.sleep(_THINKING_SECONDS)
            await seat.move()
        await seat.until("moved")


async def be_guests(url: str, table: str) -> None:
    """Run three guests, which play once standard input has ended."""
    may_play = asyncio.Event()
    guests = [asyncio.create_task(guest(url, table, may_play)) for _ in range(_GUESTS)]
    await asyncio.to_thread(sys.stdin.read)
    may_play.set()
    await asyncio.gather(*guests, return_exceptions=True)


def main(seconds: float) -> None:
    """Open a window, and measure."""
    run_under_xvfb()
    _application = create_application()
    with tempfile.TemporaryDirectory() as folder:
        preferences = quick_preferences(Path(folder))
        preferences.animations = preferences.pauses = Speed.NORMAL
        preferences.is_muted = True
        session = Session(Setup.of(5, (Human(), *[Computer(FIRST_LEGAL)] * 3)))
        store, executor = Autosave(Path(folder)), ThreadExecutor()
        program = open_program(session, store, preferences=preferences, executor=executor, factor=1.0)
        program.start()
        measure(program, seconds)
        WindowDriver(program).close()
    tell_first_paint()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("--guests", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.guests:
        asyncio.run(be_guests(*given.guests))
    else:
        main(given.seconds)
