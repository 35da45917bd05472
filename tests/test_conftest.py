"""What conftest.py promises to every test, however pytest was started."""

import os
import subprocess
from pathlib import Path

from tests.support.processes import run_python
from tests.support.waiting import LONGEST_WAIT


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
