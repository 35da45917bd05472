"""What holds for every test: Qt's platform, the amount of random examples, signals, and a home of its own."""

import gc
import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from functools import wraps
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import coverage
import pytest
from hypothesis import Phase, settings

from tests.support.opened import OPENED

# A home for settings, saved games and caches, so that a test neither reads nor changes the player's own.
HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")

LIMITS: list[str] = []  # what is said at the end

MEASURED_EXAMPLES = 10  # of each property, for the coverage

# Where Linux keeps files in memory. Strategies of the arena that are closed in see an empty folder there.
MEMORY = "/dev/shm"  # folders of our own are made in it

# The same examples in every run, so that a failure belongs to the change that caused it; no deadline, since a
# shared machine is slow at times.
settings.register_profile("quick", derandomize=True, max_examples=50, deadline=None, print_blob=True)
settings.register_profile("soak", max_examples=2_000, deadline=None, print_blob=True)
# For each of many mutants: that something fails is enough, the smallest example is not looked for.
settings.register_profile(
    "few", settings.get_profile("quick"), max_examples=10, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile(
    "soak" if os.environ.get("STRAIGHTS_SOAK") == "1" else os.environ.get("STRAIGHTS_EXAMPLES", "quick")
)

# The programs that tests start run as a player starts them. With unbuffered streams nothing is left to flush
# at their end; without bytecode each program compiles all modules, as does pytest; a shell starts what a
# script runs in the background (`make test &`) with Ctrl-C ignored, and nohup with the end of a terminal.
os.environ.pop("PYTHONUNBUFFERED", None)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def starts_x_server() -> bool:
    """Whether Xvfb is here and can make its socket; pytest-xvfb would end all processes without a word."""
    if shutil.which("Xvfb") is None:
        return False
    from bundle.paths import PackagingError  # not in every pytest that has this file
    from linux.checks.xvfb import Xvfb  # as above

    try:
        with Xvfb():
            return True
    except PackagingError:
        LIMITS.append("Xvfb cannot start here: windows are tested offscreen.")
        return False


if sys.platform.startswith("linux") and "QT_QPA_PLATFORM" not in os.environ:
    # Windows are tested on a real X server of their own (pytest-xvfb starts it), else offscreen; never on the
    # desktop of whoever calls. Set here since Qt looks once, when it is imported.
    os.environ["QT_QPA_PLATFORM"] = "xcb" if starts_x_server() else "offscreen"


def pytest_configure(config: pytest.Config) -> None:
    """Measure the processes that run tests (see the Makefile), not the programs that these start."""
    if hasattr(config, "workerinput") or config.getoption("dist", "no") == "no":
        os.environ.pop("COVERAGE_PROCESS_START", None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among what the tests are made of, which stays to the end: a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """End with one line of what was skipped: the reasons, the most frequent first."""
    reports = (each for each in terminalreporter.stats.get("skipped", ()) if isinstance(each.longrepr, tuple))
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reports)
    for limit in LIMITS:
        terminalreporter.write_line(limit)
    if reasons:
        said = "; ".join(f"{number} {reason}" for reason, number in reasons.most_common())
        terminalreporter.write_line(f"Skipped tests: {said}")


def pytest_xvfb_disable() -> bool:
    """Start no X server that nobody would use."""
    return os.environ.get("QT_QPA_PLATFORM") != "xcb"


def has_room_in_memory() -> bool:
    """Whether files can be kept in memory: a gigabyte of them, programs too (containers often have less)."""
    if not sys.platform.startswith("linux") or not os.access(MEMORY, os.W_OK):
        return False
    system = os.statvfs(MEMORY)
    return not system.f_flag & os.ST_NOEXEC and system.f_bavail * system.f_frsize > 1 << 30


@pytest.fixture(scope="session")
def quick_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Name a folder in memory, where a file is replaced in a hundredth of the time; else one on the disk."""
    if not has_room_in_memory():
        yield tmp_path_factory.mktemp("quick")
        return
    with TemporaryDirectory(prefix="straights-tests-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def homes(quick_folder: Path) -> Iterator[Path]:
    """Name a folder for each test; pytest's own numbers would read the folders of all tests before it."""
    return (quick_folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test empty folders for settings, data and caches, in the environment and in Qt."""
    home = next(homes)
    home.mkdir(mode=0o700)
    for variable in HOMES:
        folder = home / variable.lower()
        folder.mkdir(mode=0o700)
        monkeypatch.setenv(variable, str(folder))
    from PySide6.QtCore import QSettings

    # QSettings reads the environment once in a process, so it has to be told.
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(home / "xdg_config_home"))
    return home


@pytest.fixture(autouse=True)
def few_examples_are_measured(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Measure the engine with a property's first examples: the others reach hardly more and take longer."""
    measurement = coverage.Coverage.current()
    handle = getattr(request.function, "hypothesis", None)  # which a state machine has not
    if measurement is None or handle is None or os.environ.get("STRAIGHTS_BRANCHES"):
        yield
        return
    examples = count(1)

    @wraps(handle.inner_test)
    def measured_at_first(*arguments: object, **named: object) -> object:
        if next(examples) == MEASURED_EXAMPLES + 1:
            measurement.stop()
        return handle_inner(*arguments, **named)

    handle_inner = handle.inner_test
    monkeypatch.setattr(handle, "inner_test", measured_at_first)
    yield
    if coverage.Coverage.current() is None:
        measurement.start()


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Close what the test has opened, also where it fails; what the tests of a file share stays."""
    shared = len(OPENED)
    yield
    while len(OPENED) > shared:
        OPENED.pop()()


@pytest.fixture
def no_coverage() -> Iterator[None]:
    """Measure no coverage, which takes thrice as long, of a test that reaches nothing that others do not."""
    measurement = coverage.Coverage.current()
    if measurement is not None:
        measurement.stop()
    yield
    if measurement is not None:
        measurement.start()
