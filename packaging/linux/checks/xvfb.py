"""A virtual X server outside the chroot, so that it need not be installed there."""

import os
import subprocess
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from PIL import Image, ImageGrab

from bundle.paths import PackagingError

_TIMEOUT = 90.0  # seconds to wait for a window, also on a busy machine
_STEP = 0.2
_BACKGROUND = 16
"""More colours than a window has before it is painted; the edges of its texts alone have more."""

_STILL = 4
"""How many pictures, one after the other, are the same once nothing moves."""

Found = TypeVar("Found")


class Xvfb:
    """An X server, as a context manager; `display` is its name, for DISPLAY."""

    def __init__(self, size: str = "1280x900") -> None:
        """Start a server, by default with the screen of a small laptop."""
        reading, writing = os.pipe()
        argv = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        argv += ["-noreset"]  # when its last program leaves: the next one that comes meanwhile is refused
        self._server = subprocess.Popen(argv, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as said:
            self.display = f":{said.readline().strip()}"
        if self.display == ":":
            self.__exit__(None, None, None)
            raise PackagingError("Xvfb did not start; is it installed?")

    def __enter__(self) -> Self:
        """The running server."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the server."""
        self._server.terminate()
        self._server.wait()

    def window(self, title: str) -> str:
        """Wait for the window with a title; returns its ID."""
        return wait_for(f"a window called {title}", lambda: self.windows(title))[-1]

    def windows(self, title: str) -> list[str]:
        """The IDs of the windows with a title that are shown."""
        return self._ask("search", "--onlyvisible", "--name", title).split()

    def class_of(self, window: str) -> str:
        """The class that associates a window with its menu entry."""
        argv = ["xprop", "-display", self.display, "-id", window, "WM_CLASS"]
        said = subprocess.run(argv, check=True, capture_output=True, text=True).stdout
        return said.split('"')[-2]  # WM_CLASS(STRING) = "instance", "class"

    def has_window(self, window: str) -> bool:
        """Whether a window is shown."""
        return window in self.windows("")

    def focus(self, window: str) -> None:
        """Give the keyboard to a window."""
        self._ask("windowfocus", window)

    def press(self, *keys: str) -> None:
        """Press keys on the keyboard, such as `ctrl+q`."""
        self._ask("key", *keys)

    def click(self, x: int, y: int) -> None:
        """Click with the left button at a point of the screen."""
        self._ask("mousemove", str(x), str(y), "click", "1")

    def place_of(self, window: str) -> tuple[int, int, int, int]:
        """The left and upper edge, the width and the height of a window."""
        lines = self._ask("getwindowgeometry", "--shell", window).splitlines()
        found = dict(line.split("=") for line in lines)
        return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])

    def picture(self, file: Path, *windows: str) -> Path:
        """Save a screenshot, once these windows are painted and nothing on the screen moves any more."""
        wait_for("a painted window", lambda: all(map(self.is_painted, windows)))
        latest: deque[bytes] = deque(maxlen=_STILL)

        def is_still() -> bool:
            latest.append(self.pixels())
            return latest.count(latest[0]) == _STILL

        wait_for("a picture that is still", is_still)
        return self.picture_at_once(file)

    def picture_at_once(self, file: Path) -> Path:
        """Save a screenshot, whatever moves."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self._image().save(file)
        return file

    def is_painted(self, window: str) -> bool:
        """Whether a window shows more than its background."""
        return self.has_window(window) and self._image(window).getcolors(_BACKGROUND) is None

    def pixels(self, window: str = "") -> bytes:
        """The colours of all points of a window, by default of the screen; empty if it is not shown."""
        if window and not self.has_window(window):
            return b""
        return self._image(window).tobytes()

    def _image(self, window: str = "") -> Image.Image:
        """What the screen shows now, or the part of it where a window is."""
        image = ImageGrab.grab(xdisplay=self.display)
        if window:
            left, top, width, height = self.place_of(window)
            image = image.crop((left, top, left + width, top + height))
        return image

    def _ask(self, *argv: str) -> str:
        environment = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(
            ["xdotool", *argv], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()


def wait_for(what: str, look: Callable[[], Found]) -> Found:
    """Poll until a function returns a true value; PackagingError after some time."""
    end = time.monotonic() + _TIMEOUT
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(_STEP)
    raise PackagingError(f"{what} did not come within {_TIMEOUT:.0f} seconds")
