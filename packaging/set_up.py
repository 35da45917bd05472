"""Prepares this machine: system packages, which apt installs, and the virtual environment `.venv`.

The commands of bootstrap.py are here; package.py asks here for what its steps need of the system.
"""

import enum
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from bundle import stamps
from straights_gui.platform.display import has_display
from system_packages import COMPILER, QT, TESTS, VENV, Requirement, missing

ROOT = Path(__file__).resolve().parent.parent
PACKAGE_LISTS = Path("/var/lib/apt/lists")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
UPDATE = ("apt-get", "update")
# For another program that installs, such as the system's own updates.
WAIT = ("-o", "DPkg::Lock::Timeout=600")
# A change of one of these makes the next call install again.
WATCHED = ("pyproject.toml", "engine/version.py")
COMPILED = "engine/straights/playouts"
SOURCES = ("setup.py", f"{COMPILED}/*.py", f"{COMPILED}/*.pxd")
EXTENSIONS = (f"{COMPILED}/*.so", f"{COMPILED}/*.pyd")
INTERPRETED = "the playouts are interpreted: computers that think ahead consider fewer deals"
NO_DISPLAY = "No display (neither DISPLAY nor WAYLAND_DISPLAY names one): starting the console game instead."
# Seconds between the lines of a step that has nothing else to say.
SILENCE = 10
USAGE = "usage: bootstrap.py setup [run|test] | run [arguments of the game]"


class Purpose(enum.Enum):
    """What the environment is for; the packages for TEST also suffice for RUN."""

    RUN = enum.auto()
    TEST = enum.auto()

    @property
    def locks(self) -> tuple[str, ...]:
        """The lock files with the packages for the purpose; the last one contains the others."""
        run = "packaging/requirements-run.txt"
        return (run,) if self is Purpose.RUN else (run, "packaging/requirements-dev.txt")

    @property
    def size(self) -> str:
        """What `.venv` takes on the disk, measured with Python 3.13 on Debian."""
        return "about 300 MB" if self is Purpose.RUN else "about 900 MB"


class SetUpFailed(Exception):
    """Something is missing and could not be installed; the message says what to do."""


def say(sentence: str) -> None:
    """Print to standard error; standard output belongs to the game."""
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def telling_time() -> Iterator[None]:
    """Say every few seconds how long something has taken so far."""
    is_over = Event()

    def tell() -> None:
        start = time.monotonic()
        while not is_over.wait(SILENCE):
            say(f"  {time.monotonic() - start:.0f} s ...")

    thread = Thread(target=tell)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def provide(required: Sequence[Requirement], optional: Sequence[Requirement] = ()) -> None:
    """Install what the system lacks, if this user can; SetUpFailed gives one command for all of it."""
    lacking = missing([*required, *optional])
    if lacking and shutil.which("apt-get") and root_prefix() is not None:
        install(lacking)
        lacking = missing([*required, *optional])
    if missing(required):
        raise SetUpFailed(advice(lacking))
    if lacking:
        say(limits(lacking))


def install(requirements: Sequence[Requirement]) -> None:
    """Install with apt, as root; updates the package lists first if they are missing or out of date."""
    packages = packages_of(requirements)
    say(f"Installing with apt-get: {' '.join(packages)}")
    say("(If another program is installing, this waits up to 10 minutes for it.)")
    if knows_packages() and run_apt(*INSTALL, *packages):
        return
    if run_apt(*UPDATE):
        run_apt(*INSTALL, *packages)


