"""What conftest.py promises to every test, however pytest was started."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.processes import run_python
from tests.support.waiting import LONGEST_WAIT


def test_programs_are_started_with_buffered_streams() -> None:
    """An unbuffered stream has nothing to flush at the end of a program, which hides what fails there."""
    assert "PYTHONUNBUFFERED" not in os.environ


def test_ctrl_c_reaches_programs() -> None:
    """A program that a test starts is interrupted by SIGINT, as one that a player starts."""
    code = "import signal, sys; sys.exit(signal.getsignal(signal.SIGINT) is not signal.default_int_handler)"

    assert 0 == run_python("-c", code, timeout=LONGEST_WAIT, check=False).returncode


@pytest.mark.skipif(sys.platform == "win32", reason="a shell starts pytest")
def test_ctrl_c_reaches_programs_from_a_script_in_the_background() -> None:
    """`make test &`: the shell starts pytest with SIGINT ignored, which programs would inherit."""
    one = f"{Path(__file__).relative_to(ROOT)}::{test_ctrl_c_reaches_programs.__name__}"
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-m", "pytest", "-q", one],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},  # no second X server
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
        check=False,
    )

    assert 0 == done.returncode, done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is for Linux")
def test_an_x_server_that_cannot_start_is_told(tmp_path: Path) -> None:
    """As in a container whose folder of X sockets belongs to somebody else; the tests run all the same."""
    (tmp_path / "Xvfb").write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
    (tmp_path / "Xvfb").chmod(0o755)
    one = f"{Path(__file__).relative_to(ROOT)}::{test_ctrl_c_reaches_programs.__name__}"
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    del environment["QT_QPA_PLATFORM"]
    done = run_python("-m", "pytest", one, env=environment, check=False)

    assert 0 == done.returncode, done.stdout
    assert "Xvfb cannot start here: windows are tested offscreen.\n" in done.stdout


def run_pytest(folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder with the conftest.py of ours."""
    place = ("--rootdir", str(folder), "-c", os.devnull, "-p", "tests.conftest", str(folder))
    around = os.environ | {"QT_QPA_PLATFORM": "offscreen"} | environment
    return run_python("-m", "pytest", *options, *place, env=around, timeout=LONGEST_WAIT, check=False)


def test_what_a_test_has_opened_is_closed_also_where_it_fails(tmp_path: Path) -> None:
    """And what a file's tests share stays."""
    (tmp_path / "test_left.py").write_text(
        "import pytest\n"
        "from tests.support.opened import OPENED\n"
        "closed = []\n"
        "@pytest.fixture(scope='module', autouse=True)\n"
        "def shared(): OPENED.append(lambda: closed.append('shared'))\n"
        "def test_fails():\n"
        "    OPENED.append(lambda: closed.append('own'))\n"
        "    raise ValueError\n"
        "def test_next(): assert closed == ['own']\n"
    )

    assert "1 failed, 1 passed" in run_pytest(tmp_path, "-q", "-pno:randomly").stdout
