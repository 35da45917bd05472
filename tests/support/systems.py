"""Marks for tests of what not every system has, and what takes its place there."""

import ctypes
import signal
import sys

import pytest

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="programs get no signals there")

IS_WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
"""Whether Windows is none: what Wine lacks is tested on a genuine one."""

ENDED = 1 if sys.platform == "win32" else 0
"""The status of a server that SIGTERM has ended; on Windows it has no time to end by itself."""

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process at once: on Windows every signal does."""
