"""The processes in which computers think end with the server, whatever ends it."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

KILLED = """
import os, sys, time
from straights_server.adapter.process_pool import process_pool
pool = process_pool(1)
process = pool.submit(os.getpid).result()
pool.submit(time.sleep, 10_000)
print(process, flush=True)
sys.stdin.read()
"""

ENDED = """
import os, time
from straights_server.adapter.process_pool import end_processes, process_pool
pool = process_pool(1)
pool.submit(os.getpid).result()
thinks = pool.submit(time.sleep, 10_000)
end_processes()
print(type(thinks.exception()).__name__)
"""


def started(program: str) -> "subprocess.Popen[str]":
    """Start a program in which nothing else has processes."""
    return subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_process_ends_when_its_server_was_killed() -> None:
    """Whatever it thinks about. It has the server's standard output, too, which is at its end only then."""
    server = started(KILLED)
    assert server.stdout is not None
    process = int(server.stdout.readline())
    server.kill()
    try:
        assert "" == server.communicate(timeout=LONGEST_WAIT)[0]
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)


def test_a_server_that_ends_waits_for_no_thought() -> None:
    """Whoever asked is told that the process has ended."""
    server = started(ENDED)
    try:
        assert "BrokenProcessPool\n" == server.communicate(timeout=LONGEST_WAIT)[0]
    finally:
        server.kill()
