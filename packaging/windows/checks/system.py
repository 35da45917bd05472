"""The Windows in which the game is tried: Wine's on Linux, or the one that runs this program."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess, Popen
from typing import Protocol

from bundle.paths import PackagingError

FOR_A_COMMAND = 120  # seconds
_TO_SETTLE = 60  # seconds
_POLL_SECONDS = 0.2


class SystemFailed(PackagingError):
    """Windows or its substitute failed, or something did not happen in it; the message says what."""


class Screen(Protocol):
    """The screen, the keyboard and the mouse."""

    def windows(self, title: str) -> list[str]:
        """The IDs of the windows that are shown with a title, a regular expression."""

    def has_window(self, window: str) -> bool:
        """Whether a window is shown."""

    def focus(self, window: str) -> None:
        """Give the keyboard to a window."""

    def press(self, *keys: str) -> None:
        """Press keys on the keyboard, such as `ctrl+q`."""

    def click(self, x: int, y: int) -> None:
        """Click with the left button at a point of the screen."""

    def click_each(self, *points: tuple[int, int]) -> None:
        """Click at points of the screen, one after the other."""

    def double_click(self, x: int, y: int) -> None:
        """Click twice at a point of the screen."""

    def place_of(self, window: str) -> tuple[int, int, int, int]:
        """The left and upper edge, the width and the height of a window."""

    def picture(self, file: Path, *windows: str) -> Path:
        """Save a screenshot, once these windows are painted and nothing on the screen moves any more."""

    def picture_at_once(self, file: Path) -> Path:
        """Save a screenshot, whatever moves."""

    def pixels(self, window: str = "root") -> bytes:
        """The colours of all points of a window, by default of the screen."""


class System(ABC):
    """What the checks ask of a Windows; they install, play and remove the game in it.

    Attributes:
        folder: for what the checks make.
    """

    folder: Path
    screen: Screen

    @property
    @abstractmethod
    def drive(self) -> Path:
        """The folder of the drive `C:`."""

    @property
    @abstractmethod
    def home(self) -> Path:
        """The folder of its user."""

    @property
    @abstractmethod
    def python(self) -> str:
        """The Python for Windows, with the packages of the game, that runs programs of the checks."""

    @abstractmethod
    def path(self, path: Path) -> str:
        """The path by which its programs know a file."""

    @abstractmethod
    def start(
        self, *argv: str, environment: Mapping[str, str] | None = None, folder: Path | None = None
    ) -> Popen[bytes]:
        """Start a program without waiting for it; its three streams are pipes."""

    @abstractmethod
    def run(self, *argv: str) -> int:
        """Run a program without a console to its end; returns its exit status."""

    @abstractmethod
    def output_of(
        self,
        *argv: str,
        typed: bytes = b"",
        environment: Mapping[str, str] | None = None,
        seconds: float = FOR_A_COMMAND,
        folder: Path | None = None,
    ) -> CompletedProcess[bytes]:
        """Run a console program to its end, which may take `seconds` of the processor."""

    @abstractmethod
    def run_in_console(self, *argv: str, environment: Mapping[str, str]) -> int:
        """Run a program in a console of its own to its end; returns its exit status."""

    @abstractmethod
    def patience(self, seconds: float) -> Callable[[], bool]:
        """A function that says when it is useless to wait on for what takes `seconds` of the processor."""

    def wait_until(self, is_so: Callable[[], bool], sentence: str, seconds: float = _TO_SETTLE) -> None:
        """Wait until a condition is true; `sentence` is the error if that takes too long."""
        is_over = self.patience(seconds)
        while not is_so():
            if is_over():
                self.screen.picture_at_once(self.folder.parent / "failed.png")  # its windows are still open
                raise SystemFailed(sentence)
            time.sleep(_POLL_SECONDS)

    @contextmanager
    def for_everybody(self, *_classes: str) -> Iterator[None]:
        """Give the whole machine the user's classes for a while, if programs look only there."""
        yield

    def window(self, title: str) -> str:
        """Wait for the window with a title, a regular expression; returns its ID."""
        self.wait_until(lambda: bool(self.screen.windows(title)), f"no window is called {title}")
        return self.screen.windows(title)[-1]

    def registry(self) -> dict[str, dict[str, str]]:
        """The user's software keys: values by name, in the spelling of .reg files; `@` is the default."""
        target = self.drive / "exported.reg"
        if self.run("reg", "export", "HKCU\\Software", self.path(target), "/y") != 0:
            raise SystemFailed("the registry could not be read")
        text = target.read_text(encoding="utf-16")
        target.unlink()
        return _keys(text)

    def set_value(self, key: str, name: str, text: str) -> None:
        """Write a string value below HKEY_CURRENT_USER; an empty name is the key's default."""
        naming = ["/v", name] if name else ["/ve"]
        done = self.output_of("reg", "add", f"HKCU\\{key}", *naming, "/d", text, "/f")
        if done.returncode:
            said = (done.stdout + done.stderr).decode(errors="replace").strip()
            raise SystemFailed(f"{key} could not be written into the registry: {said}")

    def delete_key(self, key: str) -> None:
        """Remove a key below HKEY_CURRENT_USER with its contents."""
        if self.run("reg", "delete", f"HKCU\\{key}", "/f") != 0:
            raise SystemFailed(f"{key} could not be removed from the registry")


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
