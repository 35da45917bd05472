"""Run by the Python for Windows: puts a text into the clipboard."""

import ctypes
import sys
from ctypes import wintypes

_TEXT = 13  # CF_UNICODETEXT
_MOVABLE = 2  # GMEM_MOVEABLE


def main(text: str) -> None:
    """Put the text into the clipboard, which keeps it after this program."""
    if sys.platform != "win32":
        raise SystemExit("this runs on Windows, or under Wine")
    user32, kernel32 = ctypes.WinDLL("user32"), ctypes.WinDLL("kernel32")
    kernel32.GlobalAlloc.restype = kernel32.GlobalLock.restype = wintypes.LPVOID
    kernel32.GlobalLock.argtypes = kernel32.GlobalUnlock.argtypes = (wintypes.LPVOID,)
    user32.SetClipboardData.argtypes = (wintypes.UINT, wintypes.HANDLE)
    content = f"{text}\0".encode("utf-16-le")
    memory = kernel32.GlobalAlloc(_MOVABLE, ctypes.c_size_t(len(content)))
    ctypes.memmove(kernel32.GlobalLock(memory), content, len(content))
    kernel32.GlobalUnlock(memory)
    user32.OpenClipboard(None)
    user32.EmptyClipboard()
    if not user32.SetClipboardData(_TEXT, memory):
        raise SystemExit("the clipboard takes no text")
    user32.CloseClipboard()


if __name__ == "__main__":
    main(sys.argv[1])
