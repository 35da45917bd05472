"""Set-up in two commands: what the parts of packaging/bootstrap.py promise, on invented machines."""

import dataclasses
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import bootstrap
import set_up
import system_setup
from straights_gui.platform import display
from system_packages import (
    LIBRARIES,
    Missing,
    Purpose,
    System,
    missing_for_compiling,
    missing_for_the_game,
    missing_for_the_tests,
)
from system_setup import Apt, MissingPackages
from tests.support.waiting import LONGEST_WAIT
from virtual_environment import EXTENSIONS, VirtualEnvironment, progress, run

COMPLETE = System(
    can_load=lambda _soname: True,
    finds_program=lambda _name: True,
    finds_module=lambda _name: True,
    has_fonts=lambda: True,
    exists=lambda _path: True,
    has_package=lambda _name: True,
)
BARE = System(
    can_load=lambda _soname: False,
    finds_program=lambda _name: False,
    finds_module=lambda _name: False,
    has_fonts=lambda: False,
    exists=lambda _path: False,
    has_package=lambda _name: False,
)
NO_COMPILER = dataclasses.replace(
    COMPLETE,
    finds_program=lambda name: not name.endswith(("cc", "gcc")),
    exists=lambda path: not path.endswith(".h"),
)
NO_X_SERVER = dataclasses.replace(COMPLETE, finds_program=lambda name: name not in {"Xvfb", "xauth"})
ICCCM = Missing("libxcb-icccm.so.4", "libxcb-icccm4")
KEYSYMS = Missing("libxcb-keysyms.so.1", "libxcb-keysyms1")


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test believe that it runs on Linux."""
    monkeypatch.setattr("sys.platform", "linux")


class FakeApt:
    """An apt that notes what it is asked, and how it answers."""

    def __init__(self, *answers: bool) -> None:
        self.commands: list[str] = []
        self.answers = list(answers)

    def run(self, command: Sequence[str]) -> bool:
        self.commands.append(" ".join(command))
        return self.answers.pop(0) if self.answers else True

    def here(self, *, is_root: bool, knows_packages: bool = True) -> Apt:
        return Apt(is_here=True, is_root=is_root, knows_packages=knows_packages, run=self.run)


def test_an_old_python_is_refused_in_a_sentence() -> None:
    """Python >= 3.11; an older one is told so, with the way out."""
    sentence = bootstrap.too_old((3, 10, 12), "/usr/bin/python3")

    assert sentence is not None
    assert "needs Python 3.11 or later; /usr/bin/python3 is 3.10.12" in sentence
    assert "make run PYTHON=" in sentence


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 5), (4, 0, 0)])
def test_a_python_of_today_is_taken(version: tuple[int, int, int]) -> None:
    """Python 3.11 and everything later will do."""
    assert bootstrap.too_old(version, "python3") is None


@pytest.mark.parametrize(
    "environment, platform, expected",
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_the_window_opens_where_there_is_a_display(
    environment: dict[str, str], platform: str, monkeypatch: pytest.MonkeyPatch, *, expected: bool
) -> None:
    """A display, an explicit platform of Qt, or a system that always has one; else the console."""
    monkeypatch.setattr(display, "has_x_server", lambda _display: True)  # whatever runs on this machine

    assert display.has_display(platform, environment) is expected


def test_without_a_display_one_line_says_that_the_console_starts() -> None:
    """`make run` says so in one line."""
    assert "\n" not in set_up.NO_DISPLAY
    assert "console" in set_up.NO_DISPLAY


def test_the_console_needs_nothing_of_qt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a display `make run` starts the console on a system that lacks all of Qt's libraries."""
    started: list[str] = []

    def start(_environment: VirtualEnvironment, command: str, _arguments: Sequence[str]) -> int:
        started.append(command)
        return 0

    has_venv_alone = dataclasses.replace(BARE, finds_module=lambda _name: True)
    monkeypatch.setattr(system_setup, "THIS_SYSTEM", has_venv_alone)
    monkeypatch.setattr(set_up, "has_display", lambda _platform, _environment: False)
    monkeypatch.setattr(VirtualEnvironment, "ensure", lambda _environment, _purpose: None)
    monkeypatch.setattr(VirtualEnvironment, "run", start)

    assert (0, f"{set_up.NO_DISPLAY}\n") == (set_up.main(["run"]), capsys.readouterr().err)
    assert ["straights"] == started


def test_a_complete_system_lacks_nothing() -> None:
    """Where all is there, nothing is named."""
    assert [] == missing_for_the_game(COMPLETE)
    assert [] == missing_for_the_tests(COMPLETE)


