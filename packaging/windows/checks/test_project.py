"""The tests of the engine, the server and the window's model, run by the Python for Windows under Wine."""

import shutil

import pytest

from bundle import paths
from bundle.lock_files import WINDOWS, requirements
from windows.checks.installers import Installers
from windows.cross_build import frozen_game, windows_python

TESTS = (
    *("tests/engine", "engine", "tests/straights_server", "tests/straights_gui/model"),
    "tests/install/test_package_steps.py",  # what the release runs can be imported on Windows
)
_LOCK = paths.PACKAGING / "requirements-dev.txt"
# NumPy does not load: Wine's C library lacks functions that it imports. Other tests skip what needs it.
_NEED_NUMPY = tuple(
    f"tests/engine/straights/rl/test_{name}.py"
    for name in ("aec", "open_spiel_game", "single_round", "vector_env")
)
_STATE_OF_THE_NETWORK = "PySide6/plugins/networkinformation"
# Of the lock file for tests.
_PACKAGES = (
    *("coverage", "hypothesis", "iniconfig", "openskill", "pluggy", "prometheus-client", "pygments"),
    *("pytest", "pytest-qt", "pytest-xvfb", "pyvirtualdisplay", "redis", "sortedcontainers", "tqdm", "treys"),
)
_FOLDER = frozen_game.FOLDER / "tests"
_SECONDS = 3600


@pytest.mark.soak
def test_the_tests_pass(windows: Installers) -> None:
    wine, packages = windows.system, frozen_game.FOLDER / "test-packages"
    lines = requirements(_LOCK, WINDOWS)
    windows_python.install_locked(packages, [line for line in lines if line.partition("==")[0] in _PACKAGES])
    # Wine hangs in it, and the frozen game is without it.
    shutil.rmtree(windows_python.packages_of(frozen_game.PYTHON) / _STATE_OF_THE_NETWORK, ignore_errors=True)
    frozen_game.copy_checkout(_FOLDER)
    frozen_game.unpack_compiled(_FOLDER)
    done = wine.output_of(
        *(str(frozen_game.PYTHON / "python.exe"), "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *(f"--ignore={name}" for name in _NEED_NUMPY),
        *TESTS,
        environment={"PYTHONPATH": wine.path(packages), "QT_QPA_PLATFORM": "offscreen"},
        seconds=_SECONDS,
        folder=_FOLDER,
    )

    assert 0 == done.returncode, (done.stdout + done.stderr).decode(errors="replace")
