"""Makes what a disk, a clock and a system do at the worst moment happen, each for as long as a `with` lasts.

A fault is real where the system can be asked for it (limits, signals); functions are replaced elsewhere.
"""

import errno
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

if sys.platform != "win32":
    import resource

Fault = Callable[[Path], AbstractContextManager[object]]
"""Happens in a folder."""

YEAR = 31_536_000  # seconds


@dataclass(frozen=True, slots=True)
class Room:
    """A place where something is kept.

    Attributes:
        write: keeps a number in a folder; whether it says that it could.
        read: all numbers that are there, or the last.
    """

    name: str
    write: Callable[[Path, int], bool]
    read: Callable[[Path], list[int]]


LEFT = (".lock", ".4711.new")
"""Ends of the names of files that a killed program has left, which may stay."""


def verify_kept(room: Room, fault: Fault, folder: Path, more: tuple[str, ...] = ()) -> None:
    """What is said to be written is there, else what was before; afterwards all works.

    Where no file can be opened or written to its end, nothing is said to be written.

    `more` are ends of names of files that may come with each number.
    """
    room.write(folder, 1)
    before = set(folder.rglob("*"))
    with fault(folder):
        is_written = room.write(folder, 2)
    assert not (is_written and fault in PREVENT_ALL)
    assert room.read(folder) in ([[2]] if is_written else [[1], [2]])
    room.write(folder, 3)
    assert [3] == room.read(folder)
    assert [] == [
        path.name for path in set(folder.rglob("*")) - before if not path.name.endswith((*LEFT, *more))
    ]


def failing_fsync(number: int) -> Callable[[int], None]:
    """An `os.fsync` that raises an OSError of that number."""

    def fail(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def _fsync_fails_with(number: int) -> Fault:
    return lambda _folder: patch.object(os, "fsync", failing_fsync(number))


disk_full = _fsync_fails_with(errno.ENOSPC)
"""All is written, and there is no room for it when it is to be kept."""

fsync_fails = _fsync_fails_with(errno.EIO)
"""The disk is broken."""


@contextmanager
def _limited(kind: int, limit: int) -> Iterator[None]:
    usual = resource.getrlimit(kind)
    resource.setrlimit(kind, (limit, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(kind, usual)


@contextmanager
def _files_end_at(size: int) -> Iterator[None]:
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        with _limited(resource.RLIMIT_FSIZE, size):
            yield
    finally:
        signal.signal(signal.SIGXFSZ, usual)


@contextmanager
def write_fails(_folder: Path) -> Iterator[None]:
    """No byte can be written into any file, by anybody in this process: not by Qt and SQLite either."""
    with _files_end_at(0):
        yield


@contextmanager
def write_breaks_off(folder: Path) -> Iterator[None]:
    """The first half of a file can be written, and then there is no room left, for Qt and SQLite as well."""
    largest = max((path.stat().st_size for path in folder.rglob("*") if path.is_file()), default=0)
    with _files_end_at(largest // 2):
        yield


@contextmanager
def nothing_opens(_folder: Path) -> Iterator[None]:
    """No file can be opened, since too many are open."""
    with _limited(resource.RLIMIT_NOFILE, 3):
        yield


@contextmanager
def clock_set_back(folder: Path) -> Iterator[None]:
    """Everything in the folder was written in a year that is yet to come."""
    for path in folder.rglob("*"):
        with suppress(PermissionError):  # Windows does not touch some that are open
            os.utime(path, (time.time() + YEAR,) * 2)
    with patch.object(time, "time", lambda: 5.0):
        yield


@contextmanager
def stale_locks(folder: Path) -> Iterator[None]:
    """Whoever wrote last was killed, in another machine: locks and unfinished files are left."""
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        for name in (f"{path.name}.lock", f"{path.stem}.lock", f"{path.name}.4711.new"):
            left = path.with_name(name)
            left.write_text("999999999\nstraights-gui\nelsewhere\n0\n0\n", encoding="utf-8")
            os.utime(left, (time.time() - YEAR,) * 2)
    yield


@contextmanager
def signals_come(_folder: Path) -> Iterator[None]:
    """A signal interrupts whatever the system does, every millisecond."""
    usual = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)


PREVENT_ALL = (write_fails, write_breaks_off, nothing_opens)
"""Faults under which nothing can be written; some of the others affect only files that Python syncs."""

_posix = pytest.mark.skipif(sys.platform == "win32", reason="limits and signals are POSIX")
each_fault = pytest.mark.parametrize(
    "fault",
    [
        pytest.param(disk_full, id="disk full"),
        pytest.param(fsync_fails, id="fsync"),
        pytest.param(write_fails, id="write", marks=_posix),
        pytest.param(write_breaks_off, id="half a write", marks=_posix),
        pytest.param(nothing_opens, id="open", marks=_posix),
        pytest.param(clock_set_back, id="clock"),
        pytest.param(stale_locks, id="stale locks"),
        pytest.param(signals_come, id="signals", marks=_posix),
    ],
)
