"""What keeps a strategy's process apart: bubblewrap, which gives it namespaces and few files, read-only.

A strategy that could read `/proc` of the match, send it signals or write a file would not have to play well.
It gets no `/proc`, no terminals, no network, and of all files those of Python and its own; in a contest these
are copies, so that the null device is all that two strategies share. The filter of system calls blocks what
namespaces leave open, so that a strategy is one process, which is stopped while it is not asked.
Where bubblewrap is missing, or the system permits no namespaces, a strategy runs with the rights of the user
who started the match (docs/arena.md).
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from tempfile import TemporaryFile

from engine.straights.arena.time_limits import ProcessTimes

_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000  # of seccomp.h; an error number is added to the second
_LESS, _EQUAL, _MASKED_EQUAL = 2, 4, 7  # of libseccomp's seccomp.h

_ALLOWED = """
access arch_prctl brk chdir clock_getres clock_gettime clock_nanosleep close close_range creat dup dup2 dup3
execve exit exit_group faccessat faccessat2 fallocate fchdir fstat ftruncate getcpu getcwd getdents
getdents64 getegid geteuid getgid getgroups getitimer getpgid getpgrp getpid getppid getrandom getresgid
getresuid getrlimit getrusage getsid gettid gettimeofday getuid lseek lstat membarrier mkdir mkdirat
mprotect mremap munmap nanosleep newfstatat open openat pause poll ppoll pread64 preadv prlimit64 pselect6
pwrite64 pwritev read readlink readlinkat readv rename renameat renameat2 restart_syscall rmdir rseq
rt_sigaction rt_sigpending rt_sigprocmask rt_sigreturn rt_sigsuspend rt_sigtimedwait sched_get_priority_max
sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler sched_yield select
set_robust_list set_tid_address setitimer sigaltstack stat statx time times truncate umask uname unlink
unlinkat write writev
"""
"""The Linux system calls that a strategy may make; the kernel refuses all others.

What one process does to the kernel another may be able to count: locks, times and modes of files, pages that
are in memory, message queues, pipes, numbers of files and processes. The list has what Python and libraries
for computing need to read files, to use memory and to run threads; for a process of its own a strategy has no
use. libseccomp knows the calls by their names on every architecture. The filter is inherited by children, and
nobody can remove it.
"""

_CLONE_PIDFD, _CLONE_THREAD = 0x1000, 0x10000  # of sched.h
_FUTEX_PRIVATE, _FUTEX_WAKE = 128, 1
_MAP_HUGETLB = 0x40000
_FIRST_QUEUED_SIGNAL = 32
_SAME_IN_PART = {
    "fcntl": (1, (0, 1, 2, 3, 4, 1030)),  # F_DUPFD to F_SETFL, F_DUPFD_CLOEXEC
    "ioctl": (1, (0x5401, 0x541B, 0x5421, 0x5450, 0x5451)),  # TCGETS, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX
    "madvise": (2, (0, 1, 2, 4, 8, 14, 15, 16, 17)),  # what drops, loads or merges no pages of files
    "futex": (1, (_FUTEX_WAKE,)),
}
"""Calls that are allowed for some values of an argument: its position from 0, and the values."""

_SHARED_WAITS = (0, 9, 256, 265)  # FUTEX_WAIT and FUTEX_WAIT_BITSET, each also with FUTEX_CLOCK_REALTIME


class _Comparison(ctypes.Structure):
    """scmp_arg_cmp of libseccomp."""

    _fields_ = (
        ("argument", ctypes.c_uint),
        ("operation", ctypes.c_int),
        ("first", ctypes.c_uint64),
        ("second", ctypes.c_uint64),
    )


@cache
def call_filter() -> bytes:
    """The filter as instructions for the kernel; empty where there is no libseccomp."""
    try:
        library = ctypes.CDLL("libseccomp.so.2")
    except OSError:
        return b""
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(_REFUSE + errno.EPERM))
    try:
        _add_rules(library, context)
        with TemporaryFile() as file:
            if library.seccomp_export_bpf(context, file.fileno()):
                return b""
            file.seek(0)
            return file.read()
    finally:
        library.seccomp_release(context)


def _add_rules(library: ctypes.CDLL, context: ctypes.c_void_p) -> None:
    def add(action: int, name: str, *comparisons: _Comparison) -> None:
        number = library.seccomp_syscall_resolve_name(name.encode("ascii"))
        array = (_Comparison * len(comparisons))(*comparisons)
        if number >= 0:  # this architecture has the call
            error = library.seccomp_rule_add_array(context, action, number, len(array), array)
            if error:
                raise OSError(-error, os.strerror(-error), name)

    for name in _ALLOWED.split():
        add(_ALLOW, name)
    for name, (argument, values) in _SAME_IN_PART.items():
        for value in values:
            add(_ALLOW, name, _Comparison(argument, _EQUAL, value))
    add(_ALLOW, "clone", _Comparison(0, _MASKED_EQUAL, _CLONE_THREAD | _CLONE_PIDFD, _CLONE_THREAD))
    add(_REFUSE + errno.ENOSYS, "clone3")  # the C library then uses clone, whose flags a filter can read
    add(_ALLOW, "futex", _Comparison(1, _MASKED_EQUAL, _FUTEX_PRIVATE, _FUTEX_PRIVATE))
    for operation in _SHARED_WAITS:  # at memory of a file; the C library then tries again
        add(_REFUSE + errno.EAGAIN, "futex", _Comparison(1, _EQUAL, operation))
    add(_ALLOW, "mmap", _Comparison(3, _MASKED_EQUAL, _MAP_HUGETLB, 0))
    add(_ALLOW, "kill", _Comparison(1, _LESS, _FIRST_QUEUED_SIGNAL))
    add(_ALLOW, "tgkill", _Comparison(2, _LESS, _FIRST_QUEUED_SIGNAL))


if sys.platform == "linux":
    import resource

# On Windows the program of a virtual environment starts that of Python, as another process.
PYTHON = os.path.realpath(getattr(sys, "_base_executable" if sys.platform == "win32" else "executable"))
"""Python without the virtual environment, whose folders are passed to a strategy like all others."""

TEMPORARY_FOLDER = "/dev/shm"  # noqa: S108  # where every game gets an empty one
"""The folder for temporary files of a sandboxed strategy, the only one in which it can write."""

_OF_PYTHON = os.path.join(os.path.dirname(os.path.dirname(PYTHON)), "lib")
LIBRARIES = ("/etc/ld.so.cache", "/lib", "/lib64", "/usr/lib", "/usr/lib64", _OF_PYTHON)
"""Where the libraries of the system are, and Python's."""
_LIMITS = {"NPROC": 64, "SIGPENDING": 64, "NOFILE": 256}
"""The threads, waiting signals and open files of a strategy: so few that all together never reach what the
system permits a user or the machine, at which one strategy could count those of another."""
_NOBODY = 65534
"""The user of strategies in a contest that root starts: of root the kernel limits no threads."""
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
    return sys.platform == "linux" and shutil.which("bwrap") is not None and _works(None)


