"""Standard output and error, which a Windows GUI program starts without.

`--version` and `--self-test` print all the same: to inherited handles (a pipe or a file), else to the console
of the parent process, else nowhere.
"""

from __future__ import annotations

import os
import sys

from engine.fast_dataclass import Protocol
from engine.unread_output import discard_output, has_no_reader

_STREAMS = (("stdout", -11), ("stderr", -12))  # with the numbers of GetStdHandle


class Windows(Protocol):
    """The required Windows calls."""

    def inherited(self, number: int) -> int | None:
        """A descriptor of the stream inherited from the parent process, or None."""

    def attach_console(self) -> bool:
        """Attach to the console of the parent process; returns whether there is one."""

    def console(self) -> int | str:
        """The console's output, as an argument of `open`."""


def connect_streams(*, attaches_console: bool) -> None:
    """Create the missing standard streams.

    Attach a console only for a program that prints and exits: closing a console ends every attached process.
    """
    windows = windows_calls()
    is_attached: bool | None = None
    for name, number in _STREAMS:
        if getattr(sys, name) is not None:
            continue
        place: int | str | None = windows.inherited(number) if windows is not None else None
        if place is None and windows is not None and attaches_console:
            if is_attached is None:
                is_attached = windows.attach_console()
            place = windows.console() if is_attached else None
        setattr(sys, name, _open_stream(os.devnull if place is None else place))


def write(text: str, *, is_error: bool = False) -> bool:
    """Write to standard output or standard error; a missing stream or a closed pipe is not an error.

    Returns False on a full disk, which is reported on standard error.
    """
    stream = sys.stderr if is_error else sys.stdout
    if stream is None:
        return True
    try:
        stream.write(text)
        stream.flush()
    except OSError as error:
        discard_output(stream)
        if has_no_reader(error):
            return True
        if not is_error:
            write(f"straights-gui: cannot write: {error.strerror}\n", is_error=True)
        return False
    return True


def _open_stream(place: int | str) -> object:
    """Open a line-buffered stream; characters that its encoding lacks are escaped."""
    try:
        return open(place, "w", buffering=1, errors="backslashreplace")  # noqa: PTH123  # as Python opens its own: in the system's encoding, for as long as the program runs
    except OSError:  # the console or the pipe no longer exists
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  # as above


def windows_calls() -> Windows | None:
    """The calls of Windows, None on another system."""
    if sys.platform == "win32":
        from straights_gui.streams.windows_streams import WindowsStreams

        return WindowsStreams()
    return None
