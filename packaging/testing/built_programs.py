"""The steps of package.py that test what was built by pytest in `.venv`; PYTEST_ADDOPTS has more arguments.

The page is tested in real browsers: `make test-web`. The game for Windows, which is frozen here, from this
checkout, is tried under Wine; docs/decisions/0015 lists what Wine cannot show.
"""

import subprocess

from bundle import paths
from bundle.paths import PackagingError

PYTHON = paths.ROOT / ".venv" / "bin" / "python"
PYTEST = (str(PYTHON), "-m", "pytest", "--no-xvfb")
# Three processes, each with its own browsers, since they wait half of the time; they need no X server. A walk
# through all places of the page takes minutes on a busy machine.
WEB = ("-m", "web", "-n", "3", "--dist=worksteal", "-o", "faulthandler_timeout=900", "tests/straights_web")
# The first failure ends them; freezing takes minutes.
WINE = ("-v", "-x", "-o", "faulthandler_timeout=0")
# In this order: what one installs, the next play, upgrade and remove.
CHECKS = tuple(
    f"packaging/windows/checks/test_{name}.py"
    for name in ("installation", "game", "hosting", "second_window", "changes")
)


def check_web() -> None:
    """Test the page."""
    _run(*WEB)


def check_game() -> None:
    """Freeze the game for Windows, and try it."""
    _run(*WINE, *CHECKS)


def _run(*argv: str) -> None:
    if not PYTHON.exists():
        raise PackagingError("the tests need the environment .venv: make setup")
    subprocess.run([*PYTEST, *argv], cwd=paths.ROOT, check=True)
