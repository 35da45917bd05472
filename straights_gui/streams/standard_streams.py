"""Where words go that are not for the window; a program for windows may have been started without streams.

On Windows such a program has no standard streams of its own. Whoever started it may still want to read
`--version` or `--self-test`: then what was handed over is used, a pipe or a file, else the console that it
was typed into, else nobody reads.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from engine.fast_dataclass import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from typing import TextIO

_STREAMS = (("stdout", -11), ("stderr", -12))  # the numbers by which Windows knows them


class Windows(Protocol):
    """What is asked of Windows."""

    def handed_over(self, number: int) -> int | None:
        """A descriptor of the stream that the starter has handed over, None where there is none."""

    def attach_console(self) -> bool:
        """Join the console of whoever started the program; whether there is one."""

    def console(self) -> int | str:
        """The console's output, as `open` takes it."""


def connect_streams(*, speaks: bool, windows: Windows | None = None) -> None:
    """Give the program the standard streams that it lacks.

    A console is only joined where the program `speaks` and ends: closing a console ends all that joined it.
    """
    windows = windows or _windows()
    is_attached: bool | None = None
    for name, number in _STREAMS:
        if getattr(sys, name) is not None:
            continue
        place: int | str | None = windows.handed_over(number) if windows is not None else None
        if place is None and windows is not None and speaks:
            if is_attached is None:
                is_attached = windows.attach_console()
            place = windows.console() if is_attached else None
        setattr(sys, name, _opened(os.devnull if place is None else place))


def say(text: str, *, is_wrong: bool = False) -> bool:
    """Write to standard output, or what is wrong to standard error; where nobody reads, nobody is told.

    Returns whether there was room for it: False on a full disk, which is told on standard error.
    """
    stream = sys.stderr if is_wrong else sys.stdout
    if stream is None:
        return True
    try:
        stream.write(text)
        stream.flush()
    except OSError as error:
        discard(stream)
        if isinstance(error, BrokenPipeError):
            return True
        if not is_wrong:
            say(f"straights-gui: cannot write: {error.strerror}\n", is_wrong=True)
        return False
    return True


def discard(stream: TextIO) -> None:
    """Send to nowhere what a stream still holds.

    Python flushes it once more at its exit, and would report a failure there with the status 120.
    """
    with suppress(OSError):  # a stream without a descriptor
        number = stream.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)


def _opened(place: int | str) -> object:
    """A stream that writes there, line by line; what the place has no letters for is written in others."""
    try:
        return open(place, "w", buffering=1, errors="backslashreplace")  # noqa: PTH123  # as Python opens its own: in the system's encoding, for as long as the program runs
    except OSError:  # the console or the pipe is gone already
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  # as above


def _windows() -> Windows | None:
    """What is asked of Windows, None on another system."""
    if sys.platform == "win32":
        from straights_gui.streams.windows_streams import WindowsStreams

        return WindowsStreams()
    return None
