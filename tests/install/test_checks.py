"""`make check` runs its checks beside one another, and reports them as if one followed the other."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from testing import quick
from testing.changes import ROOT
from testing.checks import FOR_WINDOWS, PYTHON, run_checks
from testing.unreached_assertions import unreached


def test_each_check_reports_in_its_place_and_one_that_failed_is_named_again_at_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first has something to say only when the second has spoken."""
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    os.mkfifo(tmp_path / "pipe")
    first = ("sh", "-c", f"cat {tmp_path}/pipe; echo a wrong type >&2; exit 2")
    second = ("sh", "-c", f"echo all well; echo read > {tmp_path}/pipe")

    status = run_checks([first, second])

    lines = capfd.readouterr().out.splitlines()
    assert status == 1
    assert ["read", "a wrong type", "all well"] == [line for line in lines if "sh -c" not in line]
    assert lines[-1].startswith("Failed: sh -c 'cat ")


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
    argv = [*PYTHON, "mypy", *FOR_WINDOWS, str(tmp_path / "planted.py")]
    said = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    refused = [int(line) for line in re.findall(r"planted.py:(\d+): error", said)]

    assert list(range(2, 2 + len(calls))) == refused


def test_make_quick_tests_a_new_computer_with_documents_and_translations() -> None:
    """They list the computers, and so break with a new one."""
    expected = {"tests/engine/straights/strategies", quick.DOCUMENTS, "tests/straights_gui/resources"}

    assert expected <= {*quick.tests_for(["engine/straights/strategies/new.py"])}


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
