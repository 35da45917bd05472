"""Reads what macOS' loader reads of a program or library: processors, libraries, search paths, system.

The structures are those of Apple's `mach-o/fat.h` and `mach-o/loader.h`.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_FAT, _THIN = 0xCAFEBABE, 0xFEEDFACF  # several processors; one, with 64 bits
_LOADS = {0x0C, 0x8000001F, 0x80000023}  # plain, re-exported, upward; not the weak ones, which may be absent
_SEARCH_PATH, _MINIMUM, _BUILD = 0x8000001C, 0x24, 0x32


@dataclass(frozen=True, slots=True)
class Binary:
    """The part of a file for one processor.

    Attributes:
        libraries: the libraries without which it is not loaded.
        search_paths: where it looks for `@rpath`.
        minimum_system: the version of macOS that it was built for.
    """

    libraries: tuple[str, ...]
    search_paths: tuple[str, ...]
    minimum_system: tuple[int, int]


def is_mach_o(file: Path) -> bool:
    """Whether a file is a program or library for macOS; a Java class begins alike, with a larger number."""
    with file.open("rb") as opened:
        start = opened.read(8)
    if len(start) < 8:
        return False
    magic, count = struct.unpack(">II", start)
    return start.startswith(struct.pack("<I", _THIN)) or (magic == _FAT and count < 16)


def part_for(processor: str, content: bytes) -> bytes | None:
    """The part of a file for a processor; None if it has none."""
    if content.startswith(struct.pack("<I", _THIN)):
        (kind,) = struct.unpack_from("<I", content, 4)
        return content if PROCESSORS.get(kind) == processor else None
    (count,) = struct.unpack_from(">I", content, 4)
    for number in range(count):
        kind, _, offset, size, _ = struct.unpack_from(">5I", content, 8 + 20 * number)
        if PROCESSORS.get(kind) == processor:
            return content[offset : offset + size]
    return None


def read(part: bytes) -> Binary:
    """Read the part for one processor."""
    libraries, search_paths, minimum = [], [], (0, 0)
    for command, content in _load_commands(part):
        if command in _LOADS:
            libraries.append(_text(content))
        elif command == _SEARCH_PATH:
            search_paths.append(_text(content))
        elif command in {_MINIMUM, _BUILD}:
            (version,) = struct.unpack_from("<I", content, 8 if command == _MINIMUM else 12)
            minimum = (version >> 16, version >> 8 & 0xFF)
    return Binary(tuple(libraries), tuple(search_paths), minimum)


def _load_commands(part: bytes) -> Iterator[tuple[int, bytes]]:
    (count,) = struct.unpack_from("<I", part, 16)
    offset = 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", part, offset)
        yield command, part[offset : offset + size]
        offset += size


def _text(command: bytes) -> str:
    """The text at the end of a command, which says where it begins."""
    (start,) = struct.unpack_from("<I", command, 8)
    return command[start:].rstrip(b"\0").decode()
