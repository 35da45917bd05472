"""The Linux system calls that a strategy may make; the kernel refuses all others.

What one process does to the kernel another may be able to count: locks, times and modes of files, pages that
are in memory, message queues, pipes, numbers of files and processes. The list has what Python and libraries
for computing need to read files, to use memory and to run threads; for a process of its own a strategy has no
use. libseccomp knows the calls by their names on every architecture. The filter is inherited by children, and
nobody can remove it.
"""

from __future__ import annotations

import ctypes
import errno
import os
from functools import cache
from tempfile import TemporaryFile

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
