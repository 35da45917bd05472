"""Signals of the system, such as Ctrl+C in a terminal, which close the window as a player would."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # SIGBREAK is Ctrl+Break on Windows


class EndingSignals(QObject):
    """Calls a function in Qt's event loop when the system asks the program to exit.

    Python runs signal handlers only between bytecode instructions, and an idle window executes none: so the
    signal also writes a byte that wakes Qt. Signals ignored by the parent process, such as `nohup`, remain
    ignored.
    """

    def __init__(self, end: Callable[[], None], parent: QObject) -> None:
        """Install the handlers for the rest of the process."""
        super().__init__(parent)
        self._end = end
        self._wakeups = _Wakeups()
        self._notifier = QSocketNotifier(self._wakeups.reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)
        signal.set_wakeup_fd(self._wakeups.writer, warn_on_full_buffer=False)
        for name in _ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _ignore)

    def _on_woken(self) -> None:
        self._wakeups.clear()
        self._end()


class _Wakeups:
    """A pipe, or a socket pair on Windows, through which signals wake Qt's event loop.

    Attributes:
        reader, writer: the descriptors; sockets on Windows, since Qt can watch nothing else there.
    """

    def __init__(self) -> None:
        if sys.platform == "win32":
            import socket

            self._sockets = socket.socketpair()
            for each in self._sockets:
                each.setblocking(False)
            self.reader, self.writer = (each.fileno() for each in self._sockets)
        else:
            self.reader, self.writer = os.pipe()
            os.set_blocking(self.reader, False)
            os.set_blocking(self.writer, False)

    def clear(self) -> None:
        """Read the bytes that signals have written."""
        if sys.platform == "win32":
            self._sockets[0].recv(512)
        else:
            os.read(self.reader, 512)


def _ignore(_number: int, _frame: object) -> None:
    """A signal handler that does nothing, so that Python writes the wake-up byte."""
