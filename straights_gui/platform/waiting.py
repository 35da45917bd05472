"""Waiting for the program while it runs: for the self-test, pictures, benchmarks and tests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

LONGEST_WAIT_MS = 60_000


class TakesTooLong(Exception):
    """What was waited for did not happen; the message says what."""


def wait_until(condition: Callable[[], bool], otherwise: str = "it takes too long") -> None:
    """Process events until a condition holds; raises TakesTooLong if it does not."""
    deadline = QDeadlineTimer(LONGEST_WAIT_MS)
    clock = QTimer(interval=1)  # a condition may come to hold without an event
    clock.start()
    while not condition():
        if deadline.hasExpired():
            raise TakesTooLong(otherwise)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
