"""The set-up: what `packaging/bootstrap.py setup|run` does on invented machines."""

import platform
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from unittest.mock import Mock

import pytest

import set_up
import system_packages
from set_up import EXTENSIONS, WATCHED, Purpose, VirtualEnvironment
from system_packages import COMPILER, LIBRARIES, QT, TESTS, VENV

INSTALL = "apt-get install -y --no-install-recommends"
UPDATE = "apt-get update"


class Machine:
    """A Debian with a checkout; it notes what the set-up does.

    Attributes:
        lacking: the packages that are not installed.
        asked: the commands of apt.
        created: how often `.venv` was created.
        installed: the lock files that were installed.
        started: the command of the game.
    """

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.environment = root, VirtualEnvironment(root)
        self.has_apt, self.is_root, self.has_display = True, False, True
        self.lacking: set[str] = set()
        self.asked: list[str] = []
        self.created = 0
        self.installed: list[str] = []
        self.started: list[str] = []
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr("os.geteuid", lambda: 0 if self.is_root else 1000)
        monkeypatch.setattr("shutil.which", lambda name: name if self.has_apt or name != "apt-get" else None)
        monkeypatch.setattr(set_up, "ROOT", root)
        monkeypatch.setattr(set_up, "missing", self.missing)
        monkeypatch.setattr(set_up, "has_display", lambda *_: self.has_display)
        monkeypatch.setattr(set_up, "run", self.run)
        monkeypatch.setattr(VirtualEnvironment, "execute", self.execute)

    def missing(self, packages: Iterable[str]) -> list[str]:
        return [package for package in packages if package in self.lacking]

    def run(self, *command: str) -> bool:
        """Leave behind what apt, venv and pip would."""
        if "apt-get" in command:
            self.asked.append(" ".join(command[: command.index("-q")]))
            self.lacking.difference_update(command)
        elif "venv" in command:
            self.created += 1
            self.environment.scripts.mkdir(parents=True, exist_ok=True)
            self.environment.python.touch()
            config = f"version = {platform.python_version()}\ncommand = python3 -m venv {command[-1]}\n"
            (self.environment.folder / "pyvenv.cfg").write_text(config, encoding="utf-8")
        elif "--requirement" in command:
            self.installed.append(Path(command[-1]).stem)
        elif not self.lacking.intersection(COMPILER):
            (self.root / EXTENSIONS[0].replace("*", "deal_sampler")).touch()
        return True

    def execute(self, command: str, arguments: Sequence[str]) -> int:
        self.started = [command, *arguments]
        return 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Give a machine that lacks nothing."""
    monkeypatch.setenv("CI", "")
    (tmp_path / EXTENSIONS[0]).parent.mkdir(parents=True)
    (tmp_path / "packaging").mkdir()
    for name in (*(each.value for each in Purpose), *WATCHED[:3]):
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
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    lacking = [system_packages.name_of(package) for package in system_packages.missing([*QT, *VENV])]
    monkeypatch.setattr("sys.platform", "darwin")

    assert [*LIBRARIES, "fonts-dejavu-core", "xkb-data", *VENV] == lacking
    assert [] == system_packages.missing([*QT, *VENV])


def test_users_get_one_command_for_everything(machine: Machine, call: Callable[..., str]) -> None:
    """Nobody is stopped a second time for a compiler or an X server."""
    wanted = [*QT, *VENV, *TESTS, *COMPILER]
    machine.lacking = {*wanted}

    command = f"\n    sudo {UPDATE} && sudo {INSTALL} {' '.join(wanted)}\n"
    assert command in call("setup", 1)
    assert ([], []) == (machine.asked, machine.installed)


def test_other_distributions_read_the_sonames(machine: Machine, call: Callable[..., str]) -> None:
    """Where there is no apt, what is missing is named as every system names it."""
    machine.lacking, machine.has_apt = {"libgl1", "libegl1"}, False

    expected = "This system lacks: libEGL.so.1, libGL.so.1.\nInstall them with its package manager, then call"
    assert f"{expected} make again.\n" == call("setup", 1)


@pytest.mark.parametrize("is_root", [True, False])
def test_root_and_build_machines_install(
    machine: Machine, call: Callable[..., str], monkeypatch: pytest.MonkeyPatch, *, is_root: bool
) -> None:
    """A build machine becomes root, where `sudo` asks for no password."""
    machine.is_root, machine.lacking = is_root, {"libgl1"}
    monkeypatch.setenv("CI", "true")
    sudo = "" if is_root else "sudo --non-interactive "

    assert "Installing with apt-get: libgl1" in call("setup")
    assert [f"{sudo}{UPDATE}", f"{sudo}{INSTALL} libgl1"] == machine.asked


@pytest.mark.parametrize(
    "lacking, loss",
    [
        (["xvfb", "xauth"], "Without xvfb, xauth, some tests are skipped or run offscreen."),
        ([*COMPILER], f"Without {', '.join(COMPILER)}, the playouts are interpreted"),
    ],
)
def test_what_only_the_tests_use_stops_nobody(
    machine: Machine, call: Callable[..., str], lacking: list[str], loss: str
) -> None:
    """Users are told what they lose and how to install it, root gets it; it has no part in playing."""
    machine.lacking = {*lacking}

    assert "To install: sudo" not in call("setup run")
    told = call("setup")
    assert (True, True) == (loss in told, f"&& sudo {INSTALL} {' '.join(lacking)}\n" in told)
    machine.is_root = True
    call("setup")
    assert [UPDATE, f"{INSTALL} {' '.join(lacking)}"] == machine.asked


def test_what_serves_the_tests_serves_the_game(machine: Machine, call: Callable[..., str]) -> None:
    """After `make test`, `make run` has nothing to install; the other way round it has. The size is told."""
    call("setup run")
    told = call("setup")
    assert "into .venv, about 900 MB on the disk.\nThe first time takes some minutes" in told
    assert ["", "", ""] == [call(command) for command in ("setup", "setup run", "run")]
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


@pytest.mark.parametrize("name, content", [("pyvenv.cfg", "/elsewhere/.venv"), (".stamp", None)])
def test_a_broken_environment_is_created_again(
    machine: Machine, call: Callable[..., str], name: str, content: str | None
) -> None:
    """One that was moved, is of another Python, or was interrupted while it was installed."""
    call("setup run")
    file = machine.environment.folder / name
    file.unlink() if content is None else file.write_text(content, encoding="utf-8")

    assert "Creating .venv" in call("setup")
    assert 2 == machine.created


def test_an_interrupted_setup_begins_again(
    machine: Machine, call: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows what an interrupted installation has left, so no earlier stamp is valid."""
    call("setup run")
    with monkeypatch.context() as context:
        context.setattr(machine, "installed", Mock(append=Mock(side_effect=KeyboardInterrupt)))
        assert "Interrupted" in call("setup", 130)
    call("setup run")

    assert (2, ["requirements-run"] * 2) == (machine.created, machine.installed)


def test_a_checkout_that_cannot_be_written_ends_in_a_sentence(
    call: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another user, or on a disk that is read only."""

    def refuse(*_command: str) -> bool:
        raise PermissionError(13, "Permission denied", ".venv")

    monkeypatch.setattr(set_up, "run", refuse)

    assert "The set-up stopped: [Errno 13] Permission denied: '.venv'. " in call("setup", 1)


@pytest.mark.parametrize("has_display, program", [(True, "straights-gui"), (False, "straights")])
def test_arguments_are_passed_to_the_game(
    machine: Machine, call: Callable[..., str], program: str, *, has_display: bool
) -> None:
    """To the window; without a display to the console, which needs nothing of Qt, and a line says so."""
    machine.has_display, machine.lacking = has_display, set() if has_display else {*QT}
    told = call("run 6788 --version")

    assert [program, "6788", "--version"] == machine.started
    assert has_display is not told.startswith(f"{set_up.NO_DISPLAY}\n")
