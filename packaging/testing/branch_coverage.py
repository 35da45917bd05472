"""Checks branch coverage alone: `branch_coverage.py PACKAGE PERCENT`, after `coverage run`.

`coverage report` adds lines and branches, so that many lines would hide a few untested branches.
"""

import json
import subprocess
import sys
from typing import Any


def report(package: str) -> Any:
    """What `coverage json` says of a package."""
    argv = ["json", "--quiet", f"--include={package}/*", "-o", "-"]
    done = subprocess.run([sys.executable, "-m", "coverage", *argv], check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


def main(package: str, floor: str) -> int:
    """Print the share of branches taken, and fail below the floor."""
    totals = report(package)["totals"]
    taken, total = totals["covered_branches"], totals["num_branches"]
    percent = 100 * taken / total if total else 100.0
    print(f"{package}: {taken} of {total} branches taken, {percent:.1f} % (at least {floor} % are wanted)")
    return 0 if percent >= float(floor) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
