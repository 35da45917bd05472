"""What the checks of the project find."""

import re
import subprocess
import sys
from pathlib import Path

from testing.changes import ROOT
from testing.unreached_assertions import unreached


def test_the_types_of_windows_refuse_each_kind_of_posix_call(tmp_path: Path) -> None:
    """And none of them after a look at `sys.platform`."""
    calls = (
        *("os.fork()", "os.getuid()", "os.setsid()", "os.killpg(1, 9)", "signal.SIGKILL", "signal.SIGHUP"),
        *("signal.setitimer(0, 1)", "socket.AF_UNIX", "time.tzset()", "select.poll()", "os.mkfifo('pipe')"),
        *("fcntl.flock(1, 2)", "resource.getrlimit(0)", "pwd.getpwuid(0)", "termios.tcgetattr(0)"),
        "asyncio.open_unix_connection('')",
    )
    module = "import asyncio, fcntl, os, pwd, resource, select, signal, socket, sys, termios, time\n"
    module += "\n".join(calls)
    module += "\nif sys.platform != 'win32':\n" + "".join(f"    {call}\n" for call in calls)
    (tmp_path / "planted.py").write_text(module, encoding="ascii")
    options = ("--platform", "win32", "--cache-dir", ".mypy_cache/win32")
    argv = [sys.executable, "-m", "mypy", *options, str(tmp_path / "planted.py")]
    said = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    refused = [int(line) for line in re.findall(r"planted.py:(\d+): error", said)]

    assert list(range(2, 2 + len(calls))) == refused


def test_an_assertion_that_was_not_reached_is_found_unless_its_line_says_why(tmp_path: Path) -> None:
    """In functions that ran to an end: one that asserts, one that waits, and one that shall raise."""
    path = tmp_path / "test_some.py"
    path.write_text(
        "def test_some():\n    if []:\n        assert 1\n        wait()\n"
        "    with pytest.raises(ValueError):\n        number = 1 / 0\n"
        "    with suppress(OSError):\n        wait()\n        assert 2  # unreached: a guard\n"
        "def test_skipped():\n    skip()\n    assert 3\n"
    )
    assert [f"{path}:{line}" for line in (3, 4, 6)] == unreached(path, {3, 4, 6, 8, 9, 12})
