"""Each target of the Makefile starts: its programs are found, and all that they import."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="needs make")

TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
# A line of a recipe that starts Python: the folders of its modules, then a module or a script.
PROGRAM = r"(?:PYTHONPATH='?([^' ]+)'? )?[^;\n]*?python3? (?:-m ([\w.]+)|\"?([\w/.$]+\.py|\$script))"
LOAD = "import runpy, sys; sys.path[0] = sys.argv[3]; getattr(runpy, sys.argv[1])(sys.argv[2], run_name='')"
OF_OTHERS = {"pytest", "ruff", "coverage", "sphinx", "venv", "mypy"}


def programs(target: str) -> set[tuple[str, str]]:
    """The folders and the module or script of each program that a target starts."""
    recipe = subprocess.run(
        ["make", "--dry-run", target], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    found = {(folders, module or script) for folders, module, script in re.findall(PROGRAM, recipe)}
    scripts = [path.relative_to(ROOT).as_posix() for path in (ROOT / "benchmarks").glob("*.py")]
    loops = {(folders, script) for folders, each in found if each == "$script" for script in scripts}
    return {(folders, each) for folders, each in found | loops if each not in {"$script", *OF_OTHERS}}


STARTED = sorted({program for target in TARGETS for program in programs(target)})


@pytest.mark.parametrize("folders, program", STARTED, ids=lambda each: each.rpartition("/")[2])
def test_what_a_target_starts_finds_all_that_it_imports(folders: str, program: str) -> None:
    is_script = program.endswith(".py")
    function, first = ("run_path", str((ROOT / program).parent)) if is_script else ("run_module", "")
    environment = {**os.environ, "PYTHONPATH": folders, "QT_QPA_PLATFORM": "offscreen"}
    argv = [sys.executable, "-c", LOAD, function, program, first]
    done = subprocess.run(argv, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stderr)


def test_every_target_starts_something() -> None:
    without = {target for target in TARGETS if not programs(target)}

    assert {"help", "clean", "lock", "audit", "lint", "imports", "types", "types-for-windows"} == without


def test_clean_removes_what_git_ignores(tmp_path: Path) -> None:
    """But for the tables of a server that runs in the checkout."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for name in (line.strip("/") for line in ignored if not line.startswith("#")):
        file = tmp_path / name.replace("**", "straights/playouts").replace("*", "x")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    subprocess.run(["make", "-f", ROOT / "Makefile", "clean"], cwd=tmp_path, check=True)

    assert ["straights.sqlite3x"] == [file.name for file in tmp_path.rglob("*") if file.is_file()]
