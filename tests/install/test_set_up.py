"""The set-up: what `packaging/bootstrap.py setup|run` does on invented machines."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

import set_up
import system_packages
from set_up import EXTENSIONS, Purpose, SetUpFailed, VirtualEnvironment
from system_packages import CHROMIUM, COMPILER, LIBRARIES, QT, TESTS, VENV, Requirement
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

INSTALL = "apt-get install -y --no-install-recommends"
UPDATE = "apt-get update"


def packages(requirements: Iterable[Requirement]) -> list[str]:
    """The packages in the order in which apt is asked for them."""
    return list(dict.fromkeys(requirement.package for requirement in requirements))


class Machine:
    """A Debian with a checkout; it notes what the set-up does.

    Attributes:
        lacking: the packages that are not installed.
        asked: the commands of apt.
        answers: whether the next commands of apt succeed; all later ones do.
        created: how often `.venv` was created.
        installed: the lock files that were installed.
        started: the command of the game.
        version: what the Python in `.venv` says of itself.
    """

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.environment = root, VirtualEnvironment(root)
        self.lists = root / "debian_Packages"
        self.has_apt, self.is_root, self.has_display, self.is_interrupted = True, False, True, False
        self.lacking: set[str] = set()
        self.asked: list[str] = []
        self.answers: list[bool] = []
        self.created = 0
        self.installed: list[str] = []
        self.started: list[str] = []
        self.version = "{} {}\n".format(*sys.version_info[:2])
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr("os.geteuid", lambda: 0 if self.is_root else 1000)
        monkeypatch.setattr("shutil.which", lambda name: name if self.has_apt or name != "apt-get" else None)
        monkeypatch.setattr("subprocess.run", self.apt)
        monkeypatch.setattr(set_up, "ROOT", root)
        monkeypatch.setattr(set_up, "PACKAGE_LISTS", root)
        monkeypatch.setattr(set_up, "missing", self.missing)
        monkeypatch.setattr(set_up, "has_display", lambda *_: self.has_display)
        monkeypatch.setattr(set_up, "run", self.run)
        monkeypatch.setattr(set_up, "output_of", lambda argv: self.version if Path(argv[0]).exists() else "")
        monkeypatch.setattr(VirtualEnvironment, "execute", self.execute)

    def missing(self, requirements: Iterable[Requirement]) -> list[Requirement]:
        return [requirement for requirement in requirements if requirement.package in self.lacking]

    def apt(self, argv: Sequence[str], **_options: object) -> "subprocess.CompletedProcess[str]":
        self.asked.append(" ".join(argv[: argv.index("-qq")]))
        succeeds = self.answers.pop(0) if self.answers else True
        if succeeds:
            self.lacking.difference_update(argv)
        return subprocess.CompletedProcess(argv, int(not succeeds))

    def run(self, command: Sequence[str], _packages: int = 0) -> None:
        """Leave behind what venv and pip would."""
        if "venv" in command:
            self.created += 1
            self.environment.scripts.mkdir(parents=True)
            self.environment.python.touch()
            (self.environment.folder / "pyvenv.cfg").write_text(f"command = python3 -m venv {command[-1]}\n")
        elif "--requirement" in command:
            if self.is_interrupted:
                raise KeyboardInterrupt
            self.installed.append(Path(command[-1]).stem)
        elif not self.lacking.intersection(packages(COMPILER)):
            (self.root / EXTENSIONS[0].replace("*", "deal_sampler")).touch()

    def execute(self, command: str, arguments: Sequence[str]) -> int:
        self.started = [command, *arguments]
        return 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Give a machine that lacks nothing."""
    monkeypatch.setenv("CI", "")
    (tmp_path / EXTENSIONS[0]).parent.mkdir(parents=True)
    (tmp_path / "packaging").mkdir()
    for name in (*Purpose.TEST.locks, *set_up.WATCHED, "debian_Packages"):
        (tmp_path / name).write_text(name)
    return Machine(tmp_path, monkeypatch)


