"""Collects errors outside the checks themselves: Qt warnings, and exceptions that cannot be caught."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from straights_gui.streams.standard_streams import write

# The beginnings of Qt messages about the machine, not about this program.
_TOLERATED = (
    "This plugin does not support",  # the offscreen platform, about features of real windows
    "QStandardPaths: ",  # a missing runtime folder, or one with wrong permissions
    "Detected locale ",  # a system without a proper locale; Qt falls back to UTF-8
    "No QtMultimedia backends found",  # bundles contain none: sounds are played without it
    "PulseAudioService: ",  # a sound server that does not respond
    "QFontDatabase: Cannot find font directory",  # offscreen on a system without fonts, which a check reports
)
# The categories of Qt messages about devices and services that this machine may lack.
_TOLERATED_PARTS = (
    *("qt.multimedia", "qt.accessibility", "qt.qpa.services", "qt.qpa.theme", "qt.qpa.fonts", "qt.dbus"),
)


def place_of(error: BaseException) -> str:
    """The line of code that raised an error, in our code or elsewhere."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return ""
    file = frames[-1].filename.replace("\\", "/")
    return f" at {'/'.join(file.split('/')[-3:])}:{frames[-1].lineno}"


class ErrorCapture:
    """Context manager that collects errors of Qt and Python."""

    def __init__(self) -> None:
        self._errors: list[str] = []

    def __enter__(self) -> Self:
        self._hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
        sys.excepthook = self._on_exception
        sys.unraisablehook = lambda fault: self._note(fault.exc_value)
        threading.excepthook = lambda fault: self._note(fault.exc_value)
        self._handler = qInstallMessageHandler(self._on_message)
        return self

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(self._handler)
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._hooks

    def take(self) -> tuple[str, ...]:
        """The errors since the last call."""
        found, self._errors = tuple(self._errors), []
        return found

    def _on_exception(
        self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        self._note(error)

    def _note(self, error: BaseException | None) -> None:
        if error is not None:
            self._errors.append(f"{type(error).__name__}: {error}{place_of(error)}")

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # which ends the process
            write(f"FAILED  Qt: {message}\n", is_error=True)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or message.startswith(_TOLERATED):
            return
        part = context.category or ""
        if not part.startswith(_TOLERATED_PARTS):
            self._errors.append(f"Qt: {message}")