@cache
def contest_user() -> int | None:
    """The number of the user of strategies in a contest; None for who runs this process."""
    return _NOBODY if _is_root() and is_possible() and _works(_NOBODY) else None


def is_complete() -> bool:
    """Whether system calls are filtered, too, which requires libseccomp, and the kernel limits threads."""
    return is_possible() and bool(call_filter()) and (not _is_root() or contest_user() is not None)


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _works(user: int | None) -> bool:
    trial_file = {f"{TEMPORARY_FOLDER}/trial": os.devnull}
    with (
        suppress(OSError, subprocess.SubprocessError),
        isolated(["true"], ("/",), trial_file) as (trial, files),
    ):
        done = subprocess.run(
            trial,
            pass_fds=files,
            stderr=subprocess.DEVNULL,
            timeout=_TRIAL_SECONDS,
            check=False,
            user=user,
            group=user,
            extra_groups=None if user is None else (),
        )
        return done.returncode == 0
    return False


@contextmanager
def isolated(
    command: list[str], visible: Iterable[str] = (), copied: Mapping[str, str] | None = None
) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    """The command in a sandbox, and the files that must be open when it starts.

    It sees what is visible, which it cannot change, and copies of its own of other files, by their paths.
    """
    options = ["--unshare-all", "--unshare-user", "--cap-drop", "ALL", "--die-with-parent"]
    options += ["--as-pid-1", "--new-session"]
    for path in sorted(visible):  # a folder comes before what is in it
        options += ["--ro-bind-try", path, path]
    options += ["--dev-bind", "/dev/null", "/dev/null"]
    options += ["--tmpfs", TEMPORARY_FOLDER]
    with ExitStack() as stack:
        files = []
        for path, source in (copied or {}).items():
            files.append(stack.enter_context(open(source, "rb")).fileno())
            options += ["--perms", "0555", "--file", str(files[-1]), path]
        if copied is None:
            options += ["--remount-ro", "/"]
        if call_filter():
            calls = stack.enter_context(TemporaryFile(buffering=0))
            calls.write(call_filter())
            calls.seek(0)
            files.append(calls.fileno())
            options += ["--seccomp", str(calls.fileno())]
        yield ["bwrap", *options, *command], tuple(files)


def make_undumpable() -> None:
    """Hide memory, environment and open files from other processes of the same user, where Linux can."""
    _prctl(_PR_SET_DUMPABLE, 0)


def end_with_parent() -> None:
    """Have the kernel kill this process when its parent ends, where Linux can."""
    if sys.platform == "linux":
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def limit_resources() -> None:
    """Limit what the kernel counts of all processes of a user, or of the machine."""
    if sys.platform == "linux":
        for name, most in _LIMITS.items():
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))


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
    """Kill a process and what it has started; outside of a sandbox, what is in its process group.

    On Windows, what it and its children have started while they run.
    """
    if sys.platform == "win32":
        with suppress(OSError):
            tree = ["taskkill", "/f", "/t", "/pid", str(process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
    else:
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
