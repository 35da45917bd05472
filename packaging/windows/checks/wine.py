"""Wine in a temporary folder, on its own X server."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundle.paths import PackagingError
from linux.checks.xvfb import Xvfb
from windows.cross_build.windows_python import link_library

# Seconds of the clock; an idle machine needs a tenth of each.
FOR_A_COMMAND = 1200
_TO_SETTLE = 600
_POLL_SECONDS = 0.2
_SCREEN = "1920x1080"
_SECONDS_TO_STOP = 60
# Wine 8 does not start (STATUS_CONFLICTING_ADDRESSES, now and then) where the system has put something
# at the address of the data that Windows shares with its programs.
_WINE = ("setarch", "--addr-no-randomize", "wine")
_NOT_FOR_WINE = ("WINE", "XDG_", "PYTEST_")  # the last are for the checks, not for tests that they run
# Substitutes for libraries of Windows 10 that Wine 8 lacks.
_LIBRARIES = ("icuuc.c", "bcryptprimitives.def")
# Windows' own fonts; Wine would take any other, such as one with serifs, which no player sees.
_FONTS = ("Segoe UI", "Tahoma", "MS Shell Dlg", "MS Shell Dlg 2")


class WineFailed(PackagingError):
    """Wine failed, or something did not happen in it; the message says what."""


@dataclass(frozen=True, slots=True)
class Wine:
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
        """Run a console program to its end, which may take `seconds`.

        Its three streams are pipes, since Wine 8 refuses files.
        """
        process = self.start(*argv, environment=environment, folder=folder)
        with ThreadPoolExecutor(1) as pool:
            streams = pool.submit(process.communicate, typed)
            try:
                self.wait_until(streams.done, f"{argv[0]} did not end", seconds)
            except WineFailed:
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

    def wait_until(self, is_so: Callable[[], bool], sentence: str, seconds: float = _TO_SETTLE) -> None:
        """Wait until a condition is true; `sentence` is the error if that takes too long."""
        end = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > end:
                self.screen.picture_at_once(self.folder.parent / "failed.png")  # its windows are still open
                raise WineFailed(sentence)
            time.sleep(_POLL_SECONDS)

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

    def window(self, title: str) -> str:
        """Wait for the window with a title, a regular expression; returns its ID."""
        self.wait_until(lambda: bool(self.screen.windows(title)), f"no window is called {title}")
        return self.screen.windows(title)[-1]

    def registry(self) -> dict[str, dict[str, str]]:
        """The user's software keys: values by name, in the spelling of .reg files; `@` is the default."""
        target = self.drive / "exported.reg"
        if self.run("reg", "export", "HKCU\\Software", self.path(target), "/y") != 0:
            raise WineFailed("the registry could not be read")
        text = target.read_text(encoding="utf-16")
        target.unlink()
        return _keys(text)

    def set_value(self, key: str, name: str, text: str) -> None:
        """Write a string value below HKEY_CURRENT_USER; an empty name is the key's default."""
        naming = ["/v", name] if name else ["/ve"]
        done = self.output_of("reg", "add", f"HKCU\\{key}", *naming, "/d", text, "/f")
        if done.returncode:
            said = (done.stdout + done.stderr).decode(errors="replace").strip()
            raise WineFailed(f"{key} could not be written into the registry: {said}")


@contextmanager
def running_wine(folder: Path) -> Iterator[Wine]:
    """Start Wine in a folder, and stop it afterwards."""
    with Xvfb(_SCREEN) as screen:
        wine = Wine(folder, screen, _environment(folder, screen.display))
        try:
            # One server for all programs: to start it for each takes longer than the programs.
            _server(wine, "-p")
            if wine.run("wineboot", "--init") != 0:
                raise WineFailed("Wine could not make a Windows; run `wineboot --init` to see why")
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
        **{name: value for name, value in os.environ.items() if not name.startswith(_NOT_FOR_WINE)},
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


def _server(wine: Wine, option: str) -> None:
    try:
        subprocess.run(["wineserver", option], env=wine.environment, timeout=_SECONDS_TO_STOP, check=False)
    except subprocess.TimeoutExpired:
        print(f"wineserver {option} did not end within {_SECONDS_TO_STOP} seconds", file=sys.stderr)


def _keys(text: str) -> dict[str, dict[str, str]]:
    """The keys of a .reg file without their common prefix; continued lines are joined."""
    keys: dict[str, dict[str, str]] = {}
    values: dict[str, str] = {}
    for line in text.replace("\\\n  ", "").splitlines():
        if line.startswith("["):
            key = line.strip("[]").removeprefix("HKEY_CURRENT_USER\\")
            values = keys.setdefault(key, {})
        elif "=" in line:
            name, _, value = line.partition("=")
            values[_plain(name)] = _plain(value)
    return keys


def _plain(text: str) -> str:
    return text[1:-1].replace('\\"', '"').replace("\\\\", "\\") if text.startswith('"') else text
