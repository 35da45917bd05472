"""The screen, the keyboard and the mouse of the Windows that runs this program. It has run in Wine's only."""

import ctypes
import re
import sys
import time
from ctypes import wintypes
from pathlib import Path

from PIL import ImageGrab

assert sys.platform == "win32"  # stops type checkers on other systems

_USER32 = ctypes.WinDLL("user32")
_KEYS = {"ctrl": 0x11, "shift": 0x10, "alt": 0x12, "Tab": 0x09, "Return": 0x0D, "Escape": 0x1B}
_KEYS |= {"Left": 0x25, "Up": 0x26, "Right": 0x27, "Down": 0x28, "space": 0x20}
_RELEASED = 2  # KEYEVENTF_KEYUP
_BUTTON_DOWN, _BUTTON_UP = 2, 4
_TITLE_LENGTH = 512
_STILL, _STEP = 4, 0.2  # pictures that are the same, and the seconds between two
_SECONDS_TO_SETTLE = 30


class ThisScreen:
    """Windows are named by their handles."""

    def windows(self, title: str) -> list[str]:
        """The windows that are shown with a title, a regular expression."""
        found: list[str] = []

        def note(window: int, _parameter: int) -> bool:
            text = ctypes.create_unicode_buffer(_TITLE_LENGTH)
            _USER32.GetWindowTextW(wintypes.HWND(window), text, _TITLE_LENGTH)
            if _USER32.IsWindowVisible(wintypes.HWND(window)) and re.search(title, text.value):
                found.append(str(window))
            return True

        kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
        _USER32.EnumWindows(kind(note), 0)
        return found

    def has_window(self, window: str) -> bool:
        """Whether a window is shown."""
        return bool(_USER32.IsWindowVisible(_handle(window)))

    def focus(self, window: str) -> None:
        """Give the keyboard to a window."""
        _USER32.SetForegroundWindow(_handle(window))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each with the keys before its `+`."""
        for key in keys:
            codes = [_KEYS.get(name) or ord(name.upper()) for name in key.split("+")]
            for code in codes:
                _USER32.keybd_event(code, 0, 0, 0)
            for code in reversed(codes):
                _USER32.keybd_event(code, 0, _RELEASED, 0)

    def click(self, x: int, y: int) -> None:
        """Click with the left button at a point of the screen."""
        _USER32.SetCursorPos(x, y)
        _USER32.mouse_event(_BUTTON_DOWN, 0, 0, 0, 0)
        _USER32.mouse_event(_BUTTON_UP, 0, 0, 0, 0)

    def click_each(self, *points: tuple[int, int]) -> None:
        """Click at points of the screen, one after the other."""
        for point in points:
            self.click(*point)

    def double_click(self, x: int, y: int) -> None:
        """Click twice at a point of the screen."""
        self.click_each((x, y), (x, y))

    def place_of(self, window: str) -> tuple[int, int, int, int]:
        """The left and upper edge, the width and the height of what is inside a window's frame."""
        inside, corner = wintypes.RECT(), wintypes.POINT()
        _USER32.GetClientRect(_handle(window), ctypes.byref(inside))
        _USER32.ClientToScreen(_handle(window), ctypes.byref(corner))
        return corner.x, corner.y, inside.right, inside.bottom

    def picture(self, file: Path, *_windows: str) -> Path:
        """Save a screenshot, once nothing on the screen has moved for a while."""
        end, latest = time.monotonic() + _SECONDS_TO_SETTLE, [self.pixels()]
        while len(latest) < _STILL and time.monotonic() < end:
            time.sleep(_STEP)
            shown = self.pixels()
            latest = [*latest, shown] if shown == latest[-1] else [shown]
        return self.picture_at_once(file)

    def picture_at_once(self, file: Path) -> Path:
        """Save a screenshot, whatever moves."""
        file.parent.mkdir(parents=True, exist_ok=True)
        ImageGrab.grab().save(file)
        return file

    def pixels(self, window: str = "root") -> bytes:
        """The colours of all points of a window, by default of the screen."""
        if window == "root":
            return ImageGrab.grab().tobytes()
        x, y, width, height = self.place_of(window)
        return ImageGrab.grab((x, y, x + width, y + height)).tobytes()


def _handle(window: str) -> wintypes.HWND:
    return wintypes.HWND(int(window))
