"""The part of the start before Qt is loaded: the command line, and what it asks for."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from engine.fast_dataclass import dataclass
from engine.version import VERSION
from straights_gui.platform.display import CHECK_SCREEN, has_display

USAGE = """\
usage: straights-gui [FILE | LINK]
       straights-gui --self-test | --check-screen | --help | --version

  FILE         a saved game (*.straights) to open, or its address
  LINK         a table of a server to sit down at: https://.../?table=...

  --self-test     try all parts of the program without showing anything, and say a line about each
  --check-screen  say whether a window can be opened here, and stop
  --help, --version  say this, or the version, and stop
"""

NO_DISPLAY = (
    "straights-gui: there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY names one).\n"
    "Start it from a desktop, or play in the terminal with: straights"
)
NO_QT = (
    'straights-gui: the window needs Qt, which is not installed: pip install "straights[window]"\n'
    "Or play in the terminal with: straights"
)
_FLAGS = ("--help", "--version", "--self-test", CHECK_SCREEN)


@dataclass(frozen=True, slots=True)
class Arguments:
    """The parsed command line; `status` is set if there is only output to print."""

    self_test: bool = False
    check_screen: bool = False
    file: str = ""
    output: str = ""
    status: int | None = None

    @property
    def opens_window(self) -> bool:
        """Whether the program is to be played, and not to print something and stop."""
        return not self.self_test and not self.check_screen and self.status is None


def parse_arguments(argv: Sequence[str]) -> Arguments:
    """Parse the arguments after the program's name."""
    for argument in argv:
        if argument not in _FLAGS and (argument.startswith("-") or len(argv) > 1):
            return Arguments(output=f"straights-gui: unknown argument {argument}\n{USAGE}", status=2)
    if "--help" in argv:
        return Arguments(output=USAGE, status=0)
    if "--version" in argv:
        return Arguments(output=f"straights-gui {VERSION}\n", status=0)
    if "--self-test" in argv:
        return Arguments(self_test=True)
    if CHECK_SCREEN in argv:
        return Arguments(check_screen=True)
    return Arguments(file=argv[0] if argv else "")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    arguments = parse_arguments(sys.argv[1:] if argv is None else argv)
    if sys.stdout is None or sys.stderr is None:  # a Windows GUI program, or one started without streams
        from straights_gui.streams.standard_streams import connect_streams

        connect_streams(attaches_console=not arguments.opens_window)
    if arguments.status is not None:
        return _print(arguments.output, arguments.status)
    if arguments.self_test:
        return _run_self_test()
    if not has_display(sys.platform, os.environ):
        return _print(NO_DISPLAY + "\n", 1)
    return _open_window(arguments)


def _open_window(arguments: Arguments) -> int:
    gc.disable()  # until the game is shown: collecting takes a tenth of the start and finds nothing
    try:
        from straights_gui.platform.import_hook import remove_import_hook

        remove_import_hook()
        from straights_gui.application import create_application, run
    except ImportError as error:
        if _is_qt_missing(error):
            return _print(NO_QT + "\n", 1)
        from straights_gui.platform.system_libraries import missing_libraries, missing_library, missing_text

        name = missing_library(error)
        if not name:
            raise
        return _print(missing_text(tuple(dict.fromkeys((name, *missing_libraries())))), 1)
    if arguments.check_screen:
        return _print(f"A window can be opened on {create_application().platformName()}.\n", 0)
    return run(arguments.file)


def _run_self_test() -> int:
    """Run the self-test; if its checks cannot be imported, print that instead of a traceback."""
    try:
        from straights_gui.platform.import_hook import remove_import_hook

        remove_import_hook()
        from straights_gui.self_test.run import run_self_test

        return run_self_test()
    except OSError as error:  # the output cannot be written; errors within a check are findings
        from engine.unread_output import discard_output, has_no_reader

        if sys.stdout is not None:
            discard_output(sys.stdout)
        return 1 if has_no_reader(error) else _print(f"straights-gui: {error.strerror}\n", 1)
    except ModuleNotFoundError as error:
        return _print(f"{NO_QT}\n" if _is_qt_missing(error) else _no_self_test(error), 1)
    except Exception as error:  # noqa: BLE001  # a bundle may lack anything, and a window program has no terminal
        return _print(_no_self_test(error), 1)


def _no_self_test(error: Exception) -> str:
    return f"FAILED  The self-test itself ({type(error).__name__}: {error})\n"


def _is_qt_missing(error: ImportError) -> bool:
    return isinstance(error, ModuleNotFoundError) and error.name == "PySide6"


def _print(text: str, status: int) -> int:
    """Write to standard error if the status is a failure, otherwise to standard output.

    Returns the status, or 1 in place of 0 if the text could not be written.
    """
    from straights_gui.streams.standard_streams import write

    is_written = write(text, is_error=status != 0)
    return status if is_written else status or 1
