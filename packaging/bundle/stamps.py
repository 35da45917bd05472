"""Stamps: checksums of inputs, so that outputs are rebuilt only if they have changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def checksum(files: Iterable[Path], *facts: str) -> str:
    """A checksum of files and other inputs."""
    sums = [f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in sorted(files)]
    return hashlib.sha256("\n".join([*sums, *facts]).encode()).hexdigest()


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether the output next to the stamp was built from the same inputs."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def write(stamp: Path, wanted: str) -> None:
    """Write the stamp, once the output is complete."""
    stamp.write_text(wanted, encoding="ascii")
