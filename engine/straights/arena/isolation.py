"""Namespaces of Linux around a strategy: it sees no process but its own, no network, and files read-only.

A strategy that could read `/proc` of its parents, trace them or send them signals would not have to play
well; one that could write a file would know the deal when it meets it again from another seat. What
namespaces leave open, such as keyrings and locks on files, is refused by `system_calls`. This is no
sandbox: how busy the machine is can be seen by all. Where the system permits no namespaces, a strategy runs
with the rights of whoever started the match (docs/bots.md).
The numbers are those of the kernel's headers: sched.h, prctl.h, mount.h, capability.h.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from contextlib import suppress

_CLONE_NEWIPC = 0x08000000
_NEW_NAMESPACES = 0x00020000 | _CLONE_NEWIPC | 0x10000000 | 0x20000000 | 0x40000000
"""CLONE_NEWNS, NEWIPC, NEWUSER, NEWPID and NEWNET."""

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_CAPBSET_DROP = 1, 4, 24
_PR_SET_CHILD_SUBREAPER, _PR_SET_NO_NEW_PRIVS = 36, 38
_CAPABILITY_VERSION = 0x20080522
_LAST_CAPABILITY = 63
_MNT_DETACH = 2
_MS_NOSUID_NODEV = 0x2 | 0x4
_MS_NOSUID_NODEV_NOEXEC = 0x2 | 0x4 | 0x8
_MOUNT_SETATTR = 442  # the number of the call on all machines since Linux 5.12
_AT_FDCWD, _AT_RECURSIVE, _MOUNT_ATTR_RDONLY = -100, 0x8000, 0x1
_MS_PRIVATE = 1 << 18
_SIGKILL = 9

TEMPORARY_FOLDER = "/dev/shm"  # noqa: S108  # where every game gets an empty one
"""The folder for temporary files of a strategy that is closed in."""


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
    """In number 1 of the namespaces: own processes in `/proc`, files read-only; whether all that was done."""
    library = ctypes.CDLL(None)
    done = not library.mount(b"none", b"/", None, 0x4000 | _MS_PRIVATE, None)
    # A new /proc is refused where parts of the present one are covered, as in containers: then none at all.
    done &= not (
        library.mount(b"proc", b"/proc", b"proc", _MS_NOSUID_NODEV_NOEXEC, None)
        and library.mount(b"none", b"/proc", b"tmpfs", _MS_NOSUID_NODEV_NOEXEC, None)
    )
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


def renew_temporary_folder() -> bool:
    """For the next game an empty folder in memory, the only one that can be written to."""
    library = ctypes.CDLL(None)
    library.umount2(TEMPORARY_FOLDER.encode(), _MNT_DETACH)
    options = b"size=64m"
    return not library.mount(b"none", TEMPORARY_FOLDER.encode(), b"tmpfs", _MS_NOSUID_NODEV, options)


def renew_ipc() -> bool:
    """For the next game no shared memory, semaphores and message queues of the last one."""
    return not ctypes.CDLL(None).unshare(_CLONE_NEWIPC)


def drop_privileges() -> None:
    """In a strategy's process: no right to mount or trace anything, and no way to get one."""
    library = ctypes.CDLL(None)
    library.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    for capability in range(_LAST_CAPABILITY + 1):
        library.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)
    library.capset(struct.pack("Ii", _CAPABILITY_VERSION, 0), bytes(24))


def make_undumpable() -> None:
    """Let no process of the same user read this one's memory, environment and open files, where Linux can."""
    _prctl(_PR_SET_DUMPABLE, 0)


def open_memory() -> None:
    """Undo `make_undumpable` in a child, which else could not read its own `/proc/self`."""
    _prctl(_PR_SET_DUMPABLE, 1)


def end_with_parent() -> None:
    """Have the kernel end this process with its parent, whatever it is doing then, where Linux can."""
    _prctl(_PR_SET_PDEATHSIG, _SIGKILL)


def adopt_orphans() -> None:
    """Become the parent of whatever a child leaves behind, also in a session of its own, where Linux can."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


def children() -> list[int]:
    """The processes that this one is the parent of, as far as Linux says so."""
    with suppress(OSError), open("/proc/thread-self/children", encoding="ascii") as file:
        return [int(number) for number in file.read().split()]
    return []


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
