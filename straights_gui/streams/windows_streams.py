"""The calls of Windows that `terminal` needs; nothing on another system can load this."""

from __future__ import annotations

import ctypes
import msvcrt
import os
import sys

assert sys.platform == "win32"  # type checkers of other systems read no further

_UNKNOWN_FILE = 0
_NO_HANDLE = ctypes.c_void_p(-1).value
_STARTER = 0xFFFFFFFF


class WindowsStreams:
    """Standard streams as Windows has them."""

    def __init__(self) -> None:
        """The functions, with their types: a handle is as wide as an address."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        self._handle, self._kind, self._attach = (
            kernel.GetStdHandle,
            kernel.GetFileType,
            kernel.AttachConsole,
        )
        self._handle.argtypes, self._handle.restype = [ctypes.c_uint32], ctypes.c_void_p
        self._kind.argtypes, self._kind.restype = [ctypes.c_void_p], ctypes.c_uint32
        self._attach.argtypes, self._attach.restype = [ctypes.c_uint32], ctypes.c_int

    def handed_over(self, number: int) -> int | None:
        """A descriptor of the stream that the starter has handed over, None where there is none."""
        handle = self._handle(number & 0xFFFFFFFF)
        if handle is None or handle == _NO_HANDLE or self._kind(handle) == _UNKNOWN_FILE:
            return None
        try:
            return msvcrt.open_osfhandle(handle, os.O_TEXT)
        except OSError:  # a number that is left over from the starter, and means nothing here
            return None

    def attach_console(self) -> bool:
        """Join the console of whoever started the program; whether there is one."""
        return bool(self._attach(_STARTER))

    def console(self) -> str:
        """The console's output, as `open` takes it."""
        return "CONOUT$"