def run_apt(*command: str) -> bool:
    """Run a command of apt as root, and show errors only; returns whether it succeeded."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    argv = [*(root_prefix() or ()), *command, "-qq", *WAIT]
    with telling_time():
        return subprocess.run(argv, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0


def root_prefix() -> tuple[str, ...] | None:
    """What runs a command as root, without a password; None if a person has to type it."""
    if os.geteuid() == 0:
        return ()
    # Build machines in the cloud.
    return ("sudo", "--non-interactive") if os.environ.get("CI") and shutil.which("sudo") else None


def knows_packages() -> bool:
    """Whether apt has any package lists, unlike on a new machine."""
    return any(PACKAGE_LISTS.glob("*_Packages*"))


def advice(lacking: Sequence[Requirement]) -> str:
    """The sentence about what is missing and, with apt, the exact command to type."""
    sentence = f"This system lacks: {names_of(lacking)}."
    if not shutil.which("apt-get"):
        return f"{sentence}\nInstall them with its package manager, then call make again."
    return f"{sentence}\nType this, then call make again:\n\n    {command_for(lacking)}\n"


def limits(lacking: Sequence[Requirement]) -> str:
    """The sentences about what does not work without optional packages, and how to install them."""
    lines = []
    if for_tests := [requirement for requirement in lacking if requirement in TESTS]:
        lines.append(f"Without {names_of(for_tests)}, some tests are skipped or run offscreen.")
    if for_compiling := [requirement for requirement in lacking if requirement in COMPILER]:
        lines.append(f"Without {names_of(for_compiling)}, {INTERPRETED}.")
    if shutil.which("apt-get"):
        lines.append(f"To install: {command_for(lacking)}")
    return "\n".join(lines)


def command_for(lacking: Sequence[Requirement]) -> str:
    """The command with which this user installs what is missing."""
    sudo = "sudo " if os.geteuid() else ""
    update = "" if knows_packages() else f"{sudo}{' '.join(UPDATE)} && "
    return f"{update}{sudo}{' '.join([*INSTALL, *packages_of(lacking)])}"


def packages_of(requirements: Iterable[Requirement]) -> list[str]:
    """The Debian packages, each once."""
    return list(dict.fromkeys(requirement.package for requirement in requirements))


def names_of(requirements: Iterable[Requirement]) -> str:
    """The general names, as a list in a sentence."""
    return ", ".join(requirement.name for requirement in requirements)


class VirtualEnvironment:
    """The environment of one checkout, at `.venv` in its root: created once, and again if it is broken."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.folder / ".stamp"
        # Beside the folder and not in it, so that the marker survives an interrupted removal.
        self._unfinished = root / ".venv-unfinished"

    def ensure(self, purpose: Purpose) -> None:
        """Install what the purpose needs, unless the stamp says that it is installed."""
        if self.is_ready(purpose):
            return
        is_healthy = self._is_healthy()
        self._unfinished.touch()  # after an interruption, the next call creates a new environment
        if not is_healthy:
            self._create()
        self._install(purpose)
        stamps.write(self.stamp, self.expected_stamp(purpose))
        self._unfinished.unlink()

    def is_ready(self, purpose: Purpose) -> bool:
        """Whether the stamp says that the purpose is satisfied; fast."""
        if self._unfinished.exists() or not self.python.exists():
            return False
        return any(
            stamps.is_current(self.stamp, self.expected_stamp(each)) for each in (purpose, Purpose.TEST)
        )

    def expected_stamp(self, purpose: Purpose) -> str:
        """A checksum of all inputs of the installation: locks, build, Python, location, compiler."""
        inputs = self._matching((*purpose.locks, *WATCHED, *SOURCES))
        # A compiler installed later triggers a rebuild; a removed one changes nothing.
        lacking = [] if self._matching(EXTENSIONS) else missing(COMPILER)
        return stamps.checksum(inputs, sys.version, str(self.folder), names_of(lacking))

    def execute(self, command: str, arguments: Sequence[str]) -> int:
        """Replace this process with one of the environment's commands."""
        program = str(self.scripts / command)
        if os.name != "nt":
            os.execv(program, [program, *arguments])
        # On Windows exec would give the prompt back at once, with the game still running.
        return subprocess.call([f"{program}.exe", *arguments])

    def _is_healthy(self) -> bool:
        """Whether there is a venv of this Python and path, with a working pip."""
        config = self.folder / "pyvenv.cfg"
        if self._unfinished.exists() or not config.is_file():
            return False
        # Scripts contain the folder's path: a moved checkout needs new ones.
        if str(self.folder) not in config.read_text(encoding="utf-8"):
            return False
        ask = "import pip, sys; print(*sys.version_info[:2])"
        answer = output_of([str(self.python), "-Ic", ask])
        return answer.split() == [str(part) for part in sys.version_info[:2]]

    def _create(self) -> None:
        if self.folder.exists():
            say("The folder .venv is incomplete, was moved or belongs to another Python: creating it again.")
            shutil.rmtree(self.folder)
        say("Creating .venv ...")
        run([sys.executable, "-m", "venv", str(self.folder)])

    def _install(self, purpose: Purpose) -> None:
        lock = self.root / purpose.locks[-1]
        packages = len(re.findall(r"^[\w.-]+(\[.*\])?==", lock.read_text(encoding="utf-8"), re.MULTILINE))
        say(f"Installing the packages of {purpose.locks[-1]} into .venv, {purpose.size} on the disk.")
        say("The first time takes some minutes; the next calls find them here.")
        self._pip("--require-hashes", "--only-binary=:all:", "--requirement", str(lock), packages=packages)
        say("Compiling the playouts, about a minute; this needs a C compiler ...")
        for outdated in self._matching(EXTENSIONS):
            outdated.unlink()
        self._pip("--no-build-isolation", "--editable", str(self.root))
        if not self._matching(EXTENSIONS):
            say(why_not_compiled())
        say("Everything is installed.")

    def _matching(self, patterns: Iterable[str]) -> list[Path]:
        return [file for pattern in patterns for file in self.root.glob(pattern)]

    def _pip(self, *argv: str, packages: int = 0) -> None:
        # --no-deps: the lock files are complete, and nothing else may be installed.
        options = ("--disable-pip-version-check", "--no-input", "install", "--no-deps", "--progress-bar=off")
        run([str(self.python), "-m", "pip", *options, *argv], packages)


