"""Collects the errors of a check, also those of Qt and those that nobody can catch."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from straights_gui.self_test.check import CheckFailed
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


def description(error: BaseException) -> str:
    """What an error says, and the line of code that raised it, in our code or elsewhere."""
    if isinstance(error, CheckFailed):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    file = frames[-1].filename.replace("\\", "/") if frames else ""
    place = f" at {'/'.join(file.split('/')[-3:])}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


class ErrorCapture:
    """Context manager that collects the errors of Qt and Python, its block's own included.

    Attributes:
        errors: what they say.
    """

    def __init__(self) -> None:
        self.errors: list[str] = []

    def __enter__(self) -> Self:
        self._hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
        sys.excepthook = lambda _kind, error, _trace: self._add(error)
        sys.unraisablehook = lambda fault: self._add(fault.exc_value)
        threading.excepthook = lambda fault: self._add(fault.exc_value)
        self._handler = qInstallMessageHandler(self._on_message)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        qInstallMessageHandler(self._handler)
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._hooks
        is_added = isinstance(error, Exception)
        if is_added:
            self._add(error)
        return is_added

    def _add(self, error: BaseException | None) -> None:
        if error is not None:
            self.errors.append(description(error))

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # which ends the process
            write(f"FAILED  Qt: {message}\n", is_error=True)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or message.startswith(_TOLERATED):
            return
        part = context.category or ""
        if not part.startswith(_TOLERATED_PARTS):
            self.errors.append(f"Qt: {message}")
