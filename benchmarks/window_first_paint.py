"""From the start of the process to the first paint: the game compared with an empty graphics view.

Both processes exit right after their first paint event; they run alternately, warm, eleven times
each, and the first pair is discarded. The whole picture, with the game in it, is measured too.
"""

import os
import subprocess
import sys
import tempfile
import time
from typing import Final

from reporting import ROOT, print_ratio, print_times, run_under_xvfb

RUNS: Final = 11
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


def main() -> None:
    """Measure and print."""
    run_under_xvfb()
    programs = {"empty": EMPTY, "game": GAME.format(whole=0), "whole": GAME.format(whole=1)}
    times: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PYTHONPATH": str(ROOT)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(RUNS):
            for name, program in programs.items():
                start = time.perf_counter()
                subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, check=True)
                times[name].append((time.perf_counter() - start) * 1000)
    warm = {name: figures[1:] for name, figures in times.items()}
    print_times("empty window with a graphics view", warm["empty"])
    print_times("the game's table", warm["game"])
    print_times("the game's table with the game on it", warm["whole"])
    print_ratio("first paint, game to empty window", warm["game"], warm["empty"], 1.6)


if __name__ == "__main__":
    main()
