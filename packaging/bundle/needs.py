"""Which libraries a binary refers to directly, by the tools that PyInstaller uses on each system."""

import subprocess
import sys
from functools import cache
from pathlib import PurePath


@cache
def needs(file: str) -> frozenset[str]:
    """The base names of the libraries that a program or a library names as needed."""
    if sys.platform == "linux":
        # PyInstaller asks the loader here, which also tells what the needed ones need in turn.
        said = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
        return frozenset(line.split()[1] for line in said.splitlines() if line.startswith("  NEEDED"))
    from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415  # only where packages are built

    return frozenset(PurePath(name.replace("\\", "/")).name for name, _ in get_imports(file))
