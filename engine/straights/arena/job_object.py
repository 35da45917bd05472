"""A job object of Windows, which ends a process together with all that the process has started.

A job ends when its last handle is closed, so also when the match ends, however that happens.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _EXTENDED_LIMITS = 9  # of JOBOBJECTINFOCLASS
    _KILL_ON_CLOSE = 0x2000  # of winnt.h, as the next
    _SET_QUOTA_AND_TERMINATE = 0x0101
    _SIGNATURES = {
        "CreateJobObjectW": (wintypes.HANDLE, (wintypes.LPVOID, wintypes.LPCWSTR)),
        "SetInformationJobObject": (
            wintypes.BOOL,
            (wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD),
        ),
        "OpenProcess": (wintypes.HANDLE, (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)),
        "AssignProcessToJobObject": (wintypes.BOOL, (wintypes.HANDLE, wintypes.HANDLE)),
        "CloseHandle": (wintypes.BOOL, (wintypes.HANDLE,)),
    }

    class _BasicLimits(ctypes.Structure):
        """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    class JobObject:
        """The job of one process."""

        def __init__(self, process_id: int) -> None:
            """The process must have started no other yet. Raises OSError."""
            self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            for name, (result, arguments) in _SIGNATURES.items():
                function = getattr(self._kernel, name)
                function.restype, function.argtypes = result, arguments
            limits = _Limits(BasicLimitInformation=_BasicLimits(LimitFlags=_KILL_ON_CLOSE))
            self._handle = self._call("CreateJobObjectW", None, None)
            try:
                size = ctypes.sizeof(limits)
                self._call(
                    "SetInformationJobObject", self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size
                )
                process = self._call("OpenProcess", _SET_QUOTA_AND_TERMINATE, False, process_id)
                try:
                    self._call("AssignProcessToJobObject", self._handle, process)
                finally:
                    self._call("CloseHandle", process)
            except OSError:
                self.end()
                raise

        def end(self) -> None:
            """End all processes of the job."""
            self._call("CloseHandle", self._handle)

        def _call(self, name: str, *arguments: object) -> int:
            """Call a function of Windows; raises OSError if it fails."""
            result: int | None = getattr(self._kernel, name)(*arguments)
            if not result:
                raise ctypes.WinError(ctypes.get_last_error())
            return result
