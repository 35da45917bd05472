"""What must be known before Qt is loaded: the command line, and whether there is a screen."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping, Sequence

from engine.fast_dataclass import dataclass
from engine.version import VERSION

USAGE = """\
usage: straights-gui [FILE]
       straights-gui --self-test | --help | --version

  FILE         a saved game (*.straights) to open, or its address

  --self-test  try all parts of the program without showing anything, and say a line about each
  --help, --version  say this, or the version, and stop
"""

NO_DISPLAY = (
    "straights-gui: there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY names one).\n"
    "Start it from a desktop, or play in the terminal with: straights"
)
_FLAGS = ("--help", "--version", "--self-test")


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for; a status where there is nothing more to do than to say something."""

    self_test: bool = False
    file: str = ""
    say: str = ""
    status: int | None = None


def read_request(words: Sequence[str]) -> Request:
    """What the words after the program's name ask for."""
    for word in words:
        if word not in _FLAGS and (word.startswith("-") or len(words) > 1):
            return Request(say=f"straights-gui: unknown argument {word}\n{USAGE}", status=2)
    if "--help" in words:
        return Request(say=USAGE, status=0)
    if "--version" in words:
        return Request(say=f"straights-gui {VERSION}\n", status=0)
    if "--self-test" in words:
        return Request(self_test=True)
    return Request(file=words[0] if words else "")


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be opened; Qt itself would abort the process where it cannot."""
    if not platform.startswith(("linux", "freebsd")):
        return True
    if environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return True
    display = environment.get("DISPLAY", "")
    return bool(display) and answers(display)


def answers(display: str) -> bool:
    """Whether an X server of this machine listens at a display; one of another machine is believed."""
    host, _, number = display.partition(":")
    if host not in ("", "unix"):
        return True
    socket = "/tmp/.X11-unix/X" + number.partition(".")[0]  # noqa: S108  # where X servers listen
    if os.path.exists(socket):  # noqa: PTH110  # pathlib is not needed yet, and takes time to load
        return True
    try:
        with open("/proc/net/unix", encoding="ascii", errors="replace") as sockets:  # noqa: PTH123  # as above
            return any(line.rstrip().endswith("@" + socket) for line in sockets)
    except OSError:
        return False


def main(words: Sequence[str] | None = None) -> int:
    """Run the window, or say why not; returns the exit status."""
    request = read_request(sys.argv[1:] if words is None else words)
    if sys.stdout is None or sys.stderr is None:  # a program for windows, or one without streams
        from straights_gui.streams.standard_streams import connect_streams

        connect_streams(speaks=request.self_test or request.status is not None)
    if request.status is not None:
        return _say(request.say, request.status)
    if request.self_test:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return _self_test()
    if not has_display(sys.platform, os.environ):
        return _say(NO_DISPLAY + "\n", 1)
    return _play(request.file)


def _play(file: str) -> int:
    """Open the window, or say which library of the system is missing."""
    gc.disable()  # until the game stands: nothing that a start makes is garbage, looking for it costs a tenth
    try:
        from straights_gui.application import run
    except ImportError as error:
        from straights_gui.platform.system_libraries import missing_libraries, missing_library, missing_text

        name = missing_library(error)
        if not name:
            raise
        return _say(missing_text(tuple(dict.fromkeys((name, *missing_libraries())))), 1)
    return run(file)


def _self_test() -> int:
    """Try all parts; where not even the checks can be loaded, say that instead of crashing."""
    try:
        from straights_gui.self_test.run import run_self_test

        return run_self_test()
    except OSError as error:  # the lines have nowhere to go: a check's own errors are among its findings
        from straights_gui.streams.standard_streams import discard

        if sys.stdout is not None:
            discard(sys.stdout)
        return 1 if isinstance(error, BrokenPipeError) else _say(f"straights-gui: {error.strerror}\n", 1)
    except Exception as error:  # noqa: BLE001  # a bundle may lack anything, and a window program has no terminal
        return _say(f"FAILED  The self-test itself ({type(error).__name__}: {error})\n", 1)


def _say(words: str, status: int) -> int:
    """Write to standard error where the status is one of failure, else to standard output.

    Returns the status, 1 in place of 0 where the text could not be written.
    """
    from straights_gui.streams.standard_streams import say

    is_written = say(words, is_wrong=status != 0)
    return status if is_written else status or 1
