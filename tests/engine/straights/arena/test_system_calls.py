"""The filter of system calls, run as the kernel runs it: what is refused, and that all else is not."""

import struct

import pytest

from engine.straights.arena.system_calls import call_filter, refuse_calls

MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
I386 = 0x40000003
ALLOWED, REFUSED = 0x7FFF0000, 0x00050001


def verdict(program: bytes, machine: int, number: int, command: int = 0) -> int:
    """Run the instructions over a call, as filter.h says."""
    data = struct.pack("IIQQQ", number, machine, 0, 0, command)
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
            holds = value == operand if code == 0x15 else value >= operand
            place += if_true if holds else if_false


@pytest.mark.parametrize(
    "machine, refused, allowed, fcntl",
    [
        ("x86_64", (248, 249, 250, 73, 41, 53, 253, 294, 300, 425), (0, 1, 9, 39, 56, 59, 231, 257), 72),
        ("aarch64", (217, 218, 219, 32, 198, 199, 26, 262, 425), (63, 64, 93, 172, 220, 221, 222), 25),
    ],
)
def test_keys_locks_sockets_and_watches_are_refused(
    machine: str, refused: tuple[int, ...], allowed: tuple[int, ...], fcntl: int
) -> None:
    """Reading, writing, memory and processes are not; of fcntl only locks are."""
    program, own = call_filter(machine), MACHINES[machine]

    assert {REFUSED} == {verdict(program, own, number) for number in refused}
    assert {ALLOWED} == {verdict(program, own, number) for number in allowed}
    assert {REFUSED} == {verdict(program, own, fcntl, lock) for lock in (5, 6, 7, 36, 37, 38, 1024, 1026)}
    assert {ALLOWED} == {verdict(program, own, fcntl, command) for command in (0, 1, 2, 3, 4, 1030)}


@pytest.mark.parametrize("machine", MACHINES)
def test_calls_by_other_numbers_are_refused(machine: str) -> None:
    """Those of 32 bits have numbers of their own, and so has x32: none is let through as something else."""
    program = call_filter(machine)

    assert REFUSED == verdict(program, I386, 20)
    assert REFUSED == verdict(program, MACHINES[machine], 0x40000000 + 39)


def test_a_machine_whose_numbers_are_not_known_has_no_filter() -> None:
    """A wrong one would refuse what a strategy needs."""
    assert (b"", False) == (call_filter("riscv64"), refuse_calls("riscv64"))
