"""Collects what goes wrong beside a check: warnings of Qt, and exceptions that nobody can catch."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from straights_gui.streams.standard_streams import write

# What Qt says about the machine and not about this program, by how it begins.
_TOLERATED = (
    "This plugin does not support",  # the offscreen platform, of what only real windows can
    "QStandardPaths: ",  # a system without a folder for running programs, or with an open one
    "Detected locale ",  # a system whose language is none; Qt takes UTF-8 all the same
    "No QtMultimedia backends found",  # bundles bring none: sounds are played without
    "PulseAudioService: ",  # a system whose sound server does not answer
    "QFontDatabase: Cannot find font directory",  # offscreen on a system without fonts: a check tells
)
# Of these parts of Qt, what they cannot reach on this machine: devices and services, which it may lack.
_TOLERATED_PARTS = (
    *("qt.multimedia", "qt.accessibility", "qt.qpa.services", "qt.qpa.theme", "qt.qpa.fonts", "qt.dbus"),
)


def place_of(error: BaseException) -> str:
    """The line of our code, or of whoever's, that raised an error."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return ""
    file = frames[-1].filename.replace("\\", "/")
    return f" at {'/'.join(file.split('/')[-3:])}:{frames[-1].lineno}"


class ErrorCapture:
    """Collects errors of Qt and Python in a `with`."""

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
        if kind is QtMsgType.QtFatalMsg:  # Qt ends the process with it
            write(f"FAILED  Qt: {message}\n", is_error=True)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or message.startswith(_TOLERATED):
            return
        part = context.category or ""
        if not part.startswith(_TOLERATED_PARTS):
            self._errors.append(f"Qt: {message}")
