"""Removes the paths of the build machine from the binaries of a bundle.

A Python that was built with a custom search path passes it on to every extension module: whoever can
create that folder on another machine could have their libraries loaded. A search path is left if all its
folders are relative to the binary. Such paths in other texts are replaced too, since they may contain the
home folder of the builder.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from bundle import paths

_SEARCH_PATH = re.compile(r"^  (?:RPATH|RUNPATH) +(.*)$", re.MULTILINE)


def remove_build_paths(bundle: Path) -> int:
    """Remove absolute search paths, and the folders of Python and the checkout; returns the files changed."""
    home = str(Path.home())
    folders = [folder for folder in (sys.base_prefix, str(paths.ROOT)) if folder.startswith(f"{home}/")]
    count = 0
    for path in sorted(bundle.rglob("*")):
        if path.is_symlink() or not path.is_file() or not (data := path.read_bytes()).startswith(b"\x7fELF"):
            continue
        if _is_found_by_absolute_folders(path):
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)
        path.write_bytes(without_home(path.read_bytes(), folders, home))
        count += path.read_bytes() != data
    print(f"paths of this machine removed from {count} binaries", flush=True)
    return count


def without_home(data: bytes, folders: Iterable[str], home: str) -> bytes:
    """Overwrite the home folder with slashes where it begins one of the folders.

    Only there, and with the same length: linkers let a string such as `3.11.7` share the end of a longer one.
    """
    for folder in folders:
        data = data.replace(folder.encode(), ("/" * len(home) + folder.removeprefix(home)).encode())
    return data


def _is_found_by_absolute_folders(binary: Path) -> bool:
    """Whether a folder of its search path is not relative to the binary."""
    said = subprocess.run(["objdump", "-p", str(binary)], check=True, capture_output=True, text=True).stdout
    return any(
        not folder.startswith("$ORIGIN")
        for found in _SEARCH_PATH.findall(said)
        for folder in found.split(":")
    )
