"""Reading a file that may have been replaced by something endless."""

from __future__ import annotations

import json
import stat
from pathlib import Path


class NotAFile(OSError):
    """A pipe, a device, a socket or a folder is in the place of a file."""


def read_bounded(path: Path, size: int) -> bytes:
    """Read at most `size` bytes from the start of a file; raises NotAFile, or another OSError."""
    if not stat.S_ISREG(path.stat().st_mode):  # opening a pipe would block, and a device may never end
        raise NotAFile(f"{path} is a pipe, a device, a socket or a folder")
    with path.open("rb") as file:
        return file.read(size)


def read_json_file(path: Path, size: int) -> object:
    """The value in a JSON file of at most `size` bytes; None if it cannot be read."""
    try:
        value: object = json.loads(read_bounded(path, size))
    except (OSError, ValueError, RecursionError):
        return None
    return value
