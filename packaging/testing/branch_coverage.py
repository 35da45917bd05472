"""Checks branch coverage alone: `branch_coverage.py PACKAGE PERCENT`, after `coverage run`.

`coverage report` adds lines and branches, so that many lines would hide a few untested branches.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path


def branches(package: str) -> tuple[int, int]:
    """The number of branches taken, and of all."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        argv = ["json", "--quiet", f"--include={package}/*", "-o", str(report)]
        subprocess.run([sys.executable, "-m", "coverage", *argv], check=True)
        totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
    return int(totals["covered_branches"]), int(totals["num_branches"])


def main(package: str, floor: str) -> int:
    """Print the share of branches taken, and fail below the floor."""
    taken, total = branches(package)
    percent = 100 * taken / total if total else 100.0
    print(f"{package}: {taken} of {total} branches taken, {percent:.1f} % (at least {floor} % are wanted)")
    return 0 if percent >= float(floor) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
