"""`make quick`: the tests of what was changed, none of which starts after a minute."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bundle import paths
from testing import quick
from tests.support.waiting import LONGEST_WAIT

BOTH_PASS = "def test_first(): pass\ndef test_second(): pass\n"
SECOND_FAILS = "def test_first(): pass\ndef test_second(): assert False\n"


@pytest.mark.parametrize(
    "file, expected",
    [
        ("engine/straights/storage/savegame.py", ["tests/engine/straights/storage"]),
        ("straights_web/game.js", ["tests/straights_web"]),
        ("tests/straights_web/model/link.test.mjs", ["tests/straights_web/test_in_node.py"]),
        ("packaging/linux/deb.py", ["tests/install"]),
        (".github/workflows/check.yml", ["tests/install"]),
        ("tests/test_readme.py", ["tests/test_readme.py"]),
        ("tests/support/paths.py", []),
        ("README.md", ["tests/test_documents.py"]),
        ("docs/web.md", ["tests/test_documents.py"]),
        ("Makefile", ["tests/install"]),
        ("pyproject.toml", ["tests/install"]),
    ],
)
def test_a_changed_file_selects_the_tests_of_its_room(file: str, expected: list[str]) -> None:
    """Each once, and then the tests of the architecture, which any file can break."""
    assert [*expected, "tests/architecture"] == quick.tests_for([file, file])


@pytest.mark.parametrize(
    "content, seconds, status, said",
    [
        (BOTH_PASS, 60, 0, "2 passed"),
        (SECOND_FAILS, 60, 1, "1 failed, 1 passed"),
        (SECOND_FAILS, 0, 0, "the time is over: make test runs the rest"),
    ],
)
def test_after_the_time_no_further_test_runs(
    tmp_path: Path, content: str, seconds: int, status: int, said: str
) -> None:
    """What was not run is no failure, and is said."""
    (tmp_path / "test_two.py").write_text(content)
    options = ["--rootdir=.", f"-c{os.devnull}", "-pno:randomly", "."]
    imports = "import sys, time; from testing.quick import run_tests"
    code = f"{imports}; sys.exit(run_tests({options}, time.monotonic() + {seconds}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(paths.PACKAGING), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
        check=False,
    )

    assert status == done.returncode
    assert said in done.stdout
