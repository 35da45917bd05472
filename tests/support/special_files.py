"""What may be in the place of a file, and is none: some of it never ends, or blocks whoever opens it."""

import contextlib
import os
import socket
from pathlib import Path

import pytest


def pipe(path: Path) -> None:
    """A named pipe that nobody writes into: whoever opens it to read waits for ever."""
    os.mkfifo(path)


def device(path: Path) -> None:
    """A device that never ends."""
    path.symlink_to("/dev/zero")


def listener(path: Path) -> None:
    with contextlib.chdir(path.parent), socket.socket(socket.AF_UNIX) as made:  # its path may not be long
        made.bind(path.name)


def folder(path: Path) -> None:
    path.mkdir()


no_files = pytest.mark.parametrize("make", [pipe, device, listener, folder])
only_posix = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