def test_a_bare_system_lacks_each_library_fonts_layouts_and_venv() -> None:
    """Each soname, a font, xkb-data and venv are looked for, before Qt can abort."""
    names = [thing.name for thing in missing_for_the_game(BARE)]

    assert list(LIBRARIES) == names[: len(LIBRARIES)]
    assert ["a font", "keyboard layouts (xkeyboard-config)", "Python's venv"] == names[len(LIBRARIES) :]


def test_a_soname_is_mapped_to_its_package() -> None:
    """The package of a missing library is named, and no other."""
    lacking = dataclasses.replace(COMPLETE, can_load=lambda soname: soname != ICCCM.name)

    assert [ICCCM] == missing_for_the_game(lacking)


def test_others_get_the_exact_command() -> None:
    """Without root the set-up stops with the exact command to type."""
    apt = FakeApt()

    with pytest.raises(MissingPackages) as stopped:
        system_setup.ensure(Purpose.RUN, BARE, apt.here(is_root=False))

    packages = " ".join(thing.package for thing in missing_for_the_game(BARE))
    assert f"\n    sudo apt-get install -y --no-install-recommends {packages}\n" in str(stopped.value)
    assert [] == apt.commands


def test_the_command_fetches_the_lists_where_there_are_none() -> None:
    """On a new machine apt knows no packages, so the command begins with update."""
    text = system_setup.advice([ICCCM, KEYSYMS], FakeApt().here(is_root=False, knows_packages=False))

    assert "\n    sudo apt-get update && sudo apt-get install -y " in text


def test_other_distributions_read_the_sonames() -> None:
    """Where there is no apt, what is missing is named as every system names it."""
    text = system_setup.advice(
        [ICCCM, KEYSYMS], dataclasses.replace(FakeApt().here(is_root=True), is_here=False)
    )

    assert "libxcb-icccm.so.4, libxcb-keysyms.so.1" in text
    assert "apt" not in text


def test_root_installs_what_is_missing_and_fetches_the_lists_first() -> None:
    """As root with apt it installs; a machine without package lists fetches them before."""
    apt = FakeApt()

    system_setup.install([ICCCM, KEYSYMS], apt.here(is_root=True, knows_packages=False))

    install = "apt-get install -y --no-install-recommends libxcb-icccm4 libxcb-keysyms1"
    assert ["apt-get update", install] == apt.commands


def test_root_fetches_newer_lists_when_the_old_ones_fail() -> None:
    """Package lists that are out of date are fetched once more."""
    apt = FakeApt(False, True, True)

    system_setup.install([ICCCM], apt.here(is_root=True))

    install = "apt-get install -y --no-install-recommends libxcb-icccm4"
    assert [install, "apt-get update", install] == apt.commands


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="needs apt-get")
def test_apt_waits_for_another_installation(tmp_path: Path) -> None:
    """On a new machine the system's own updates have the lock for minutes."""
    fcntl = pytest.importorskip("fcntl")
    (tmp_path / "status").touch()
    (tmp_path / "partial").mkdir()
    own_locks = (f"-oDir::State::status={tmp_path / 'status'}", f"-oDir::Cache::archives={tmp_path}")
    with (tmp_path / "lock-frontend").open("w") as lock, ThreadPoolExecutor() as threads:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        installed = threads.submit(
            system_setup.this_apt(COMPLETE).run, ["apt-get", "install", "--download-only", *own_locks]
        )
        with pytest.raises(TimeoutError):
            installed.result(timeout=2)
        fcntl.lockf(lock, fcntl.LOCK_UN)

        assert installed.result(LONGEST_WAIT)


def test_root_too_is_told_when_apt_fails() -> None:
    """An apt that cannot install ends in the command, not in an abort of Qt."""
    with pytest.raises(MissingPackages, match="\n    apt-get install"):
        system_setup.ensure(Purpose.RUN, BARE, FakeApt(False, False).here(is_root=True))


@pytest.mark.parametrize("is_ci", [False, True])
def test_a_build_machine_becomes_root_to_install(monkeypatch: pytest.MonkeyPatch, *, is_ci: bool) -> None:
    """Where `sudo` asks for no password; people are told what to type instead."""
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("CI", "true" if is_ci else "")
    apt = FakeApt()
    monkeypatch.setattr(system_setup, "run_quietly", apt.run)
    found = system_setup.this_apt(COMPLETE)

    assert is_ci == found.is_root
    if is_ci:
        system_setup.install([ICCCM], dataclasses.replace(found, knows_packages=True))
        assert [
            "sudo --non-interactive apt-get install -y --no-install-recommends libxcb-icccm4"
        ] == apt.commands


