"""`make check`: lint, format, import rules and types, as many at a time as there are processors."""

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from testing.changes import ROOT

PYTHON = (sys.executable, "-m")
# mypy's cache is for one platform. For Windows it reads what runs there.
FOR_WINDOWS = ("--platform", "win32", "--cache-dir", ".mypy_cache/win32")
# The quick ones first, so that what they find is printed at once; then the longest.
CHECKS = (
    (*PYTHON, "ruff", "check"),
    (*PYTHON, "ruff", "format", "--check"),
    (str(Path(sys.executable).with_name("lint-imports")), "--no-logo"),
    (*PYTHON, "mypy"),
    (*PYTHON, "mypy", *FOR_WINDOWS, "engine", "straights_gui", "straights_server", "packaging/windows"),
    (*PYTHON, "web.check_types"),
)


def run_checks(checks: Sequence[Sequence[str]]) -> int:
    """Run all, print each output whole and in this order, then name what failed; 1 if anything did."""
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for check, done in zip(checks, threads.map(_run, checks), strict=True):
            print(shlex.join(check), done.stdout, sep="\n", end="", flush=True)
            if done.returncode:
                failed.append(shlex.join(check))
    for check_line in failed:
        print(f"Failed: {check_line}", flush=True)
    return int(bool(failed))


def _run(check: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        check, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


if __name__ == "__main__":
    sys.exit(run_checks(CHECKS))