@pytest.fixture
def call(machine: Machine, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Give a function that calls the set-up on the machine, and returns what it says."""

    def call(command: str, status: int = 0) -> str:
        assert status == set_up.main(command.split())
        return capsys.readouterr().err

    return call


def test_a_bare_system_lacks_each_library_fonts_layouts_and_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is looked for before Qt can abort; only Linux can lack one."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("straights_gui.platform.system_libraries.can_load", lambda _soname: False)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    monkeypatch.setattr(Path, "exists", lambda _path: False)
    monkeypatch.setattr(Path, "rglob", lambda _path, _pattern: iter(()))
    lacking = [requirement.name for requirement in system_packages.missing([*QT, *VENV])]
    monkeypatch.setattr("sys.platform", "darwin")

    assert [*LIBRARIES, "a font", "keyboard layouts (xkeyboard-config)", "Python's venv"] == lacking
    assert [] == system_packages.missing([*QT, *VENV])


@pytest.mark.skipif(sys.platform == "win32", reason="a shell stands for the programs")
def test_a_browser_counts_if_it_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ubuntu's `chromium-browser` without snaps does not."""
    for name, status in (("chromium-browser", 1), ("google-chrome", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {status}\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    look = system_packages.browser.__wrapped__

    assert (str(tmp_path / "google-chrome"), None) == (look(*CHROMIUM), look(*CHROMIUM[:2]))


@pytest.mark.parametrize("base, expected", [("/usr", [COMPILER[-1]]), ("/usr/local", [])])
def test_a_compiler_needs_the_headers_of_debians_python(
    base: str, expected: list[Requirement], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are a package there; what is missing is said, and no more."""
    monkeypatch.setattr("sys.base_prefix", base)
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(Path, "exists", lambda path: path.name != "Python.h")

    assert expected == system_packages.missing(COMPILER)


def test_users_get_one_command_for_everything(machine: Machine, call: Callable[..., str]) -> None:
    """Nobody is stopped a second time for a compiler or an X server; a new machine has no package lists."""
    wanted = packages([*QT, *VENV, *TESTS, *COMPILER])
    machine.lacking = {*wanted}
    told = call("setup", 1)
    machine.lists.unlink()

    assert f"\n    sudo {INSTALL} {' '.join(wanted)}\n" in told
    assert f"\n    sudo {UPDATE} && sudo {INSTALL} " in call("setup", 1)
    assert ([], []) == (machine.asked, machine.installed)


def test_other_distributions_read_the_sonames(machine: Machine, call: Callable[..., str]) -> None:
    """Where there is no apt, what is missing is named as every system names it."""
    machine.lacking, machine.has_apt = {"libgl1", "libegl1"}, False

    expected = "This system lacks: libEGL.so.1, libGL.so.1.\nInstall them with its package manager, then call"
    assert f"{expected} make again.\n" == call("setup", 1)


@pytest.mark.parametrize(
    "has_lists, answers, expected",
    [
        (True, [], [f"{INSTALL} libgl1"]),
        (False, [], [UPDATE, f"{INSTALL} libgl1"]),
        (True, [False, True, True], [f"{INSTALL} libgl1", UPDATE, f"{INSTALL} libgl1"]),
    ],
    ids=["lists", "no lists", "old lists"],
)
def test_root_installs(
    machine: Machine, call: Callable[..., str], answers: list[bool], expected: list[str], *, has_lists: bool
) -> None:
    """With package lists that are missing or out of date, after it has fetched them."""
    machine.is_root, machine.lacking, machine.answers = True, {"libgl1"}, answers
    if not has_lists:
        machine.lists.unlink()

    assert "Installing with apt-get: libgl1" in call("setup")
    assert expected == machine.asked


def test_root_too_is_told_when_apt_fails(machine: Machine, call: Callable[..., str]) -> None:
    """An apt that cannot install ends in the command, not in an abort of Qt."""
    machine.is_root, machine.lacking, machine.answers = True, {"libgl1"}, [False, False]

    assert f"\n    {INSTALL} libgl1\n" in call("setup", 1)


def test_a_build_machine_becomes_root(
    machine: Machine, call: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where `sudo` asks for no password."""
    monkeypatch.setenv("CI", "true")
    machine.lacking = {"libgl1"}
    call("setup")

    assert [f"sudo --non-interactive {INSTALL} libgl1"] == machine.asked


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="needs apt-get")
def test_apt_waits_for_another_installation(tmp_path: Path) -> None:
    """On a new machine the system's own updates have the lock for minutes."""
    fcntl = pytest.importorskip("fcntl")
    (tmp_path / "status").touch()
    (tmp_path / "partial").mkdir()
    own_locks = (f"-oDir::State::status={tmp_path / 'status'}", f"-oDir::Cache::archives={tmp_path}")
    with (tmp_path / "lock-frontend").open("w") as lock, ThreadPoolExecutor() as threads:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        installed = threads.submit(set_up.run_apt, "apt-get", "install", "--download-only", *own_locks)
        with pytest.raises(TimeoutError):
            installed.result(timeout=1)
        fcntl.lockf(lock, fcntl.LOCK_UN)

        assert installed.result(LONGEST_WAIT)


@pytest.mark.parametrize(
    "lacking, loss",
    [
        (["xvfb", "xauth"], "Without Xvfb, xauth, some tests are skipped or run offscreen."),
        (packages(COMPILER), "headers of Python (Python.h), the playouts are interpreted"),
    ],
)
def test_what_only_the_tests_use_stops_nobody(
    machine: Machine, call: Callable[..., str], lacking: list[str], loss: str
) -> None:
    """Users are told what they lose and how to install it, root gets it; it has no part in playing."""
    machine.lacking = {*lacking}
    command = f"{INSTALL} {' '.join(lacking)}"

    assert "To install: sudo" not in call("setup run").partition("Installing")[0]
    told = call("setup")
    assert (True, True) == (loss in told, f"To install: sudo {command}\n" in told)
    machine.is_root = True
    call("setup")
    assert [command] == machine.asked


def test_the_first_call_tells_the_size_and_the_second_does_nothing(
    machine: Machine, call: Callable[..., str]
) -> None:
    """Minutes on a slow line are announced, and their end."""
    told = call("setup")
    assert "into .venv, about 900 MB on the disk.\nThe first time takes some minutes" in told
    assert told.endswith("\nEverything is installed.\n")
    assert "" == call("setup")
    assert ["requirements-dev"] == machine.installed


def test_what_serves_the_tests_serves_the_game(machine: Machine, call: Callable[..., str]) -> None:
    """After `make test`, `make run` has nothing to install; the other way round it has."""
    for command in ("setup run", "setup", "setup run", "run"):
        call(command)

    assert (1, ["requirements-run", "requirements-dev"]) == (machine.created, machine.installed)


@pytest.mark.parametrize("name", ["packaging/requirements-run.txt", "pyproject.toml", "engine/version.py"])
def test_a_changed_pin_installs_again(machine: Machine, call: Callable[..., str], name: str) -> None:
    """Whatever the environment was made from, lock file, build and version, is compared."""
    call("setup run")
    (machine.root / name).write_text("changed")
    call("setup run")

    assert (1, ["requirements-run"] * 2) == (machine.created, machine.installed)


def test_a_compiler_that_is_installed_later_is_used(machine: Machine, call: Callable[..., str]) -> None:
    """The next call compiles the playouts, without `make clean`; one that goes changes nothing."""
    machine.lacking = {"gcc"}
    assert "the playouts are interpreted" in call("setup run")
    machine.lacking = set()
    call("setup run")
    machine.lacking = {"gcc"}

    assert "" == call("setup run")
    assert ["requirements-run"] * 2 == machine.installed


DAMAGES: dict[str, Callable[[Machine], object]] = {
    "no config": lambda machine: (machine.environment.folder / "pyvenv.cfg").unlink(),
    "elsewhere": lambda machine: (machine.environment.folder / "pyvenv.cfg").write_text("/elsewhere/.venv"),
    "no python": lambda machine: machine.environment.python.unlink(),
    "another python": lambda machine: setattr(machine, "version", "3 99\n"),
    "no pip": lambda machine: setattr(machine, "version", ""),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_environment_is_created_again(
    machine: Machine, call: Callable[..., str], damage: str
) -> None:
    """A folder that was moved, or has no Python of this version, does not count as an environment."""
    call("setup run")
    DAMAGES[damage](machine)

    assert "creating it again" in call("setup")
    assert 2 == machine.created


def test_an_interrupted_setup_begins_again(machine: Machine, call: Callable[..., str]) -> None:
    """Nobody knows what an interrupted installation has left, so no earlier stamp is valid."""
    call("setup run")
    machine.is_interrupted = True
    assert "Interrupted" in call("setup", 130)
    machine.is_interrupted = False
    call("setup run")

    assert (2, ["requirements-run"] * 2) == (machine.created, machine.installed)


def test_a_long_installation_shows_how_far_it_is() -> None:
    """Every tenth package, of those that this system needs; then pip unpacks all of them."""
    lines = [
        "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment\n",
        *(f"Collecting package{number}==1.0 (from -r requirements-dev.txt)\n" for number in range(10)),
        "Processing /wheels/package10-1.0-py3-none-any.whl (from -r requirements-dev.txt)\n",
        "Requirement already satisfied: setuptools==90.0 in .venv\n",
        "Installing collected packages: package0, package1\n",
    ]

    expected = ["  10 of 12 packages found ...", "  12 of 12 packages found; unpacking ..."]
    assert expected == list(set_up.progress(lines, 13))


def test_a_failed_command_of_the_set_up_is_named() -> None:
    """As a child process that ends with an error, in spite of the lines that are read from it."""
    with pytest.raises(SetUpFailed, match=r"this command failed: .* exit\(3\) .* is this machine connected"):
        set_up.run([sys.executable, "-c", "exit(3)"], packages=1)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
def test_ctrl_c_ends_a_long_command_without_a_traceback() -> None:
    """A terminal sends it to all that runs in it; until then a line now and then says that something runs."""
    code = (
        "import set_up, sys; set_up.SILENCE = 0.1; sleep = 'import time; time.sleep(99)'; "
        "set_up.run_command = lambda _: set_up.run([sys.executable, '-c', sleep]); sys.exit(set_up.main([]))"
    )
    path = os.pathsep.join(map(str, (ROOT / "packaging", ROOT)))
    environment, argv = {**os.environ, "PYTHONPATH": path}, [sys.executable, "-c", code]
    with subprocess.Popen(
        argv, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        rest = process.communicate(timeout=LONGEST_WAIT)[1]

    assert (130, "  0 s ...\n") == (process.returncode, first)
    assert ("Interrupted" in rest, "Traceback" in rest) == (True, False)


def test_a_checkout_that_cannot_be_written_ends_in_a_sentence(
    call: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another user, or on a disk that is read only."""
    monkeypatch.setattr(set_up, "run", Mock(side_effect=PermissionError(13, "Permission denied", ".venv")))

    assert "The set-up stopped: [Errno 13] Permission denied: '.venv'. " in call("setup", 1)


@pytest.mark.parametrize("has_display, program", [(True, "straights-gui"), (False, "straights")])
def test_arguments_are_passed_to_the_game(
    machine: Machine, call: Callable[..., str], program: str, *, has_display: bool
) -> None:
    """To the window; without a display to the console, which needs nothing of Qt, and a line says so."""
    machine.has_display, machine.lacking = has_display, set() if has_display else {*packages(QT)}
    told = call("run 6788 --version")

    assert [program, "6788", "--version"] == machine.started
    assert has_display is not told.startswith(f"{set_up.NO_DISPLAY}\n")


def test_another_command_is_answered_with_the_usage(call: Callable[..., str]) -> None:
    assert call("dance", 2).startswith("usage: ")
