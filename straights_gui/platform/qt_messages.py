"""Handles Qt's messages during the start; replaces abort() by a readable message and an exit status."""

from __future__ import annotations

import os
import sys
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from straights_gui.streams.standard_streams import write

REFUSED_SCREEN = """\
straights-gui: the screen that DISPLAY or WAYLAND_DISPLAY names cannot be opened.
Nothing answers there, or you may not use it. Start it from a desktop, or play in the terminal with: straights
"""
_REFUSED = "could not connect to display"  # logged only by a platform plugin whose libraries are all there


class StartMessages:
    """Context manager that prints Qt's messages on exit, and replaces a fatal one by a sentence.

    Qt raises no exception that could be caught: it logs a message and calls abort().
    """

    def __init__(self) -> None:
        self._messages: list[str] = []

    def __enter__(self) -> None:
        self._before = qInstallMessageHandler(self._on_message)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        qInstallMessageHandler(self._before)
        for line in self._messages:
            write(line + "\n", is_error=True)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Collect a message; exit after a fatal one, before Qt ends the process with a core dump."""
        self._messages.append(qFormatLogMessage(kind, context, text))
        if kind is QtMsgType.QtFatalMsg:
            write(self._reason(), is_error=True)
            os._exit(1)

    def _reason(self) -> str:
        if any(_REFUSED in line for line in self._messages):
            return REFUSED_SCREEN
        from straights_gui.platform.system_libraries import missing_libraries, missing_text  # rarely needed

        missing = missing_libraries() if sys.platform.startswith("linux") else ()
        return missing_text(missing) if missing else "\n".join((*self._messages, REFUSED_SCREEN))
