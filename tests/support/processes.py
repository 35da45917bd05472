"""How processes end, by system. The packages' checks use it too: it needs no pytest."""

import signal
import sys

ENDED = 1 if sys.platform == "win32" else 0
"""The status of a server that SIGTERM has ended; on Windows it has no time to end by itself."""

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process at once: on Windows every signal does."""
