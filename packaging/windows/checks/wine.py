"""Wine in a temporary folder, on its own X server."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from linux.checks.xvfb import Xvfb
from windows.checks.patience import Patience
from windows.checks.system import FOR_A_COMMAND, System, SystemFailed
from windows.cross_build.mingw import link_library
from windows.cross_build.windows_python import FOLDER as PYTHON

_SCREEN = "1920x1080"  # at 200 %, a window has 960 x 540 of its own pixels
_SECONDS_TO_STOP = 60
# Wine 8 does not start (STATUS_CONFLICTING_ADDRESSES, now and then) where the system has put something
# at the address of the data that Windows shares with its programs.
_WINE = ("setarch", "--addr-no-randomize", "wine")
_PROGRAMS = ("wine", "wineserver", "Xvfb", "xdotool")
# Substitutes for libraries of Windows 10 that Wine 8 lacks.
_LIBRARIES = ("icuuc.c", "bcryptprimitives.def")


# Windows' own fonts; Wine would take any other, such as one with serifs, which no player sees.
_FONTS = ("Segoe UI", "Tahoma", "MS Shell Dlg", "MS Shell Dlg 2")


@dataclass(frozen=True, slots=True)
class Wine(System):
    """A running Wine, its C: drive, its screen, and the environment of its programs."""

    folder: Path
    screen: Xvfb
    environment: dict[str, str]

    @property
    def drive(self) -> Path:
        """The folder of the drive `C:`."""
        return self.folder / "prefix" / "drive_c"

    @property
    def home(self) -> Path:
        """The folder of the only user."""
        return next(path for path in (self.drive / "users").iterdir() if path.name != "Public")

    @property
    def python(self) -> str:
        """The Python with which the game is frozen."""
        return str(PYTHON / "python.exe")

    @property
    def _output(self) -> Path:
        return self.folder / "output.txt"

    def run(self, *argv: str) -> int:
        """Run a Windows program without a console to its end; returns its exit status."""
        with self._output.open("wb") as output:
            process = subprocess.Popen(
                [*_WINE, *argv],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        try:
            self.wait_until(lambda: process.poll() is not None, f"{argv[0]} did not end", FOR_A_COMMAND)
        finally:
            process.kill()
        return process.wait()

    def output_of(
        self,
        *argv: str,
        typed: bytes = b"",
        environment: Mapping[str, str] | None = None,
        seconds: float = FOR_A_COMMAND,
        folder: Path | None = None,
    ) -> "subprocess.CompletedProcess[bytes]":
        """Run a console program to its end, which may take `seconds` of the processor.

        Its three streams are pipes, since Wine 8 refuses files.
        """
        process = self.start(*argv, environment=environment, folder=folder)
        with ThreadPoolExecutor(1) as pool:
            streams = pool.submit(process.communicate, typed)
            try:
                self.wait_until(streams.done, f"{argv[0]} did not end", seconds)
            except SystemFailed:
                _server(self, "-k")  # ends what it has started as well, which has its streams
                raise
        return subprocess.CompletedProcess(argv, process.returncode, *streams.result())

    def start(
        self, *argv: str, environment: Mapping[str, str] | None = None, folder: Path | None = None
    ) -> "subprocess.Popen[bytes]":
        """Start a Windows program without waiting for it; its three streams are pipes, as in `output_of`."""
        return subprocess.Popen(
            [*_WINE, *argv],
            env={**self.environment, **_shown(environment or {})},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run_in_console(self, *argv: str, environment: Mapping[str, str]) -> int:
        """Run a program in a pseudo-terminal to its end; returns its exit status."""
        if sys.platform == "win32":  # where this module is imported, too
            raise SystemFailed("there is no pseudo-terminal on Windows")
        import pty  # noqa: PLC0415  # not on Windows

        controller, terminal = pty.openpty()
        process = subprocess.Popen(
            [*_WINE, *argv],
            env={**self.environment, **_shown(environment)},
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
        )
        os.close(terminal)
        with ThreadPoolExecutor(1) as pool:
            pool.submit(_drain, controller)
            try:
                self.wait_until(lambda: process.poll() is not None, f"{argv[0]} did not end", FOR_A_COMMAND)
            finally:
                process.kill()
        os.close(controller)
        return process.wait()

    def patience(self, seconds: float) -> Callable[[], bool]:
        """It is useless if Wine has stopped, too."""
        return Patience(self.folder / "prefix", seconds).is_over

    def path(self, path: Path) -> str:
        """The path of a file on drive C:, or on Z:, which has the files of this machine."""
        if path.is_relative_to(self.drive):
            return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")
        return "Z:" + str(path.resolve()).replace("/", "\\")

    @contextmanager
    def for_everybody(self, *classes: str) -> Iterator[None]:
        """Copy these keys to those of the machine.

        WORKAROUND: Windows finds a file type in the user's classes first; Wine 8 looks in the machine's only.
        """
        target = self.drive / "classes.reg"
        for name in classes:
            self.run("reg", "export", f"HKCU\\Software\\Classes\\{name}", self.path(target), "/y")
            text = target.read_text(encoding="utf-16")
            target.write_text(text.replace("HKEY_CURRENT_USER", "HKEY_LOCAL_MACHINE"), encoding="utf-16")
            self.run("reg", "import", self.path(target))
            target.unlink()
        try:
            yield
        finally:
            for name in classes:
                self.run("reg", "delete", f"HKLM\\Software\\Classes\\{name}", "/f")


@contextmanager
def running_wine(folder: Path) -> Iterator[Wine]:
    """Start Wine in a folder, and stop it afterwards; SystemFailed names missing programs."""
    missing = [program for program in _PROGRAMS if shutil.which(program) is None]
    if missing:
        raise SystemFailed(f"there is no {', '.join(missing)} here; please install it")
    with Xvfb(_SCREEN) as screen:
        wine = Wine(folder, screen, _environment(folder, screen.display))
        try:
            # One server for all programs: to start it for each takes longer than the programs.
            _server(wine, "-p")
            if wine.run("wineboot", "--init") != 0:
                raise SystemFailed("Wine could not make a Windows; run `wineboot --init` to see why")
            # Wine 8 reports Windows 7 by default.
            wine.set_value("Software\\Wine", "Version", "win10")
            # A cursor that blinks is never still for a picture.
            wine.set_value("Control Panel\\Desktop", "CursorBlinkRate", "-1")
            for name in _FONTS:
                wine.set_value("Software\\Wine\\Fonts\\Replacements", name, "DejaVu Sans")
            for name in _LIBRARIES:
                source = Path(__file__).resolve().with_name(name)
                link_library(wine.drive / f"windows/system32/{source.stem}.dll", source)
            yield wine
        finally:
            _server(wine, "-k")
            _server(wine, "-w")


def _environment(folder: Path, display: str) -> dict[str, str]:
    for each in ("home", "prefix"):
        (folder / each).mkdir()
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(("WINE", "XDG_"))},
        "HOME": str(folder / "home"),
        "WINEPREFIX": str(folder / "prefix"),
        "WINEARCH": "win64",
        "WINEDEBUG": "fixme-all",
        # No prompts for Mono and Gecko, and no menu entries on the host.
        "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=d",
        "DISPLAY": display,
        "LC_ALL": "C.UTF-8",
    }


def _shown(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables for Wine, which hides Qt's from its programs unless WINE stands before their names."""
    return {f"WINE{name}" if name.startswith("QT_") else name: text for name, text in environment.items()}


def _drain(terminal: int) -> None:
    """Read what a console shows, until its last program has ended."""
    with suppress(OSError):
        while os.read(terminal, 4096):
            pass


def _server(wine: Wine, option: str) -> None:
    try:
        subprocess.run(["wineserver", option], env=wine.environment, timeout=_SECONDS_TO_STOP, check=False)
    except subprocess.TimeoutExpired:
        print(f"wineserver {option} did not end within {_SECONDS_TO_STOP} seconds", file=sys.stderr)
