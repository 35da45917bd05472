"""What keeps a strategy's process apart: bubblewrap, which gives it namespaces and few files, read-only.

A strategy that could read `/proc` of the match, send it signals or write a file would not have to play well.
It gets no `/proc`, no terminals, no network, and of all files those of Python and its own. `system_calls`
blocks what namespaces leave open, so that a strategy is one process, which is stopped while it is not asked.
Where bubblewrap is missing, or the system permits no namespaces, a strategy runs with the rights of the user
who started the match (docs/arena.md).
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache

from engine.straights.arena.system_calls import call_filter
from engine.straights.arena.time_limits import ProcessTimes

if sys.platform == "linux":
    import resource

# On Windows the program of a virtual environment starts that of Python, as another process.
PYTHON = os.path.realpath(getattr(sys, "_base_executable" if sys.platform == "win32" else "executable"))
"""Python without the virtual environment, whose folders are passed to a strategy like all others."""

TEMPORARY_FOLDER = "/dev/shm"  # noqa: S108  # where every game gets an empty one
"""The folder for temporary files of a sandboxed strategy, the only one in which it can write."""

_DEVICES = ("/dev/null", "/dev/urandom")
LIBRARIES = (
    "/etc/ld.so.cache",
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    os.path.join(os.path.dirname(os.path.dirname(PYTHON)), "lib"),
)
"""Where the libraries of the system are, and Python's."""
_MAX_THREADS = 256
_TRIAL_SECONDS = 20.0
"""The time limit in seconds for a process that only starts and ends."""

_CLOSE_SECONDS = 2.0
"""The time limit in seconds for all processes of a sandbox to end after the first one was killed."""

_CPUCLOCK_SCHED = 2
"""Of posix-timers.h, which makes the clock of a process from its number as `times_of` does."""

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE = 1, 4  # of prctl.h


@cache
def is_possible() -> bool:
    """Whether bubblewrap is installed, and the system permits what it does."""
    if sys.platform != "linux" or shutil.which("bwrap") is None:
        return False
    with suppress(OSError, subprocess.TimeoutExpired), isolated([PYTHON, "-S", "-c", ""]) as (trial, files):
        done = subprocess.run(
            trial, pass_fds=files, stderr=subprocess.DEVNULL, timeout=_TRIAL_SECONDS, check=False
        )
        return done.returncode == 0
    return False


def is_complete() -> bool:
    """Whether system calls are filtered, too, which requires libseccomp."""
    return is_possible() and bool(call_filter())


@contextmanager
def isolated(
    command: list[str], visible: Iterable[str] = LIBRARIES, hidden: Iterable[str] = ()
) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    """The command in a sandbox, and the files that must be open when it starts.

    It sees what is visible; folders that are hidden are empty but for what is visible in them.
    """
    options = ["--unshare-all", "--unshare-user", "--cap-drop", "ALL", "--die-with-parent"]
    options += ["--as-pid-1", "--new-session"]
    for device in _DEVICES:
        options += ["--dev-bind", device, device]
    mounts = dict.fromkeys((PYTHON, *visible), "--ro-bind-try")
    mounts |= dict.fromkeys((TEMPORARY_FOLDER, *hidden), "--tmpfs")
    for path, kind in sorted(mounts.items()):  # a folder comes before what is in it
        options += [kind, path] if kind == "--tmpfs" else [kind, path, path]
    for folder in ("/", *hidden):
        options += ["--remount-ro", folder]
    if not call_filter():
        yield ["bwrap", *options, *command], ()
        return
    source, sink = os.pipe()
    try:
        os.write(sink, call_filter())
        os.close(sink)
        yield ["bwrap", *options, "--seccomp", str(source), *command], (source,)
    finally:
        os.close(source)


def make_undumpable() -> None:
    """Hide memory, environment and open files from other processes of the same user, where Linux can."""
    _prctl(_PR_SET_DUMPABLE, 0)


def end_with_parent() -> None:
    """Have the kernel kill this process when its parent ends, where Linux can."""
    if sys.platform == "linux":
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def limit_threads() -> None:
    """Limit the threads of this process, since the kernel limits those of a user; of root it limits none."""
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_NPROC, (_MAX_THREADS, _MAX_THREADS))


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a strategy, where the system can: on Windows it goes on."""
    if sys.platform != "win32":
        _signal(process, signal.SIGSTOP)


def resume(process: subprocess.Popen[bytes]) -> None:
    """Let a strategy that was stopped go on."""
    if sys.platform != "win32":
        _signal(process, signal.SIGCONT)


def times_of(process: subprocess.Popen[bytes]) -> ProcessTimes | None:
    """The times of a strategy so far; None where the system does not tell, or it has ended."""
    if sys.platform != "linux":
        return None
    number = _inside(process) if is_possible() else process.pid
    if number is None:
        return None
    with suppress(OSError):
        return ProcessTimes(time.clock_gettime(~number << 3 | _CPUCLOCK_SCHED), _seconds_waited(number))
    return None


def _seconds_waited(number: int) -> float:
    """How long the first thread of a process was ready to run and had no processor; 0 if nothing tells."""
    with suppress(OSError), open(f"/proc/{number}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[1]) / 1e9
    return 0.0


def end_all(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and what it has started; outside of a sandbox, what is in its process group."""
    if sys.platform != "win32":
        _signal(process, signal.SIGKILL)
    if is_possible():
        with suppress(subprocess.TimeoutExpired):
            process.wait(_CLOSE_SECONDS)  # bubblewrap ends when all processes of the sandbox have
    process.kill()
    process.wait()


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to the process in a sandbox, or to all of a process group where there is none."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform != "win32" and not is_possible():
            os.killpg(process.pid, number)
        elif inside := _inside(process):
            os.kill(inside, number)


def _inside(process: subprocess.Popen[bytes]) -> int | None:
    """The process in a sandbox, bubblewrap's child, with whose end the kernel ends all others in it."""
    path = f"/proc/{process.pid}/task/{process.pid}/children"
    with suppress(OSError, ValueError), open(path, encoding="ascii") as file:
        return int(file.read())
    return None


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
