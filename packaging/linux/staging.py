"""Writes the files of a package into a folder for dpkg-deb and rpmbuild."""

import os
from collections.abc import Iterable
from pathlib import Path

from bundle.build_date import timestamp
from linux.tree import FOLDER, Entry


def stage(entries: Iterable[Entry], root: Path) -> None:
    """Write the entries into a new folder, with the modes and the date of the package."""
    root.mkdir()
    for entry in entries:
        path = root / entry.path
        path.parent.mkdir(parents=True, exist_ok=True)
        if entry.target:
            path.symlink_to(entry.target)
        elif entry.source is None:
            path.mkdir(exist_ok=True)
        else:
            path.write_bytes(entry.content())
            path.chmod(entry.mode)
    moment = timestamp()
    for path in (root, *root.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(FOLDER)
        os.utime(path, (moment, moment), follow_symlinks=False)
