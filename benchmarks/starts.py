"""How long starts take: of a console game and of the window, compared with starts of their like.

A game of four computers in the console is compared with the bare start of the interpreter; the first paint of
the window, and of the game in it, with that of an empty graphics view. These exit right after it. All run
alternately, warm; the first run of each is discarded.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from reporting import ROOT, print_ratio, print_times, run_under_xvfb

RUNS: Final = 15
EMPTY: Final = """
import os
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)
application = QApplication([])
window = QMainWindow()
view = View(QGraphicsScene())
window.setCentralWidget(view)
window.resize(1180, 800)
window.show()
application.exec()
"""
GAME: Final = """
import gc, os
from straights_gui.platform.import_hook import remove_import_hook
gc.disable()  # both as the program does before it imports the table
remove_import_hook()
from straights_gui.view.table.table_view import TableView
from straights_gui.startup import main
paint = TableView.paintEvent
def paint_and_end(self, event):
    paint(self, event)
    if {whole} <= len(self.scene_.hand.items):
        os._exit(0)
TableView.paintEvent = paint_and_end
main([])
"""


def measured(programs: Mapping[str, Sequence[str]], home: str) -> dict[str, list[float]]:
    """The milliseconds of each run of these programs, in a home of their own."""
    environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(RUNS):
        for name, arguments in programs.items():
            start = time.perf_counter()
            command = [sys.executable, *arguments]
            subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
            times[name].append((time.perf_counter() - start) * 1000)
    warm = {name: figures[1:] for name, figures in times.items()}
    for name, figures in warm.items():
        print_times(name, figures)
    return warm


def main() -> None:
    """Measure and print."""
    run_under_xvfb()
    with tempfile.TemporaryDirectory() as home:
        seats = Path(home) / "seats"
        seats.write_text("c\nc\nc\nc\n")
        console = {"python -c pass": ("-c", "pass"), "console": ("-m", "engine", "44", "-f", str(seats))}
        window = {
            "empty window with a graphics view": ("-c", EMPTY),
            "the game's table": ("-c", GAME.format(whole=0)),
            "the game's table with the game on it": ("-c", GAME.format(whole=1)),
        }
        for programs, goal in ((console, 3.0), (window, 1.6)):
            bare, game, *_ = measured(programs, home).values()
            print_ratio("the second to the first", game, bare, goal)


if __name__ == "__main__":
    main()
