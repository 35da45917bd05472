"""The compiler and the linker for Windows on Linux."""

import subprocess
from pathlib import Path

PREFIX = "x86_64-w64-mingw32-"
COMPILER = f"{PREFIX}gcc"


def make_import_library(target: Path, library: str, *functions: str) -> None:
    """Write what a program is linked with to call functions of a library of Windows."""
    definition = target.with_suffix(".def")
    definition.write_text("\n".join((f"LIBRARY {library}", "EXPORTS", *functions, "")), encoding="ascii")
    subprocess.run([f"{PREFIX}dlltool", "-d", str(definition), "-l", str(target)], check=True)


def link_library(target: Path, source: Path) -> None:
    """Link a library from C, or from a list of what it forwards; nothing runs when it is loaded."""
    options = ("-shared", "-O1", "-s", "-nostdlib", "-Wl,--entry,0")
    subprocess.run([COMPILER, *options, "-o", str(target), str(source)], check=True)
