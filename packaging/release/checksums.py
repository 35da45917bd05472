"""SHA256SUMS, with which users verify their downloads (`sha256sum -c SHA256SUMS`)."""

import hashlib
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError

NAME = "SHA256SUMS"


def write_checksums(folder: Path = paths.DIST) -> Path:
    """Write the checksums of all files in a folder, and verify them."""
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.name != NAME)
    if not files:
        raise PackagingError(
            f"{folder} has no files; build the packages first: python3 packaging/package.py all"
        )
    if checked := [path.name for path in files if names.ONLY_CHECKED in path.name]:
        raise PackagingError(f"{folder} has {', '.join(checked)}, made for a check alone; remove it")
    # The format of sha256sum; the star means binary mode.
    lines = "".join(f"{sha256(path)} *{path.name}\n" for path in files)
    sums = folder / NAME
    sums.write_text(lines, encoding="utf-8", newline="\n")
    verify_checksums(sums)
    print(f"{NAME}: {len(files)} files", flush=True)
    return sums


def verify_checksums(sums: Path) -> None:
    """Compare each line with its file; PackagingError names the first that differs or is missing."""
    for line in sums.read_text(encoding="utf-8").splitlines():
        expected, _, name = line.partition(" *")
        file = sums.with_name(name)
        if not file.is_file():
            raise PackagingError(
                f"{sums.name} names {name}, which is not in {sums.parent}; write the checksums again"
            )
        if sha256(file) != expected:
            raise PackagingError(
                f"{name} is not what {sums.name} says; make it again, then write the sums again"
            )


def sha256(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
