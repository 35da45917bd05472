"""What all programs share: exit statuses, and standard streams that are closed, full or read by nobody."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

from engine.fast_dataclass import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

OK = 0
FAILED = 1
"""The program could not do what was asked, such as write its output."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""Ctrl-C; what a shell reports for a program that SIGINT has ended."""


def verify_output() -> None:
    """Raise OSError where there is no standard output to write to."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, "standard output is closed")


def write_stderr(text: str) -> None:
    """Write to standard error; where that is closed or full, nobody can be told."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        _discard(sys.stderr)


def drop_output() -> None:
    """Discard standard output and what it still holds."""
    if sys.stdout is not None:
        _discard(sys.stdout)


def _discard(stream: TextIO) -> None:
    """Send to nowhere what the stream still holds.

    Python flushes it once more at its exit, and would report a failure there with the status 120.
    """
    with suppress(OSError):  # a stream without a descriptor
        number = stream.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
