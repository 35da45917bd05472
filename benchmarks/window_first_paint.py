"""How long until the table can be seen: process start to the end of the first paintEvent.

Reference: an empty QMainWindow with a QGraphicsView of the same size, started in turn with the game.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from benchmarks.window_stage import need_screen, report
from engine.straights.savegame import dumps
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies import strategy_named

ROUNDS = 10
WARM_UPS = 2
GOAL = 1.6

EMPTY_WINDOW = """
import os
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os.write(1, b"painted")
        os._exit(0)

application = QApplication([])
window = QMainWindow()
window.setCentralWidget(View(QGraphicsScene()))
window.resize(1180, 800)
window.show()
application.exec()
"""

# The game as it starts from the command line, save that its table, once imported, tells when it was painted.
GAME = """
import os
import sys
from importlib.machinery import PathFinder
from straights_gui.startup import main

def watch(view):
    paint = view.paintEvent
    def paint_and_tell(self, event):
        paint(self, event)
        if {condition}:
            os.write(1, b"painted")
            os._exit(0)
    view.paintEvent = paint_and_tell

class Finder:
    def find_spec(self, name, path, target=None):
        if name != "straights_gui.view.table_view":
            return None
        spec = PathFinder.find_spec(name, path)
        load = spec.loader.exec_module
        def load_and_watch(module):
            load(module)
            watch(module.TableView)
        spec.loader.exec_module = load_and_watch
        return spec

sys.meta_path.insert(0, Finder())
main([])
"""
FIRST_PAINT = GAME.format(condition="True")
WITH_THE_HAND = GAME.format(condition="self.scene_.hand.items")


def started_game() -> Session:
    """A game of a person that has gone on for a while."""
    session = Session(Setup.of(5, (None, FIRST_LEGAL, FIRST_LEGAL, FIRST_LEGAL)))
    for _ in range(30):
        assert session.turn is not None
        session.submit(strategy_named(FIRST_LEGAL).choose(session.observe(session.turn)))
    return session


def milliseconds(script: str, environment: Mapping[str, str]) -> float:
    """From the start of a process to its word that it has painted."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        told = process.stdout.read(7)
        end = time.perf_counter()
    if told != b"painted":
        raise SystemExit(f"a process ended without painting:\n{script}")
    return (end - begin) * 1000


def main() -> None:
    """Measure, in turn so that a noisy machine is noisy for all, and print the ratio."""
    need_screen()
    with tempfile.TemporaryDirectory() as home:
        names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
        environment = {**os.environ, **dict.fromkeys(names, home), "PYTHONPYCACHEPREFIX": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # warm: compiled by the first start, as for players
        folder = Path(home, "straights", "straights")
        folder.mkdir(parents=True)
        (folder / "running-game.straights").write_text(dumps(started_game()), encoding="utf-8")
        scripts = (EMPTY_WINDOW, FIRST_PAINT, WITH_THE_HAND)
        times: list[list[float]] = [[], [], []]
        for number in range(WARM_UPS + ROUNDS):
            for script, taken in zip(scripts, times, strict=True):
                measured = milliseconds(script, environment)
                if number >= WARM_UPS:
                    taken.append(measured)
    empty, first, standing = (statistics.median(taken) for taken in times)
    print(f"median of {ROUNDS}, ms: empty window {empty:.0f}, first paint {first:.0f}, game {standing:.0f}")
    report("first paint / empty window", first / empty, GOAL)
    print(f"for information: running game on the table / empty window: {standing / empty:.2f}")


if __name__ == "__main__":
    main()
