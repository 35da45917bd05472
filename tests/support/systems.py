"""Marks for tests of what not every system has, and what takes its place there."""

import signal
import sys

import pytest

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="programs get no signals there")

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process at once: on Windows every signal does."""
