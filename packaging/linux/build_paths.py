"""Removes the search paths of the build machine from the binaries of a bundle.

A Python that was built with a custom search path passes it on to every extension module: whoever can
create that folder on another machine could have their libraries loaded. A search path is left if all its
folders are relative to the binary.
"""

import re
import subprocess
from pathlib import Path

_SEARCH_PATH = re.compile(r"^  (?:RPATH|RUNPATH) +(.*)$", re.MULTILINE)


def remove_build_paths(bundle: Path) -> None:
    """Remove the search paths with absolute folders."""
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink() and _has_absolute_search_path(path):
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)


def _has_absolute_search_path(path: Path) -> bool:
    """Whether a folder in the search path of a binary is not relative to it."""
    if not path.read_bytes().startswith(b"\x7fELF"):
        return False
    said = subprocess.run(["objdump", "-p", str(path)], check=True, capture_output=True, text=True).stdout
    return any(
        not folder.startswith("$ORIGIN")
        for found in _SEARCH_PATH.findall(said)
        for folder in found.split(":")
    )
