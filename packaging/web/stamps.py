"""Stamps: checksums of what something was made from, so that it is made again only where that has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def checksum(files: Iterable[Path], *facts: str) -> str:
    """A checksum of files and of other facts."""
    sums = [f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in sorted(files)]
    return hashlib.sha256("\n".join([*sums, *facts]).encode()).hexdigest()


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether what stands beside the stamp was made from the same."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def write(stamp: Path, wanted: str) -> None:
    """Say what it was made from; only once it is complete."""
    stamp.write_text(wanted, encoding="ascii")
