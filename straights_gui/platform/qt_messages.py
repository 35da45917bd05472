"""What Qt says while it starts: where it cannot, a sentence and a status instead of its abort()."""

from __future__ import annotations

import os
import sys
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from straights_gui.streams.standard_streams import say

REFUSED_SCREEN = """\
straights-gui: the screen that DISPLAY or WAYLAND_DISPLAY names cannot be opened.
Nothing answers there, or you may not use it. Start it from a desktop, or play in the terminal with: straights
"""
_REFUSED = "could not connect to display"  # only said by a platform plugin that has all its libraries


class StartMessages:
    """Keeps what Qt says in a `with`, and repeats it afterwards; of a fatal error it makes a sentence.

    Qt raises nothing that could be caught: it says what is wrong and calls abort().
    """

    def __init__(self) -> None:
        """Nothing was said yet."""
        self._kept: list[str] = []

    def __enter__(self) -> None:
        """Listen to Qt."""
        self._before = qInstallMessageHandler(self._on_message)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let Qt speak for itself again."""
        qInstallMessageHandler(self._before)
        for line in self._kept:
            say(line + "\n", is_wrong=True)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Qt says something; after a fatal error it would end the process with a core dump."""
        self._kept.append(qFormatLogMessage(kind, context, text))
        if kind is QtMsgType.QtFatalMsg:
            say(self._reason(), is_wrong=True)
            os._exit(1)

    def _reason(self) -> str:
        """Why there is no window."""
        if any(_REFUSED in line for line in self._kept):
            return REFUSED_SCREEN
        from straights_gui.platform.system_libraries import missing_libraries, missing_text  # seldom needed

        missing = missing_libraries() if sys.platform.startswith("linux") else ()
        return missing_text(missing) if missing else "\n".join((*self._kept, REFUSED_SCREEN))
