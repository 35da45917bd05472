"""A filter of Linux system calls by which a strategy could pass information to a later game or another seat.

Keyrings outlive a game, and no namespace separates them within a set. Files that several strategies can read
are signals between them: by locks, watches and sockets, by memory that waits for them, by times, modes and
attributes, and by what of them the kernel holds in memory, which one strategy could drop and the next one ask
for. In a namespace of its own a strategy could mount what `isolation` leaves out, such as terminals. The
filter (seccomp) is inherited by children, and nobody can remove it.
The constants are those of the kernel's headers: seccomp.h, filter.h, audit.h, fcntl.h, futex.h, mman.h,
unistd.h.
"""

from __future__ import annotations

import struct

from engine.fast_dataclass import dataclass

_LOAD, _RETURN = 0x20, 0x06
_JUMP_IF_EQUAL, _JUMP_IF_LEAST, _JUMP_IF_SET = 0x15, 0x35, 0x45
_NUMBER_AT, _MACHINE_AT, _SECOND_ARGUMENT_AT, _THIRD_ARGUMENT_AT = 0, 4, 24, 32
_ALLOW, _EPERM, _EAGAIN = 0x7FFF0000, 0x00050000 | 1, 0x00050000 | 11
_OTHER_CALLS = 0x40000000
"""System calls from this number on belong to another ABI of the same machine (x32)."""

_LOCKS_AND_HINTS = (5, 6, 7, 36, 37, 38, 1024, 1025, 1026, 1036, 1038)
"""Commands of fcntl: F_GETLK to F_SETLKW, those of open files, F_SETLEASE, F_GETLEASE, F_NOTIFY, and those
that set a file's expected lifetime."""

_COLD, _PAGEOUT = 20, 21
"""Advice of madvise that drops a file's pages from memory."""

_FUTEX_WAKE, _FUTEX_PRIVATE = 1, 128


@dataclass(frozen=True, slots=True)
class _Machine:
    """The constants of an architecture: its own number, and those of calls that are blocked."""

    number: int
    fcntl: int
    futex: int
    madvise: int
    refused: tuple[int, ...]


_SAME_NUMBERS = (
    *(425, 440, 451),  # io_uring_setup, which could make any of these calls; process_madvise, cachestat
    *(449, 454, 455, 456),  # futex_waitv, futex_wake, futex_wait, futex_requeue
    452,  # fchmodat2
    *(428, 429, 430),  # open_tree, move_mount, fsopen
    *(463, 466),  # setxattrat, removexattrat
)
"""Calls that have the same number on all architectures."""

_MACHINES = {
    "x86_64": _Machine(
        number=0xC000003E,
        fcntl=72,
        futex=202,
        madvise=28,
        refused=(
            *(248, 249, 250),  # add_key, request_key, keyctl
            *(73, 253, 294, 300),  # flock, inotify_init, inotify_init1, fanotify_init
            *(41, 53),  # socket, socketpair
            *(221, 187, 27, 327, 206),  # fadvise64, readahead, mincore, preadv2, io_setup
            *(90, 91, 268, 92, 93, 94, 260),  # chmod, fchmod, fchmodat, chown, fchown, lchown, fchownat
            *(132, 235, 261, 280),  # utime, utimes, futimesat, utimensat
            *(188, 189, 190, 197, 198, 199),  # setxattr, lsetxattr, fsetxattr, and the same to remove
            *(165, 272),  # mount, unshare
            *(101, 310, 311),  # ptrace, process_vm_readv, process_vm_writev
            *_SAME_NUMBERS,
        ),
    ),
    "aarch64": _Machine(
        number=0xC00000B7,
        fcntl=25,
        futex=98,
        madvise=233,
        refused=(
            *(217, 218, 219),  # in the same order; there are fewer calls for the same
            *(32, 26, 262),
            *(198, 199),
            *(223, 213, 232, 286, 0),
            *(52, 53, 54, 55),
            88,
            *(5, 6, 7, 14, 15, 16),
            *(40, 97),
            *(117, 270, 271),
            *_SAME_NUMBERS,
        ),
    ),
}


def is_known(machine: str) -> bool:
    """Whether the numbers of the calls of an architecture are known."""
    return machine in _MACHINES


def call_filter(machine: str) -> bytes:
    """The filter's instructions, 8 bytes each; it allows all calls of an unknown architecture."""
    allow, refuse = _instruction(_RETURN, _ALLOW), _instruction(_RETURN, _EPERM)
    if not is_known(machine):
        return allow
    known = _MACHINES[machine]
    return b"".join(
        (
            _instruction(_LOAD, _MACHINE_AT),
            _instruction(_JUMP_IF_EQUAL, known.number, 1, 0),
            refuse,
            _instruction(_LOAD, _NUMBER_AT),
            _instruction(_JUMP_IF_LEAST, _OTHER_CALLS, 0, 1),
            refuse,
            *(_instruction(_JUMP_IF_EQUAL, number, 0, 1) + refuse for number in known.refused),
            _refuse_some(known.fcntl, _SECOND_ARGUMENT_AT, _LOCKS_AND_HINTS),
            _refuse_some(known.madvise, _THIRD_ARGUMENT_AT, (_COLD, _PAGEOUT)),
            _refuse_shared_futexes(known.futex),
            allow,
        )
    )


def _refuse_some(call: int, place: int, values: tuple[int, ...]) -> bytes:
    """Instructions that refuse a call if its argument at this place is one of the values."""
    refuse = _instruction(_RETURN, _EPERM)
    return b"".join(
        (
            _instruction(_JUMP_IF_EQUAL, call, 0, 2 + 2 * len(values)),
            _instruction(_LOAD, place),
            *(_instruction(_JUMP_IF_EQUAL, value, 0, 1) + refuse for value in values),
            _instruction(_RETURN, _ALLOW),
        )
    )


def _refuse_shared_futexes(call: int) -> bytes:
    """Instructions that let nobody wait at memory that is shared: the C library then tries again."""
    return b"".join(
        (
            _instruction(_JUMP_IF_EQUAL, call, 0, 5),
            _instruction(_LOAD, _SECOND_ARGUMENT_AT),
            _instruction(_JUMP_IF_SET, _FUTEX_PRIVATE, 2, 0),
            _instruction(_JUMP_IF_EQUAL, _FUTEX_WAKE, 1, 0),
            _instruction(_RETURN, _EAGAIN),
            _instruction(_RETURN, _ALLOW),
        )
    )


def _instruction(code: int, value: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("HBBI", code, if_true, if_false, value)
