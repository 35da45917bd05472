"""When to stop waiting for Wine: by what its processes have done, which is little on a busy machine."""

import os
import sys
import time
from pathlib import Path

# Looks without progress: Wine hangs, or waits for a person. Looks are rarer where this process waits, too.
_STILL = 120
_NEXT_TO_NOTHING = 3.0  # seconds of the processor; a window at rest and Wine's server take 1.5 in 120 looks
_PAUSE = 1.0  # seconds between two looks


class Patience:
    """Ends once Wine's processes have used enough of the processor, or have done next to nothing for long."""

    def __init__(self, prefix: Path, seconds: float) -> None:
        """`prefix` is Wine's folder, which its processes have in their environment; `seconds` are enough."""
        self._prefix, self._seconds = os.fsencode(f"WINEPREFIX={prefix}"), seconds
        self._ticks = self._read()
        self._used = self._used_before = 0.0
        self._looked, self._looks = time.monotonic(), 0

    def is_over(self) -> bool:
        """Whether it is useless to wait on."""
        now = time.monotonic()
        if now - self._looked < _PAUSE:
            return False
        ticks, self._looked = self._read(), now
        self._used += (
            sum(count - self._ticks.get(process, 0) for process, count in ticks.items()) / _ticks_a_second()
        )
        self._ticks = ticks
        if self._used - self._used_before >= _NEXT_TO_NOTHING:
            self._used_before, self._looks = self._used, 0
        self._looks += 1
        return self._used > self._seconds or self._looks >= _STILL

    def _read(self) -> dict[str, int]:
        """The ticks that each process has used."""
        return {
            folder.name: sum(map(int, text.rpartition(")")[2].split()[11:13]))
            for folder in Path("/proc").iterdir()
            if folder.name.isdigit() and (text := self._status(folder))
        }

    def _status(self, folder: Path) -> str:
        """The line of a process; nothing for one that is not Wine's, or has ended."""
        try:
            is_mine = self._prefix in (folder / "environ").read_bytes().split(b"\0")
            return (folder / "stat").read_text(errors="replace") if is_mine else ""
        except OSError:
            return ""


def _ticks_a_second() -> int:
    if sys.platform == "win32":  # where this module is imported, too
        raise SystemExit("processes are watched in /proc, on Linux")
    return os.sysconf("SC_CLK_TCK")
