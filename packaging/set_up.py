"""Prepares this machine: system packages, which apt installs, and the virtual environment `.venv`.

The commands of bootstrap.py are here; package.py asks here for what its steps need of the system.
"""

import enum
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from bundle import stamps
from straights_gui.platform.display import has_display
from system_packages import COMPILER, QT, TESTS, VENV, missing, name_of

ROOT = Path(__file__).resolve().parent.parent
UPDATE = ("apt-get", "update")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
# For another program that installs, such as the system's own updates.
WAIT = ("-q", "-o", "DPkg::Lock::Timeout=600")
COMPILED = "engine/straights/playouts"
# A change of one of these makes the next call install again.
WATCHED = ("pyproject.toml", "engine/version.py", "setup.py", f"{COMPILED}/*.py", f"{COMPILED}/*.pxd")
EXTENSIONS = (f"{COMPILED}/*.so", f"{COMPILED}/*.pyd")
INTERPRETED = "the playouts are interpreted: computers that think ahead consider fewer deals"
NO_DISPLAY = "No display (neither DISPLAY nor WAYLAND_DISPLAY names one): starting the console game instead."
USAGE = "usage: bootstrap.py setup [run|test] | run [arguments of the game]"


class Purpose(enum.Enum):
    """What the environment is for, with its lock file; the packages for TEST also suffice for RUN."""

    RUN = "packaging/requirements-run.txt"
    TEST = "packaging/requirements-dev.txt"

    @property
    def size(self) -> str:
        """What `.venv` takes on the disk, measured with Python 3.13 on Debian."""
        return "about 300 MB" if self is Purpose.RUN else "about 900 MB"


class SetUpFailed(Exception):
    """Something is missing and could not be installed; the message says what to do."""


def say(sentence: str) -> None:
    """Print to standard error; standard output belongs to the game."""
    print(sentence, file=sys.stderr, flush=True)


def provide(required: Sequence[str], optional: Sequence[str] = ()) -> None:
    """Install the Debian packages that the system lacks, if this user can; SetUpFailed has the command."""
    lacking = missing([*required, *optional])
    if lacking and shutil.which("apt-get") and (root := root_prefix()) is not None:
        say(f"Installing with apt-get: {' '.join(lacking)}")
        say("(If another program is installing, this waits up to 10 minutes for it.)")
        run(*root, *UPDATE, *WAIT)  # which also fails where one of several sources is broken
        run(*root, *INSTALL, *lacking, *WAIT)
        lacking = missing([*required, *optional])
    if missing(required):
        advice = "Install them with its package manager, then call make again."
        if shutil.which("apt-get"):
            advice = f"Type this, then call make again:\n\n    {command_for(lacking)}\n"
        raise SetUpFailed(f"This system lacks: {', '.join(map(name_of, lacking))}.\n{advice}")
    if for_tests := [name_of(package) for package in lacking if package in TESTS]:
        say(f"Without {', '.join(for_tests)}, some tests are skipped or run offscreen.")
    if for_compiling := [package for package in lacking if package in COMPILER]:
        say(f"Without {', '.join(for_compiling)}, {INTERPRETED}.")
    if lacking and shutil.which("apt-get"):
        say(f"To install: {command_for(lacking)}")


def root_prefix() -> tuple[str, ...] | None:
    """What runs a command as root, without a password; None if a person has to type it."""
    if os.geteuid() == 0:
        return ()
    # Build machines in the cloud.
    return ("sudo", "--non-interactive") if os.environ.get("CI") and shutil.which("sudo") else None


def command_for(lacking: Sequence[str]) -> str:
    """The command with which this user installs what is missing."""
    sudo = "sudo " if os.geteuid() else ""
    return f"{sudo}{' '.join(UPDATE)} && {sudo}{' '.join([*INSTALL, *lacking])}"


