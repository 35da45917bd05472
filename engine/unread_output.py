"""Output streams that nobody reads, for all programs."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

from engine.fast_dataclass import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO


def has_no_reader(error: OSError) -> bool:
    """Whether writing failed since nobody reads the pipe any more, for which Windows has another number."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def discard_output(stream: TextIO) -> None:
    """Discard a stream's buffered output.

    Python flushes it again at exit, and would report a failure there with the status 120.
    """
    with suppress(OSError):  # a stream without a descriptor
        number = stream.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
