"""Removes the paths of the build machine from the binaries of a bundle.

A Python that was built with a custom search path passes it on to every extension module: whoever can
create that folder on another machine could have their libraries loaded. A search path is left if all its
folders are relative to the binary. Such paths in other texts are replaced too, since they may contain the
home folder of the builder.
"""

import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

_RPATH, _RUNPATH, _STRINGS, _END = 15, 29, 5, 0
_LOAD, _DYNAMIC = 1, 2
_ENTRY = struct.Struct("<qQ")
_ELF_64_LITTLE = b"\x7fELF\x02\x01"


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def remove_build_paths(bundle: Path) -> int:
    """Remove absolute search paths, and the folders of Python and the checkout; returns the files changed."""
    home = str(Path.home())
    folders = [folder for folder in (sys.base_prefix, str(paths.ROOT)) if folder.startswith(f"{home}/")]
    count = 0
    for path in sorted(bundle.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        data = path.read_bytes()
        cleaned = without_home(without_absolute_paths(data), folders, home)
        if cleaned != data:
            path.write_bytes(cleaned)
            count += 1
    print(f"paths of this machine removed from {count} binaries", flush=True)
    return count


def without_home(data: bytes, folders: Iterable[str], home: str) -> bytes:
    """Overwrite the home folder with slashes where it begins one of the folders.

    Only there, and with the same length: linkers let a string such as `3.11.7` share the end of a longer one.
    """
    if data.startswith(_ELF_64_LITTLE):
        for folder in folders:
            data = data.replace(folder.encode(), ("/" * len(home) + folder.removeprefix(home)).encode())
    return data


def without_absolute_paths(data: bytes) -> bytes:
    """Remove search paths with absolute folders from a binary; other files are unchanged."""
    if not data.startswith(_ELF_64_LITTLE):
        return data
    segments = tuple(_segments(data))
    dynamic = next((segment for segment in segments if segment.kind == _DYNAMIC), None)
    if dynamic is None:
        return data
    entries = list(_ENTRY.iter_unpack(data[dynamic.offset : dynamic.offset + dynamic.size]))
    strings = next((_offset(value, segments) for tag, value in entries if tag == _STRINGS), 0)
    paths = (_RPATH, _RUNPATH)
    kept = [entry for entry in entries if not (entry[0] in paths and _is_absolute(data, strings + entry[1]))]
    kept += [(_END, 0)] * (len(entries) - len(kept))
    packed = b"".join(_ENTRY.pack(*entry) for entry in kept)
    return data[: dynamic.offset] + packed + data[dynamic.offset + dynamic.size :]


def _segments(data: bytes) -> Iterator[_Segment]:
    (table,) = struct.unpack_from("<Q", data, 0x20)
    size, count = struct.unpack_from("<HH", data, 0x36)
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, table + number * size)
        yield _Segment(kind, offset, address, length)


def _offset(address: int, segments: tuple[_Segment, ...]) -> int:
    """The offset in the file of an address in memory."""
    for one in segments:
        if one.kind == _LOAD and one.address <= address < one.address + one.size:
            return address - one.address + one.offset
    raise PackagingError("a binary names a place in memory that it does not fill; look at it with readelf -d")


def _is_absolute(data: bytes, place: int) -> bool:
    """Whether a folder of the search path is not relative to the binary."""
    folders = data[place : data.index(b"\0", place)].decode().split(":")
    return any(not folder.startswith("$ORIGIN") for folder in folders)
