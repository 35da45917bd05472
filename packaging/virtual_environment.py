"""The virtual environment `.venv`: created from a lock file, reused, and recreated if broken."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import system_setup
from system_packages import THIS_SYSTEM, Purpose, System, missing_for_compiling

# A change of one of these makes the next call install again.
WATCHED = ("pyproject.toml", "engine/version.py")
COMPILED = "engine/straights/playouts"
SOURCES = ("setup.py", f"{COMPILED}/*.py", f"{COMPILED}/*.pxd")
EXTENSIONS = (f"{COMPILED}/*.so", f"{COMPILED}/*.pyd")


def digest(files: Iterable[Path], *texts: str) -> str:
    """A short checksum of the files' content and the texts."""
    total = hashlib.sha256()
    for part in [*(file.read_bytes() for file in files), *(text.encode() for text in texts)]:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()


def say(sentence: str) -> None:
    """Print to standard error; standard output belongs to the game."""
    print(sentence, file=sys.stderr, flush=True)


def run(command: Sequence[str], packages: int = 0) -> None:
    """Run a command, and say how many packages pip has of so many; CalledProcessError where it fails."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for sentence in progress(process.stdout, packages):
            say(sentence)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


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


class VirtualEnvironment:
    """The environment of one checkout, at `.venv` in its root."""

    def __init__(
        self,
        root: Path,
        system: System = THIS_SYSTEM,
        run: Callable[[Sequence[str], int], None] = run,
        output_of: Callable[[Sequence[str]], str] = output_of,
    ) -> None:
        self.root = root
        self._system = system
        self._run, self._output_of = run, output_of
        self.folder = root / ".venv"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        # Beside the folder and not in it, so that the marker survives an interrupted removal.
        self._unfinished = root / ".venv-unfinished"

    def ensure(self, purpose: Purpose) -> None:
        """Install what the purpose needs, unless the stamp says that it is installed."""
        if self.is_ready(purpose):
            return
        is_healthy = self._is_healthy()
        # Against interruptions: stamps are removed first, written last; the marker forces a new environment.
        for each in Purpose:
            self._stamp(each).unlink(missing_ok=True)
        self._unfinished.touch()
        if not is_healthy:
            self._create_again()
        self._install(purpose)
        for each in purpose.also_serves:
            self._stamp(each).write_text(self.expected_stamp(each), encoding="ascii")
        self._unfinished.unlink()

    def is_ready(self, purpose: Purpose) -> bool:
        """Whether the stamp says that the purpose is satisfied; fast."""
        try:
            written = self._stamp(purpose).read_text(encoding="ascii")
        except OSError:
            return False
        is_whole = self.python.exists() and not self._unfinished.exists()
        return is_whole and written == self.expected_stamp(purpose)

    def expected_stamp(self, purpose: Purpose) -> str:
        """A checksum of all inputs of the installation: locks, build, Python, location, compiler."""
        names = [*(f"packaging/{each.lock}" for each in purpose.also_serves), *WATCHED]
        files = [*(self.root / name for name in names), *self._matching(SOURCES)]
        # A compiler installed later triggers a rebuild; a removed one changes nothing.
        is_compiled = bool(self._matching(EXTENSIONS))
        missing = [] if is_compiled else missing_for_compiling(self._system)
        return digest(files, sys.version, str(self.folder), *(thing.name for thing in missing))

    def run(self, command: str, arguments: Sequence[str]) -> int:
        """Replace this process with one of the environment's commands."""
        program = str(self.scripts / command)
        if os.name != "nt":
            os.execv(program, [program, *arguments])
        # On Windows exec would give the prompt back at once, with the game still running.
        return subprocess.call([f"{program}.exe", *arguments])

    def _stamp(self, purpose: Purpose) -> Path:
        return self.folder / f".stamp-{purpose}"

    def _create_again(self) -> None:
        if self.folder.exists():
            say("The folder .venv is incomplete, was moved or belongs to another Python: creating it again.")
            shutil.rmtree(self.folder)
        self._run([sys.executable, "-m", "venv", str(self.folder)], 0)

    def _is_healthy(self) -> bool:
        """Whether there is a venv of this Python and path, with a working pip."""
        config = self.folder / "pyvenv.cfg"
        if self._unfinished.exists() or not config.is_file():
            return False
        # Scripts contain the folder's path: a moved checkout needs new ones.
        if str(self.folder) not in config.read_text(encoding="utf-8"):
            return False
        ask = "import pip, sys; print(*sys.version_info[:2])"
        answer = self._output_of([str(self.python), "-Ic", ask])
        return answer.split() == [str(part) for part in sys.version_info[:2]]

    def _install(self, purpose: Purpose) -> None:
        lock = self.root / "packaging" / purpose.lock
        packages = len(re.findall(r"^[\w.-]+(\[.*\])?==", lock.read_text(encoding="utf-8"), re.MULTILINE))
        say(f"Installing the packages of packaging/{purpose.lock} into .venv, {purpose.size} on the disk.")
        say("The first time takes some minutes; the next calls find them here.")
        self._pip("--require-hashes", "--only-binary=:all:", "--requirement", str(lock), packages=packages)
        say("Compiling the playouts, about a minute; this needs a C compiler ...")
        for outdated in self._matching(EXTENSIONS):
            outdated.unlink()
        self._pip("--no-build-isolation", "--editable", str(self.root))
        if not self._matching(EXTENSIONS):
            say(system_setup.why_not_compiled(self._system))

    def _matching(self, patterns: Iterable[str]) -> list[Path]:
        return [file for pattern in patterns for file in sorted(self.root.glob(pattern))]

    def _pip(self, *argv: str, packages: int = 0) -> None:
        # --no-deps: the lock files are complete, and nothing else may be installed.
        options = ("--disable-pip-version-check", "--no-input", "install", "--no-deps", "--progress-bar=off")
        self._run([str(self.python), "-m", "pip", *options, *argv], packages)
