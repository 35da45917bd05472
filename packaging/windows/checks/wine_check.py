"""Tries the game for Windows under Wine, with pytest on Linux. It is frozen here, from this checkout.

docs/decisions/0015 lists what Wine cannot show.
"""

import subprocess

from bundle import paths
from bundle.paths import PackagingError
from web.browser_tests import PYTHON

FOLDER = "packaging/windows/checks"
# In this order: what one installs, the next play, upgrade and remove.
NAMES = ("installation", "game", "hosting", "second_window", "changes")
FILES = tuple(f"{FOLDER}/test_{name}.py" for name in NAMES)
# The first failure ends them; freezing takes minutes.
PYTEST = (str(PYTHON), "-m", "pytest", "-v", "-x", "--no-xvfb", "-o", "faulthandler_timeout=0")


def check_game() -> None:
    """Freeze the game, and try it, with further arguments for pytest from PYTEST_ADDOPTS."""
    if not PYTHON.exists():
        raise PackagingError("the checks need the environment .venv: make setup")
    subprocess.run([*PYTEST, *FILES], cwd=paths.ROOT, check=True)
