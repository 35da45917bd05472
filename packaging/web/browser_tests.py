"""Runs the tests of the built page in real browsers: `make test-web`."""

import subprocess

from bundle import paths
from bundle.paths import PackagingError

PYTHON = paths.ROOT / ".venv" / "bin" / "python"
# Three processes, each with its own browsers, since they wait half of the time; they need no X server. A walk
# through all places of the page takes minutes on a busy machine.
PARALLEL = ("-n", "3", "--dist=worksteal", "--no-xvfb", "-o", "faulthandler_timeout=900")


def check_web() -> None:
    """Run the tests, with further arguments for pytest from PYTEST_ADDOPTS."""
    if not PYTHON.exists():
        raise PackagingError("the tests need the environment .venv: make setup")
    command = [str(PYTHON), "-m", "pytest", "-m", "web", *PARALLEL, "tests/straights_web"]
    subprocess.run(command, cwd=paths.ROOT, check=True)
