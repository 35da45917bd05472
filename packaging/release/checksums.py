"""SHA256SUMS, with which users verify their downloads (`sha256sum -c SHA256SUMS`)."""

import hashlib
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

NAME = "SHA256SUMS"


def write_checksums(folder: Path = paths.DIST) -> Path:
    """Write the checksums of all files in a folder."""
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.name != NAME)
    if not files:
        raise PackagingError(
            f"{folder} has no files; build the packages first: python3 packaging/package.py all"
        )
    # The format of sha256sum; the star means binary mode.
    lines = "".join(f"{sha256(path)} *{path.name}\n" for path in files)
    sums = folder / NAME
    sums.write_text(lines, encoding="utf-8", newline="\n")
    print(f"{NAME}: {len(files)} files", flush=True)
    return sums


def sha256(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
