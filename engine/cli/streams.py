"""The standard streams, and what is done where one of them is closed, full, or read by nobody."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

from engine.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO


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
