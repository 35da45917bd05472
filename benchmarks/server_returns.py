"""The time until clients have their seats again after a broken link: a page, a window, and a program.

python benchmarks/server_returns.py [CUTS]

Three clients sit at one table, each with its own link to the server, which is cut for 0.2 to 6 seconds.
Meanwhile attempts are refused at once, or never answered. A client is back when the server reports it to the
fourth at the table. The page comes from `make guest-page` (Chromium); the window has its own display.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random

from reporting import ROOT, percentile

sys.path.append(str(ROOT / "packaging"))

from tests.straights_web.browser.test_real_clients_together import window_at
from tests.support.server.cut_proxy import CutProxy, Way
from tests.support.server.line import LineClosed
from tests.support.server.roaming import RoamingPlayer
from tests.support.server.running import Player, ServerProcess
from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium
from tests.support.web.table_page import TABLE_PAGE, OpenedTable, sit
from tests.support.web.visitor import Visitor

_NAMES = ("page", "window", "program")
_SHORTEST, _LONGEST = 0.2, 6.0
_ANSWER_SECONDS = 0.75
_SETTLING_SECONDS = 0.3
_LATEST = 20.0
_GOAL_MS = 1000.0


class Observer:
    """Watches the table from its own seat, and records who is connected.

    Attributes:
        person: its client.
    """

    def __init__(self, url: str) -> None:
        self.person = Player(url, "Ada")
        self.person.line.socket.settimeout(None)
        self.person.host(score_limit=80)
        self._is_here: dict[int, bool] = {}
        self._has_changed = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def wait_until(self, seat: int, *, is_here: bool) -> float:
        """Wait until a seat is, or is not, connected; returns that time."""
        with self._has_changed:
            assert self._has_changed.wait_for(lambda: self._is_here.get(seat) is is_here, _LATEST)
        return time.perf_counter()

    def _read(self) -> None:
        with suppress(LineClosed):  # the server has ended
            self._read_on()

    def _read_on(self) -> None:
        while True:
            message = self.person.next()
            if message["type"] == "room":
                with self._has_changed:
                    self._is_here = dict(enumerate(place["is_here"] for place in message["places"]))
                    self._has_changed.notify_all()


class Program(RoamingPlayer):
    """A program that stays at a table, and reconnects whenever it is cut off."""

    def come_back(self, url: str | None = None) -> None:
        """Reconnect, then wait for messages forever."""
        super().come_back(url)
        self.line.socket.settimeout(None)

    def stay(self, table: str) -> None:
        """Sit down and receive messages."""
        self.line.socket.settimeout(None)
        self.join(table)
        while True:
            self.next()


def measured(proxy: CutProxy, seat: int, observer: Observer, way: Way, seconds: float) -> float:
    """Cut a client off for some seconds; returns the milliseconds from the end of the cut to its return."""
    proxy.way = way
    proxy.cut()
    observer.wait_until(seat, is_here=False)
    time.sleep(seconds)
    proxy.way = Way.OPEN
    start = time.perf_counter()
    waited = observer.wait_until(seat, is_here=True) - start
    time.sleep(_SETTLING_SECONDS)
    return waited * 1e3


def measure(name: str, cuts: int, one: Callable[[Way, float], float]) -> None:
    """Cut one client off repeatedly, and print the times until it was back."""
    chance = Random(name)
    for way in (Way.REFUSED, Way.SILENT):
        waits = [one(way, chance.uniform(_SHORTEST, _LONGEST)) for _ in range(cuts)]
        shares = ", ".join(f"p{share} {percentile(waits, share):.0f}" for share in (50, 95))
        told = f"{shares}, at most {max(waits):.0f} ms   (goal: {_GOAL_MS:.0f})"
        print(f"{name:8s} meanwhile {way.value:38s} {cuts} cuts: {told}", flush=True)


def main(cuts: int) -> None:
    """Let all sit down; cut them off one by one, then all at the same time."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = ServerProcess(Path(folder) / "tables.sqlite3", "--page", str(TABLE_PAGE), "--grace", "3600")
        stack.callback(server.end)
        proxies = {name: stack.enter_context(CutProxy(server.port)) for name in _NAMES}
        observer = Observer(server.url)
        table = observer.person.table
        browser = Chromium()
        stack.callback(browser.close)
        page = Visitor(browser.new_profile(Options()), f"http://127.0.0.1:{proxies['page'].port}").open_page()
        sit(page, OpenedTable(table, ""), "Page", 1)
        link = f"http://127.0.0.1:{proxies['window'].port}/?table={table}"
        stack.enter_context(window_at(link, Path(folder)))
        observer.wait_until(2, is_here=True)
        address = f"http://127.0.0.1:{proxies['program'].port}"
        person = Program([address], "Program", answer_seconds=_ANSWER_SECONDS)
        threading.Thread(target=person.stay, args=(table,), daemon=True).start()
        observer.wait_until(3, is_here=True)
        with ThreadPoolExecutor() as pool:
            for seat, name in enumerate(_NAMES, 1):
                pool.submit(measure, name, cuts, partial(measured, proxies[name], seat, observer))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("cuts", type=int, nargs="?", default=50)
    main(parser.parse_args().cuts)
