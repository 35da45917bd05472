"""Collects the errors of a check, also those of Qt and those that nobody can catch."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from straights_gui.self_test.check import CheckFailed
from straights_gui.streams.standard_streams import write

# The beginnings of Qt messages about the machine, or of their categories: not about this program.
_TOLERATED = (
    *("qt.multimedia", "qt.accessibility", "qt.qpa.services", "qt.qpa.theme", "qt.qpa.fonts", "qt.dbus"),
    "This plugin does not support",  # the offscreen platform, about features of real windows
    "QStandardPaths: ",  # a missing runtime folder, or one with wrong permissions
    "Detected locale ",  # a system without a proper locale; Qt falls back to UTF-8
    "No QtMultimedia backends found",  # bundles contain none: sounds are played without it
    "PulseAudioService: ",  # a sound server that does not respond
    "QFontDatabase: Cannot find font directory",  # offscreen on a system without fonts, which a check reports
)


def description(error: BaseException) -> str:
    """What an error says, and the line of code that raised it, in our code or elsewhere."""
    if isinstance(error, CheckFailed):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    file = frames[-1].filename.replace("\\", "/") if frames else ""
    place = f" at {'/'.join(file.split('/')[-3:])}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


@contextmanager
def captured_errors() -> Iterator[list[str]]:
    """What the errors of Qt and Python say, those of the block included, which do not leave it."""
    errors: list[str] = []

    def add(error: BaseException | None) -> None:
        if error is not None:
            errors.append(description(error))

    def on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # which ends the process
            write(f"FAILED  Qt: {message}\n", is_error=True)
        is_told = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_told and not any(text.startswith(_TOLERATED) for text in (message, context.category or "")):
            errors.append(f"Qt: {message}")

    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    sys.excepthook = lambda _kind, error, _trace: add(error)
    sys.unraisablehook = lambda fault: add(fault.exc_value)
    threading.excepthook = lambda fault: add(fault.exc_value)
    handler = qInstallMessageHandler(on_message)
    try:
        yield errors
    except Exception as error:  # noqa: BLE001  # whatever a broken installation raises
        add(error)
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
