"""Shared by all programs: exit statuses, and handling of standard streams that are closed, full or unread."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from io import TextIOWrapper

from engine.unread_output import discard_output, has_no_reader

OK = 0
FAILED = 1
"""The program failed, for example to write its output."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells report it for SIGINT."""


def verify_output() -> None:
    """Raise OSError if standard output is closed."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, "standard output is closed")


def replace_unwritable() -> None:
    """Write `?` for the characters that the encoding of standard output does not have, from now on.

    Files and pipes of Windows get UTF-8, as on other systems, instead of an old code page.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        is_file_of_windows = sys.platform == "win32" and not sys.stdout.isatty()
        sys.stdout.reconfigure(errors="replace", encoding="utf-8" if is_file_of_windows else None)


def write_stderr(text: str) -> None:
    """Write to standard error; does nothing if that is closed or full."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        discard_output(sys.stderr)


def drop_output() -> None:
    """Discard standard output and its buffer."""
    if sys.stdout is not None:
        discard_output(sys.stdout)


def status_of(program: str, write: Callable[[], int]) -> int:
    """Call a function that writes to a standard stream, and return its exit status.

    A stream that nobody reads any more is no failure; any other OSError is reported with the program's name.
    """
    try:
        return write()
    except OSError as error:
        drop_output()
        if has_no_reader(error):
            return OK
        write_stderr(f"{program}: cannot write: {error.strerror}\n")
        return FAILED
