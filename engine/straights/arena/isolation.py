"""Linux namespaces for a strategy: it sees only its own processes, no network, and files read-only.

A strategy that could read `/proc` of its parents, trace them or send them signals would not have to play
well; one that could write a file would recognize the deal when it returns from another seat. `system_calls`
blocks what namespaces leave open, such as keyrings and file locks. The isolation is incomplete: every process
can observe the load of the machine. Where the system permits no namespaces, a strategy runs with the rights
of the user who started the match (docs/arena.md).
The constants are those of the kernel's headers: sched.h, prctl.h, mount.h, capability.h.
"""

from __future__ import annotations

import ctypes
import os
import signal
import struct
import sys
from contextlib import suppress

_CLONE_NEWNS, _CLONE_NEWIPC, _CLONE_NEWPID = 0x00020000, 0x08000000, 0x20000000
_NEW_NAMESPACES = _CLONE_NEWNS | 0x10000000 | _CLONE_NEWPID | 0x40000000
"""CLONE_NEWNS, NEWUSER, NEWPID and NEWNET."""

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_CAPBSET_DROP = 1, 4, 24
_PR_SET_CHILD_SUBREAPER, _PR_SET_NO_NEW_PRIVS = 36, 38
_CAPABILITY_VERSION = 0x20080522
_LAST_CAPABILITY = 63
_MS_NOSUID_NODEV = 0x2 | 0x4
_MS_PROC = 0x1 | 0x2 | 0x4 | 0x8
"""MS_RDONLY, NOSUID, NODEV and NOEXEC."""
_MOUNT_SETATTR = 442  # the same number on all architectures, since Linux 5.12
_AT_FDCWD, _AT_RECURSIVE, _MOUNT_ATTR_RDONLY = -100, 0x8000, 0x1
_MS_PRIVATE = 1 << 18
_SIGKILL = 9

TEMPORARY_FOLDER = "/dev/shm"  # noqa: S108  # where every game gets an empty one
"""The folder for temporary files of a sandboxed strategy."""


def enter_namespaces(process: str = "/proc/self") -> bool:
    """Give this process's children namespaces of their own; whether the system permits that.

    The process itself keeps its number and what it sees; its next child is number 1 of the new namespace.
    `process` is the folder of its files, by which the kernel is told who it is.
    """
    if sys.platform != "linux":
        return False
    user, group = os.getuid(), os.getgid()
    if ctypes.CDLL(None).unshare(_NEW_NAMESPACES):
        return False
    with suppress(OSError):  # old kernels have no such file and need none
        _write(f"{process}/setgroups", "deny")
    try:
        _write(f"{process}/uid_map", f"{user} {user} 1")
        _write(f"{process}/gid_map", f"{group} {group} 1")
    except OSError:
        return False
    return True


def enter_sandbox() -> bool:
    """Make all files read-only for this process and its children; returns whether all worked."""
    library = ctypes.CDLL(None)
    done = not library.mount(b"none", b"/", None, 0x4000 | _MS_PRIVATE, None)
    readonly = struct.pack("QQQQ", _MOUNT_ATTR_RDONLY, 0, 0, 0)
    done &= not library.syscall(
        ctypes.c_long(_MOUNT_SETATTR),
        ctypes.c_int(_AT_FDCWD),
        ctypes.c_char_p(b"/"),
        ctypes.c_uint(_AT_RECURSIVE),
        ctypes.c_char_p(readonly),
        ctypes.c_size_t(len(readonly)),
    )
    return done


def fork_into_namespace(own: str = "/proc/self/ns/pid") -> int:
    """Fork a child that is number 1 of a new PID namespace; raises OSError if the system refuses that.

    All that the child starts ends with it, and nothing of its namespace is left to the next child: no count
    of processes, no limits or times of a common parent. `own` is the namespace of this process.
    """
    library = ctypes.CDLL(None)
    namespace = os.open(own, os.O_RDONLY)
    try:
        if library.unshare(_CLONE_NEWPID):
            raise OSError(0, "no PID namespace")
        child = -1
        try:
            child = os.fork()
        finally:
            # Without this the next unshare is refused.
            is_back = not child or not library.setns(namespace, _CLONE_NEWPID)
        if not is_back:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise OSError(0, "no way back to the PID namespace")
        return child
    finally:
        os.close(namespace)


def enter_game() -> bool:
    """Give a game's process its own `/proc`, an empty folder for temporary files, and no shared memory.

    The folder is in memory, and the only writable one. Returns whether all worked.
    """
    library = ctypes.CDLL(None)
    # No shared memory, semaphores or message queues remain from the last game.
    if library.unshare(_CLONE_NEWNS | _CLONE_NEWIPC):
        return False
    # A new /proc is refused where parts of the present one are covered, as in containers: then mount none.
    if library.mount(b"proc", b"/proc", b"proc", _MS_PROC, None) and library.mount(
        b"none", b"/proc", b"tmpfs", _MS_PROC, None
    ):
        return False
    return not library.mount(b"none", TEMPORARY_FOLDER.encode(), b"tmpfs", _MS_NOSUID_NODEV, b"size=64m")


def drop_privileges() -> None:
    """Drop all privileges and capabilities, with no way to regain them."""
    library = ctypes.CDLL(None)
    library.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    for capability in range(_LAST_CAPABILITY + 1):
        library.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)
    library.capset(struct.pack("Ii", _CAPABILITY_VERSION, 0), bytes(24))


def make_undumpable() -> None:
    """Hide memory, environment and open files from other processes of the same user, where Linux can."""
    _prctl(_PR_SET_DUMPABLE, 0)


def open_memory() -> None:
    """Undo `make_undumpable` in a child, which otherwise could not read its own `/proc/self`."""
    _prctl(_PR_SET_DUMPABLE, 1)


def end_with_parent() -> None:
    """Have the kernel kill this process when its parent ends, where Linux can."""
    _prctl(_PR_SET_PDEATHSIG, _SIGKILL)


def adopt_orphans() -> None:
    """Become the parent of a child's orphans, even those in a session of their own, where Linux can."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


def children() -> list[int]:
    """The child processes of this one, as far as Linux reports them."""
    with suppress(OSError), open("/proc/thread-self/children", encoding="ascii") as file:
        return [int(number) for number in file.read().split()]
    return []


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
