"""Run by the Python for Windows in a console: plays in several code pages, and interrupts a game by Ctrl-C.

Its arguments are the console's program, a file with what is typed, and a folder for what is printed.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

CODE_PAGES = (437, 850, 932, 65001)
INTERRUPTED = "interrupted.json"
_SEED = "44"
_ON_WINDOWS = "this runs on Windows, or under Wine"


def main(program: str, typed: Path, folder: Path) -> None:
    """Write what the game prints in each code page, and how it ends after Ctrl-C."""
    if sys.platform != "win32":
        raise SystemExit(_ON_WINDOWS)
    for page in CODE_PAGES:
        ctypes.windll.kernel32.SetConsoleCP(page)
        ctypes.windll.kernel32.SetConsoleOutputCP(page)
        played = subprocess.run([program, _SEED], input=typed.read_bytes(), capture_output=True, check=False)
        (folder / f"{page}.out").write_bytes(played.stdout + played.stderr)
    (folder / INTERRUPTED).write_text(json.dumps(_interrupt(program)), encoding="utf-8")


def _interrupt(program: str) -> tuple[int, str]:
    """The exit status and the errors of a game that waits for a line while Ctrl-C is pressed."""
    if sys.platform != "win32":
        raise SystemExit(_ON_WINDOWS)
    signal.signal(signal.SIGINT, lambda _number, _frame: None)  # everything in this console is told of it
    pipe = subprocess.PIPE
    with subprocess.Popen([program, _SEED], stdin=pipe, stdout=pipe, stderr=pipe) as game:
        assert game.stdout is not None
        game.stdout.read(1)
        os.kill(0, signal.CTRL_C_EVENT)
        _, errors = game.communicate(
            b"h\n"
        )  # Windows tells a program that reads from a pipe with the next line
    return game.returncode, errors.decode()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
