"""The tests of the engine, the server and the window's model, run by the Python for Windows under Wine."""

import shutil

from bundle import paths
from bundle.lock_files import WINDOWS, requirements
from bundle.paths import PackagingError
from windows.checks.installer_fixture import InstallerFixture
from windows.checks.system import SystemFailed
from windows.checks.wine import Wine
from windows.cross_build import frozen_game, windows_python

TESTS = (
    *("tests/engine", "engine", "tests/straights_server", "tests/straights_gui/model"),
    "tests/install/test_package_steps.py",  # what the release runs can be imported on Windows
)
_LOCK = paths.PACKAGING / "requirements-dev.txt"
# NumPy does not load: Wine's C library lacks functions that it imports. Other tests skip what needs it.
_NEED_NUMPY = tuple(
    f"tests/engine/straights/rl/test_{name}.py" for name in ("aec", "open_spiel_game", "vector_env")
)
_STATE_OF_THE_NETWORK = "PySide6/plugins/networkinformation"
# Of the lock file for tests.
_PACKAGES = (
    *("coverage", "hypothesis", "iniconfig", "openskill", "pluggy", "prometheus-client", "pygments"),
    *("pytest", "pytest-qt", "pytest-xvfb", "pyvirtualdisplay", "redis", "sortedcontainers", "tqdm", "treys"),
)
_FOLDER = frozen_game.FOLDER / "tests"
_SECONDS = 3600  # of the processor


class TestsFailed(PackagingError):
    """Tests failed under Wine; the message has what pytest printed."""

    __test__ = False  # pytest takes it for a test


def the_tests_pass(fixture: InstallerFixture) -> None:
    """The tests of the engine, the server and the window's model pass with the Python for Windows."""
    assert isinstance(fixture.system, Wine)
    try:
        run_tests(fixture.system)
    except SystemFailed as failure:
        # WORKAROUND: Wine 8's server may stop when sockets are closed (an assertion in sock_poll_event).
        print(f"    Wine stopped ({failure}): the tests are run again", flush=True)
        run_tests(fixture.system)


def run_tests(wine: Wine, *argv: str) -> None:
    """Run the tests, or others that pytest's arguments name; raises TestsFailed."""
    packages = frozen_game.FOLDER / "test-packages"
    lines = requirements(_LOCK, WINDOWS)
    wanted = [line for line in lines if line.partition("==")[0] in _PACKAGES]
    windows_python.install_locked(packages, wanted)
    # Wine hangs in it, and the frozen game is without it.
    shutil.rmtree(windows_python.packages_of(frozen_game.PYTHON) / _STATE_OF_THE_NETWORK, ignore_errors=True)
    frozen_game.copy_checkout(_FOLDER)
    frozen_game.unpack_compiled(_FOLDER)
    done = wine.output_of(
        *(wine.python, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *(f"--ignore={name}" for name in _NEED_NUMPY),
        *(argv or TESTS),
        environment={"PYTHONPATH": wine.path(packages), "QT_QPA_PLATFORM": "offscreen"},
        seconds=_SECONDS,
        folder=_FOLDER,
    )
    said, errors = (text.decode(errors="replace").replace("\r", "") for text in (done.stdout, done.stderr))
    if done.returncode:
        raise TestsFailed(f"tests failed under Wine:\n{said}{errors}")
    print(f"    {said.strip().splitlines()[-1]}", flush=True)  # Wine itself writes to standard error


TESTS_OF_WINDOWS = (the_tests_pass,)
