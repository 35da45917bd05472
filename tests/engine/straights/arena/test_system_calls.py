"""The filter of system calls, run as the kernel runs it: what is refused, and that all else is not."""

import struct
from dataclasses import dataclass

import pytest

from engine.straights.arena.system_calls import call_filter, is_known

MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
I386 = 0x40000003
ALLOWED, REFUSED, TRY_AGAIN = 0x7FFF0000, 0x00050001, 0x0005000B


def verdict(program: bytes, machine: int, number: int, second: int = 0, third: int = 0) -> int:
    """Run the instructions over a call with these arguments, as filter.h says."""
    data = struct.pack("IIQQQQ", number, machine, 0, 0, second, third)
    instructions = list(struct.iter_unpack("HBBI", program))
    place = value = 0
    while True:
        code, if_true, if_false, operand = instructions[place]
        place += 1
        if code == 0x20:
            (value,) = struct.unpack_from("I", data, operand)
        elif code == 0x06:
            return int(operand)
        else:
            holds = {0x15: value == operand, 0x35: value >= operand, 0x45: bool(value & operand)}[code]
            place += if_true if holds else if_false


@dataclass(frozen=True, slots=True)
class Calls:
    """Numbers of unistd.h: calls that are refused, some that are not, and those that are in part."""

    refused: tuple[int, ...]
    allowed: tuple[int, ...]
    fcntl: int
    futex: int
    madvise: int


CALLS = {
    "x86_64": Calls(
        refused=(
            *(248, 249, 250, 73, 41, 53, 253, 294, 300, 425),
            *(221, 187, 27, 327, 206, 451, 440, 101, 310, 311, 449, 454, 455, 456),
            *(90, 91, 268, 92, 93, 94, 260, 132, 235, 261, 280, 452),
            *(188, 189, 190, 197, 198, 199, 463, 466, 165, 272, 428, 429, 430),
        ),
        allowed=(0, 1, 9, 39, 56, 59, 231, 257),
        fcntl=72,
        futex=202,
        madvise=28,
    ),
    "aarch64": Calls(
        refused=(
            *(217, 218, 219, 32, 198, 199, 26, 262, 425),
            *(223, 213, 232, 286, 0, 451, 440, 117, 270, 271, 449, 454, 455, 456),
            *(52, 53, 54, 55, 88, 452),
            *(5, 6, 7, 14, 15, 16, 463, 466, 40, 97, 428, 429, 430),
        ),
        allowed=(63, 64, 93, 172, 220, 221, 222),
        fcntl=25,
        futex=98,
        madvise=233,
    ),
}


@pytest.mark.parametrize("machine, calls", CALLS.items())
def test_calls_that_leave_traces_are_refused(machine: str, calls: Calls) -> None:
    """Reading, writing, memory and processes are not; of fcntl and madvise only some commands are."""
    program, own = call_filter(machine), MACHINES[machine]

    assert {REFUSED} == {verdict(program, own, number) for number in calls.refused}
    assert {ALLOWED} == {verdict(program, own, number) for number in calls.allowed}
    locks_and_hints = (5, 6, 7, 36, 37, 38, 1024, 1026, 1036)
    assert {REFUSED} == {verdict(program, own, calls.fcntl, command) for command in locks_and_hints}
    assert {ALLOWED} == {verdict(program, own, calls.fcntl, command) for command in (0, 1, 2, 3, 4, 1030)}
    assert {REFUSED} == {verdict(program, own, calls.madvise, 4096, advice) for advice in (20, 21)}
    assert {ALLOWED} == {verdict(program, own, calls.madvise, 4096, advice) for advice in (0, 3, 4, 8, 14)}


@pytest.mark.parametrize("machine, calls", CALLS.items())
def test_nobody_waits_at_shared_memory(machine: str, calls: Calls) -> None:
    """At a process's own memory threads wait as ever, and waking nobody is harmless."""
    program, own = call_filter(machine), MACHINES[machine]
    wait, wake, wait_for_bits, private, clock = 0, 1, 9, 128, 256

    assert {TRY_AGAIN} == {
        verdict(program, own, calls.futex, operation)
        for operation in (wait, wait | clock, wait_for_bits, wait_for_bits | clock)
    }
    assert {ALLOWED} == {
        verdict(program, own, calls.futex, operation)
        for operation in (wake, wait | private, wake | private, wait_for_bits | private | clock)
    }


@pytest.mark.parametrize("machine", MACHINES)
def test_calls_by_other_numbers_are_refused(machine: str) -> None:
    """Those of 32 bits have numbers of their own, and so has x32: none is let through as something else."""
    program = call_filter(machine)

    assert REFUSED == verdict(program, I386, 20)
    assert REFUSED == verdict(program, MACHINES[machine], 0x40000000 + 39)


def test_a_machine_whose_numbers_are_not_known_has_no_filter() -> None:
    """A wrong one would refuse what a strategy needs."""
    assert not is_known("riscv64")
    assert ALLOWED == verdict(call_filter("riscv64"), 0xC00000F3, 29)