def test_playing_needs_no_x_server_of_its_own() -> None:
    """`make run` needs only what the run needs."""
    apt = FakeApt()

    system_setup.ensure(Purpose.RUN, NO_X_SERVER, apt.here(is_root=True))

    assert [] == apt.commands


def test_tests_run_offscreen_where_xvfb_cannot_be_had(capsys: pytest.CaptureFixture[str]) -> None:
    """Without root and without Xvfb a line says that window tests run offscreen; that is no error."""
    system_setup.ensure(Purpose.TEST, NO_X_SERVER, FakeApt().here(is_root=False))

    said = capsys.readouterr().err
    assert "Without Xvfb, xauth, some tests are skipped or run offscreen" in said
    assert "sudo apt-get install -y --no-install-recommends xvfb xauth" in said


def test_root_gets_xvfb_for_the_tests() -> None:
    """`make test` also wants Xvfb, and installs it where it can."""
    apt = FakeApt()

    system_setup.ensure(Purpose.TEST, NO_X_SERVER, apt.here(is_root=True))

    assert ["apt-get install -y --no-install-recommends xvfb xauth"] == apt.commands


@pytest.mark.parametrize("redis", ["redis-server", "redis-check-rdb"])
@pytest.mark.parametrize("browser", ["chromium", "google-chrome"])
def test_any_name_of_a_program_is_enough_for_the_tests(redis: str, browser: str) -> None:
    """Where Google's browser or a Redis of its own is installed, no other is asked for."""
    found = {"Xvfb", "xauth", "dbus-run-session", "/usr/libexec/at-spi-bus-launcher", "bwrap", "node"}
    system = dataclasses.replace(BARE, finds_program=lambda name: name in {*found, redis, browser})

    assert [] == missing_for_the_tests(system)


@pytest.fixture
def debians_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests believe that this Python is Debian's."""
    monkeypatch.setattr("sys.base_prefix", "/usr")
    monkeypatch.setattr("sys.version_info", (3, 11, 2))


@pytest.mark.usefixtures("debians_python")
def test_a_compiler_without_python_h_is_not_called_missing() -> None:
    """Gcc without Python's headers cannot compile either; what is missing is said, and no more."""
    without_headers = dataclasses.replace(COMPLETE, exists=lambda path: not path.endswith("Python.h"))

    assert [Missing("the headers of Python (Python.h)", "python3.11-dev")] == missing_for_compiling(
        without_headers
    )


@pytest.mark.usefixtures("debians_python")
def test_others_are_told_of_the_compiler_in_the_same_command() -> None:
    """One line has all that the tests can use; nobody is stopped a second time for a compiler."""
    with pytest.raises(MissingPackages) as stopped:
        system_setup.ensure(Purpose.TEST, BARE, FakeApt().here(is_root=False))

    (line,) = [line for line in str(stopped.value).splitlines() if "apt-get" in line]
    assert line.endswith(
        " xvfb xauth dbus at-spi2-core redis-tools bubblewrap nodejs chromium gcc libc6-dev python3.11-dev"
    )