def run(*command: str) -> bool:
    """Run a command, which says itself how far it is; returns whether it succeeded."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode == 0


class VirtualEnvironment:
    """The environment of one checkout, at `.venv` in its root: created once, and again if it is broken."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.folder / ".stamp"

    def ensure(self, purpose: Purpose) -> None:
        """Install what the purpose needs, unless the stamp says that it is installed."""
        if self.is_ready(purpose):
            return
        if not self._is_healthy():
            say("Creating .venv ...")
            self._run(sys.executable, "-m", "venv", "--clear", str(self.folder))
        self.stamp.unlink(missing_ok=True)  # after an interruption, the next call creates it again
        self._install(purpose)
        stamps.write(self.stamp, self.expected_stamp(purpose))
        say("Everything is installed.")

    def is_ready(self, purpose: Purpose) -> bool:
        """Whether the stamp says that the purpose is satisfied; fast."""
        return self.python.exists() and any(
            stamps.is_current(self.stamp, self.expected_stamp(each)) for each in (purpose, Purpose.TEST)
        )

    def expected_stamp(self, purpose: Purpose) -> str:
        """A checksum of all inputs of the installation: locks, build, Python, location, compiler."""
        inputs = self._matching((Purpose.RUN.value, purpose.value, *WATCHED))
        # A compiler installed later triggers a rebuild; a removed one changes nothing.
        lacking = [] if self._matching(EXTENSIONS) else missing(COMPILER)
        return stamps.checksum(inputs, sys.version, str(self.folder), *lacking)

    def execute(self, command: str, arguments: Sequence[str]) -> int:
        """Replace this process with one of the environment's commands."""
        program = str(self.scripts / command)
        if os.name != "nt":
            os.execv(program, [program, *arguments])
        # On Windows exec would give the prompt back at once, with the game still running.
        return subprocess.call([f"{program}.exe", *arguments])

    def _is_healthy(self) -> bool:
        """Whether it was installed once, and is of this Python and path, which its scripts contain."""
        config = self.folder / "pyvenv.cfg"
        text = config.read_text(encoding="utf-8") if config.is_file() else ""
        version = ".".join(map(str, sys.version_info[:3]))
        is_ours = f"version = {version}\n" in text and str(self.folder) in text
        return is_ours and self.stamp.is_file() and self.python.exists()

    def _install(self, purpose: Purpose) -> None:
        say(f"Installing the packages of {purpose.value} into .venv, {purpose.size} on the disk.")
        say("The first time takes some minutes; the next calls find them here.")
        self._pip("--require-hashes", "--only-binary=:all:", "--requirement", str(self.root / purpose.value))
        say("Compiling the playouts, about a minute; this needs a C compiler ...")
        for outdated in self._matching(EXTENSIONS):
            outdated.unlink()
        self._pip("--no-build-isolation", "--editable", str(self.root))
        if not self._matching(EXTENSIONS) and not missing(COMPILER):
            say(f"The compiler failed, so {INTERPRETED}.")

    def _matching(self, patterns: Iterable[str]) -> list[Path]:
        return sorted({file for pattern in patterns for file in self.root.glob(pattern)})

    def _pip(self, *argv: str) -> None:
        # --no-deps: the lock files are complete, and nothing else may be installed.
        options = ("--disable-pip-version-check", "--no-input", "install", "--no-deps")
        self._run(str(self.python), "-m", "pip", *options, *argv)

    def _run(self, *command: str) -> None:
        if not run(*command):
            raise SetUpFailed(
                f"The set-up stopped because this command failed: {' '.join(command)}\n"
                "The packages come from the internet: is this machine connected?"
            )


def prepare(purpose: Purpose, *, has_window: bool = True) -> VirtualEnvironment:
    """Install what the purpose needs on the system and in `.venv`; fast if everything is in place."""
    optional = (*TESTS, *COMPILER) if purpose is Purpose.TEST else ()
    provide((*QT, *VENV) if has_window else VENV, optional)
    environment = VirtualEnvironment(ROOT)
    if not (optional or environment.is_ready(purpose)) and (lacking := missing(COMPILER)):
        say(f"Without {', '.join(lacking)}, {INTERPRETED}.")
    environment.ensure(purpose)
    return environment


def play(arguments: Sequence[str]) -> int:
    """Open the window, or the console if there is no display."""
    has_window = has_display(sys.platform, os.environ)
    if not has_window:
        say(NO_DISPLAY)
    environment = prepare(Purpose.RUN, has_window=has_window)
    return environment.execute("straights-gui" if has_window else "straights", arguments)


def main(argv: Sequence[str]) -> int:
    """Run the command line, `run` with the game's arguments; failures are reported in a sentence."""
    try:
        match argv:
            case ["run", *arguments]:
                return play(arguments)
            case ["setup"] | ["setup", "test"]:
                prepare(Purpose.TEST)
            case ["setup", "run"]:
                prepare(Purpose.RUN)
            case _:
                say(USAGE)
                return 2
    except SetUpFailed as reason:
        say(str(reason))
        return 1
    except OSError as reason:
        say(f"The set-up stopped: {reason}. It writes into the checkout; if you may not, make your own.")
        return 1
    except KeyboardInterrupt:
        say("\nInterrupted. The next call begins again where it must.")
        return 130
    return 0
