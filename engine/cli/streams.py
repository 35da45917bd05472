"""The standard streams, and what is done where one of them is closed, full, or read by nobody."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress


def verify_output() -> None:
    """Raise OSError where there is no standard output to write to."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, "standard output is closed")


def complain(text: str) -> None:
    """Write to standard error; where that is closed or full, nobody can be told."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()


def drop_output() -> None:
    """Give up standard output, or Python would complain once more when it flushes the rest at its exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