@pytest.mark.usefixtures("debians_python")
def test_without_a_compiler_the_set_up_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    """It says what is lost, what is missing, and the command."""
    system_setup.ensure(Purpose.TEST, NO_COMPILER, FakeApt().here(is_root=False))

    said = capsys.readouterr().err
    assert "Without a C compiler, the headers of the C library, the headers of Python (Python.h), the" in said
    assert "playouts are interpreted" in said
    assert "sudo apt-get install -y --no-install-recommends gcc libc6-dev python3.11-dev" in said


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_bring_all_that_qt_needs(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On macOS and Windows the set-up works without apt."""
    monkeypatch.setattr("sys.platform", platform)

    system_setup.ensure(Purpose.TEST, BARE, FakeApt().here(is_root=False))


class FakeEnvironment(VirtualEnvironment):
    """An environment whose commands are noted instead of being run.

    Attributes:
        created: how often it was created.
        installed: what it was installed for, each time.
        fails: whether the installation of packages is interrupted.
        version: of the Python in it.
    """

    def __init__(self, root: Path, system: System = COMPLETE) -> None:
        super().__init__(root, system, self.do, self.say_version)
        self.created = 0
        self.installed: list[Purpose] = []
        self.fails = False
        self.version = f"{sys.version_info[0]} {sys.version_info[1]}\n"
        self.has_compiler = not missing_for_compiling(system)

    def do(self, command: Sequence[str], _packages: int) -> None:
        """What venv and pip would leave behind."""
        if "venv" in command:
            self.created += 1
            self.scripts.mkdir(parents=True)
            self.python.touch()
            (self.folder / "pyvenv.cfg").write_text(f"command = python3 -m venv {command[-1]}\n")
        elif "--requirement" in command:
            if self.fails:
                raise KeyboardInterrupt
            self.installed += [each for each in Purpose if each.lock == Path(command[-1]).name]
        elif self.has_compiler:
            extension = self.root / EXTENSIONS[0].replace("*", "deal_sampler")
            extension.parent.mkdir(parents=True, exist_ok=True)
            extension.touch()

    def say_version(self, command: Sequence[str]) -> str:
        """What its Python prints, if that is there."""
        return self.version if Path(command[0]).exists() else ""


@pytest.fixture
def environment(tmp_path: Path) -> FakeEnvironment:
    """Give an environment in an invented checkout."""
    for name in ("packaging/requirements-run.txt", "packaging/requirements-dev.txt", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "version.py").write_text("")
    return FakeEnvironment(tmp_path)


def test_the_first_call_says_how_much_it_installs(
    environment: FakeEnvironment, capsys: pytest.CaptureFixture[str]
) -> None:
    """Minutes on a slow line are announced, with the size; the second call says nothing."""
    environment.ensure(Purpose.TEST)
    first = capsys.readouterr().err
    environment.ensure(Purpose.TEST)

    assert "into .venv, about 900 MB on the disk.\nThe first time takes some minutes" in first
    assert "" == capsys.readouterr().err


def test_a_long_installation_shows_how_far_it_is() -> None:
    """Every tenth package, of those that this system needs; then pip unpacks all of them."""
    lines = [
        "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment\n",
        *(f"Collecting package{number}==1.0 (from -r requirements-dev.txt)\n" for number in range(10)),
        "Processing /wheels/package10-1.0-py3-none-any.whl (from -r requirements-dev.txt)\n",
        "Requirement already satisfied: setuptools==90.0 in .venv\n",
        "Installing collected packages: package0, package1\n",
    ]

    assert ["  10 of 12 packages found ...", "  12 of 12 packages found; unpacking ..."] == list(
        progress(lines, 13)
    )


def test_a_failed_command_of_the_set_up_is_named() -> None:
    """As a child process that ends with an error, in spite of the lines that are read from it."""
    with pytest.raises(subprocess.CalledProcessError, match="exit"):
        run([sys.executable, "-c", "exit(3)"])


def test_a_second_call_installs_nothing(environment: FakeEnvironment) -> None:
    """A second call finds the stamp and starts work at once."""
    environment.ensure(Purpose.RUN)
    environment.ensure(Purpose.RUN)

    assert [Purpose.RUN] == environment.installed


def test_what_serves_the_tests_serves_the_game(environment: FakeEnvironment) -> None:
    """After `make test`, `make run` has nothing to install; the other way round it has."""
    environment.ensure(Purpose.RUN)
    environment.ensure(Purpose.TEST)
    environment.ensure(Purpose.RUN)

    assert [Purpose.RUN, Purpose.TEST] == environment.installed


@pytest.mark.parametrize("name", ["packaging/requirements-run.txt", "pyproject.toml", "engine/version.py"])
def test_a_changed_pin_installs_again(environment: FakeEnvironment, name: str) -> None:
    """The stamp holds the lock file, the build and the version; a change in one ends its validity."""
    environment.ensure(Purpose.RUN)
    (environment.root / name).write_text("changed")
    environment.ensure(Purpose.RUN)

    assert [Purpose.RUN, Purpose.RUN] == environment.installed


@pytest.mark.usefixtures("debians_python")
def test_a_compiler_that_is_installed_later_is_noticed(environment: FakeEnvironment) -> None:
    """The next call compiles the playouts, without `make clean`."""
    FakeEnvironment(environment.root, NO_COMPILER).ensure(Purpose.RUN)
    assert not environment.is_ready(Purpose.RUN)

    environment.ensure(Purpose.RUN)
    assert environment.is_ready(Purpose.RUN)


@pytest.mark.usefixtures("debians_python")
def test_a_compiler_that_goes_changes_nothing(environment: FakeEnvironment) -> None:
    """What was compiled stays compiled."""
    environment.ensure(Purpose.RUN)

    assert FakeEnvironment(environment.root, NO_COMPILER).is_ready(Purpose.RUN)


def test_another_python_installs_again(environment: FakeEnvironment, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamp holds Python's version too."""
    environment.ensure(Purpose.RUN)
    monkeypatch.setattr("sys.version", "3.99.0 (invented)")

    assert not environment.is_ready(Purpose.RUN)


def test_a_vanished_python_is_noticed(environment: FakeEnvironment) -> None:
    """A stamp is worth nothing where the environment's Python is gone."""
    environment.ensure(Purpose.RUN)
    environment.python.unlink()

    assert not environment.is_ready(Purpose.RUN)


def test_an_interrupted_setup_is_not_taken_for_a_finished_one(environment: FakeEnvironment) -> None:
    """The stamp is written last, and an interruption takes the old ones away."""
    environment.ensure(Purpose.TEST)
    (environment.root / "pyproject.toml").write_text("changed")
    environment.fails = True

    with pytest.raises(KeyboardInterrupt):
        environment.ensure(Purpose.TEST)

    (environment.root / "pyproject.toml").write_text("pyproject.toml")
    assert not environment.is_ready(Purpose.RUN)
    assert not environment.is_ready(Purpose.TEST)


def test_a_whole_environment_is_installed_into(environment: FakeEnvironment) -> None:
    """It is created once, whatever is added to it."""
    for purpose in Purpose:
        environment.ensure(purpose)

    assert (1, [*Purpose]) == (environment.created, environment.installed)


DAMAGES: dict[str, Callable[[FakeEnvironment], object]] = {
    "no config": lambda environment: (environment.folder / "pyvenv.cfg").unlink(),
    "elsewhere": lambda environment: (environment.folder / "pyvenv.cfg").write_text(
        "command = python3 -m venv /elsewhere/.venv\n"
    ),
    "no python": lambda environment: environment.python.unlink(),
    "another python": lambda environment: setattr(environment, "version", "3 99\n"),
    "no pip": lambda environment: setattr(environment, "version", ""),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_environment_is_created_again(environment: FakeEnvironment, damage: str) -> None:
    """A folder that was moved, or has no Python of this version, does not count as an environment."""
    environment.ensure(Purpose.RUN)
    DAMAGES[damage](environment)
    environment.ensure(Purpose.TEST)

    assert 2 == environment.created


def test_an_unfinished_environment_is_created_again(environment: FakeEnvironment) -> None:
    """Nobody knows what an interrupted installation has left in it."""
    environment.ensure(Purpose.RUN)
    environment.fails = True
    with pytest.raises(KeyboardInterrupt):
        environment.ensure(Purpose.TEST)
    environment.fails = False
    environment.ensure(Purpose.TEST)

    assert (2, [Purpose.RUN, Purpose.TEST]) == (environment.created, environment.installed)


class Steps:
    """What the set-up was asked to do, in place of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[object] = []
        monkeypatch.setattr(set_up, "play", self.play)
        monkeypatch.setattr(set_up, "prepare", self.done.append)

    def play(self, arguments: Sequence[str]) -> int:
        self.done.append(arguments)
        return 0


@pytest.mark.parametrize("argv", [["6788", "--reseed-each-round"], ["--version"], []])
def test_arguments_of_the_game_are_handed_on(argv: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`make run ARGS="..."` passes arguments to the game, not to the set-up."""
    steps = Steps(monkeypatch)

    assert 0 == set_up.main(["run", *argv])
    assert [argv] == steps.done


@pytest.mark.parametrize(
    "argv, expected", [([], Purpose.TEST), (["test"], Purpose.TEST), (["run"], Purpose.RUN)]
)
def test_setup_is_for_everything_unless_said_otherwise(
    argv: list[str], expected: Purpose, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make setup` prepares for the tests as well."""
    steps = Steps(monkeypatch)

    assert 0 == set_up.main(["setup", *argv])
    assert [expected] == steps.done


def test_another_command_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """What the set-up does not know ends with status 2."""
    assert 2 == set_up.main(["dance"])
    assert capsys.readouterr().err.startswith("usage: ")


def failing(error: BaseException) -> Callable[[object], None]:
    """Make a step that fails."""

    def step(_purpose: object) -> None:
        raise error

    return step


@pytest.mark.parametrize(
    "error, status, sentence",
    [
        (MissingPackages("Type this"), 1, "Type this"),
        (subprocess.CalledProcessError(1, ["pip", "install"]), 1, "this command failed: pip install"),
        (KeyboardInterrupt(), 130, "Interrupted"),
    ],
)
def test_a_failed_setup_ends_in_a_sentence(
    error: BaseException,
    status: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No way to fail ends in a traceback."""
    monkeypatch.setattr(set_up, "prepare", failing(error))

    assert status == set_up.main(["setup"])
    assert sentence in capsys.readouterr().err
