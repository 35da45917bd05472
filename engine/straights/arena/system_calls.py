"""A filter of Linux system calls by which a strategy could pass information to a later game or another seat.

Keyrings outlive a game, and no namespace separates them within a set; locks and watches on files that several
strategies can read are signals between them, and so are sockets in the file system. The kernel blocks these
calls by a filter (seccomp), which children inherit and nobody can remove.
The constants are those of the kernel's headers: seccomp.h, filter.h, audit.h, fcntl.h, unistd.h.
"""

from __future__ import annotations

import ctypes
import struct

from engine.fast_dataclass import dataclass

_PR_SET_SECCOMP, _MODE_FILTER = 22, 2
_LOAD, _JUMP_IF_EQUAL, _JUMP_IF_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_NUMBER_AT, _MACHINE_AT, _SECOND_ARGUMENT_AT = 0, 4, 24
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | 1  # with EPERM
_OTHER_CALLS = 0x40000000
"""System calls from this number on belong to another ABI of the same machine (x32)."""

_LOCKS = (5, 6, 7, 36, 37, 38, 1024, 1025, 1026)
"""Commands of fcntl: F_GETLK to F_SETLKW, those of open files, F_SETLEASE, F_GETLEASE, F_NOTIFY."""


@dataclass(frozen=True, slots=True)
class _Machine:
    """The constants of an architecture: its own number, that of fcntl, and those of the blocked calls."""

    number: int
    fcntl: int
    refused: tuple[int, ...]


# add_key, request_key, keyctl; flock; socket, socketpair; inotify_init(1), fanotify_init; io_uring_setup,
# which could make sockets as well.
_MACHINES = {
    "x86_64": _Machine(0xC000003E, 72, (248, 249, 250, 73, 41, 53, 253, 294, 300, 425)),
    "aarch64": _Machine(0xC00000B7, 25, (217, 218, 219, 32, 198, 199, 26, 262, 425)),
}


def call_filter(machine: str) -> bytes:
    """The filter's instructions, 8 bytes each; b"" for an unknown architecture."""
    known = _MACHINES.get(machine)
    if known is None:
        return b""
    refuse = _instruction(_RETURN, _REFUSE)
    return b"".join(
        (
            _instruction(_LOAD, _MACHINE_AT),
            _instruction(_JUMP_IF_EQUAL, known.number, 1, 0),
            refuse,
            _instruction(_LOAD, _NUMBER_AT),
            _instruction(_JUMP_IF_LEAST, _OTHER_CALLS, 0, 1),
            refuse,
            *(_instruction(_JUMP_IF_EQUAL, number, 0, 1) + refuse for number in known.refused),
            _instruction(_JUMP_IF_EQUAL, known.fcntl, 0, 1 + 2 * len(_LOCKS)),
            _instruction(_LOAD, _SECOND_ARGUMENT_AT),
            *(_instruction(_JUMP_IF_EQUAL, command, 0, 1) + refuse for command in _LOCKS),
            _instruction(_RETURN, _ALLOW),
        )
    )


def refuse_calls(machine: str) -> bool:
    """Block these calls from now on; return whether the kernel does. Privileges must be dropped before."""
    content = call_filter(machine)
    if not content:
        return False
    instructions = ctypes.create_string_buffer(content, len(content))
    program = struct.pack("HxxxxxxQ", len(content) // 8, ctypes.addressof(instructions))
    return not ctypes.CDLL(None).prctl(_PR_SET_SECCOMP, _MODE_FILTER, program, 0, 0)


def _instruction(code: int, value: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("HBBI", code, if_true, if_false, value)