def why_not_compiled() -> str:
    """The reason why the playouts are interpreted, and what to do about it."""
    if lacking := missing(COMPILER):
        return f"{limits(lacking)}\nThen call make again."
    return f"The compiler failed, so {INTERPRETED}."


def run(command: Sequence[str], packages: int = 0) -> None:
    """Run a command, and say how many packages pip has of so many; SetUpFailed if it fails.

    Ctrl-C does not reach it, which would show where it was; then it is ended, with what it has started.
    """
    with (
        telling_time(),
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process,
    ):
        assert process.stdout is not None
        try:
            for sentence in progress(process.stdout, packages):
                say(sentence)
        except KeyboardInterrupt:
            if sys.platform == "win32":
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGTERM)
            raise
    if process.returncode:
        offline = " The packages come from the internet: is this machine connected?" if packages else ""
        raise SetUpFailed(f"The set-up stopped because this command failed: {' '.join(command)}{offline}")


def progress(lines: Iterable[str], packages: int) -> Iterator[str]:
    """What pip's lines tell: each tenth package, and that all of them are unpacked now.

    Args:
        lines: what `pip install` prints.
        packages: the number of packages in the lock file, also those for other systems.
    """
    found = 0
    for line in lines:
        if line.startswith("Ignoring "):  # it is for another system
            packages -= 1
        elif line.startswith(("Collecting ", "Processing ", "Requirement already satisfied: ")):
            found += 1
            if found % 10 == 0:
                yield f"  {found} of {packages} packages found ..."
        elif packages and line.startswith("Installing collected packages: "):
            yield f"  {found} of {packages} packages found; unpacking ..."


def output_of(command: Sequence[str]) -> str:
    """What a command prints; nothing where it cannot be started."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def prepare(purpose: Purpose, *, has_window: bool = True) -> VirtualEnvironment:
    """Install what the purpose needs on the system and in `.venv`; fast if everything is in place."""
    provide((*QT, *VENV) if has_window else VENV, (*TESTS, *COMPILER) if purpose is Purpose.TEST else ())
    environment = VirtualEnvironment(ROOT)
    environment.ensure(purpose)
    return environment


def play(arguments: Sequence[str]) -> int:
    """Open the window, or the console if there is no display."""
    has_window = has_display(sys.platform, os.environ)
    if not has_window:
        say(NO_DISPLAY)
    environment = prepare(Purpose.RUN, has_window=has_window)
    return environment.execute("straights-gui" if has_window else "straights", arguments)


def run_command(argv: Sequence[str]) -> int:
    """Run a command; arguments after `run` are passed to the game unchanged."""
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
    return 0


def main(argv: Sequence[str]) -> int:
    """Run the command line; every failure is reported in a sentence, not a traceback."""
    try:
        return run_command(argv)
    except SetUpFailed as reason:
        say(str(reason))
        return 1
    except OSError as reason:
        say(f"The set-up stopped: {reason}. It writes into the checkout; if you may not, make your own.")
        return 1
    except KeyboardInterrupt:
        say("\nInterrupted. The next call begins again where it must.")
        return 130
