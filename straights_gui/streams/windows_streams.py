"""The Windows calls that `standard_streams` needs; cannot be imported on another system."""

from __future__ import annotations

import ctypes
import msvcrt
import os
import sys

assert sys.platform == "win32"  # stops type checkers on other systems

_UNKNOWN_FILE = 0
_NO_HANDLE = ctypes.c_void_p(-1).value
_PARENT_PROCESS = 0xFFFFFFFF


class WindowsStreams:
    """The standard streams of Windows."""

    def __init__(self) -> None:
        """Declare the types of the functions: a handle has the width of a pointer."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        self._handle, self._kind = kernel.GetStdHandle, kernel.GetFileType
        self._attach = kernel.AttachConsole
        self._handle.argtypes, self._handle.restype = [ctypes.c_uint32], ctypes.c_void_p
        self._kind.argtypes, self._kind.restype = [ctypes.c_void_p], ctypes.c_uint32
        self._attach.argtypes, self._attach.restype = [ctypes.c_uint32], ctypes.c_int

    def inherited(self, number: int) -> int | None:
        """A descriptor of the stream inherited from the parent process, or None."""
        handle = self._handle(number & 0xFFFFFFFF)
        if handle is None or handle == _NO_HANDLE or self._kind(handle) == _UNKNOWN_FILE:
            return None
        try:
            return msvcrt.open_osfhandle(handle, os.O_TEXT)
        except OSError:  # a stale handle of the parent process
            return None

    def attach_console(self) -> bool:
        """Attach to the console of the parent process; returns whether there is one."""
        return bool(self._attach(_PARENT_PROCESS))

    def console(self) -> str:
        """The console's output, as an argument of `open`."""
        return "CONOUT$"
