"""How processes end, by system. The packages' checks use it too: it needs no pytest."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.support.paths import ROOT

ENDED = 1 if sys.platform == "win32" else 0
"""The status of a server that SIGTERM has ended; on Windows it has no time to end by itself."""

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process at once: on Windows every signal does."""


def run_python(
    *argv: str, cwd: Path = ROOT, check: bool = True, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run Python to its end, and keep what it prints; the rest is as subprocess has it."""
    command = [sys.executable, *argv]
    return subprocess.run(command, cwd=cwd, check=check, capture_output=True, text=True, **options)


def start_python(*argv: str, **options: Any) -> subprocess.Popen[str]:
    """Start Python, with a pipe for each stream; the rest is as subprocess has it."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen([sys.executable, *argv], cwd=ROOT, text=True, **pipes | options)
