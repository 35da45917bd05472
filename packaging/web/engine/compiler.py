"""Debian's clang, which compiles to WebAssembly for WASI: CPython, the playouts, and what calls both."""

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

CLANG = "clang-19"
PROGRAMS = (CLANG, "wasm-ld-19", "ar", "make", "apt-get", "dpkg-query")
# Debian's compiler-rt is found by this name of the target alone.
TARGET = ("--target=wasm32-wasi", "--sysroot=/usr")
# What WASI has not, declared by wasi-libc only if asked for, and in libraries of their own.
EMULATED = ("signal", "getpid", "process-clocks", "mman")
LIBRARIES = tuple(f"-lwasi-emulated-{name}" for name in EMULATED)
# -ffp-contract=off gives the same floating-point results as on other systems.
OPTIONS = (
    *("-O2", "-g0", "-ffp-contract=off"),
    *(f"-D_WASI_EMULATED_{name.replace('-', '_').upper()}" for name in EMULATED),
)
DATE = "315532800"  # 1980, as in archives: what C calls today
WHERE = "the page is built on Debian 12 or 13 or Ubuntu 24.04"


def without_paths(*folders: Path | str) -> list[str]:
    """Options that keep the places of folders out of messages, so that they are the same everywhere."""
    return [f"-ffile-prefix-map={folder}=." for folder in folders]


def require() -> None:
    """Raise PackagingError if a program is missing, as on systems without Debian's packages."""
    if lacking := [name for name in PROGRAMS if shutil.which(name) is None]:
        raise PackagingError(f"{', '.join(lacking)}: not installed; {WHERE}")


def run(
    command: Sequence[str], folder: Path = paths.ROOT, environment: Mapping[str, str] | None = None
) -> str:
    """Run a command; returns its output, or raises PackagingError with the end of what it says."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)
    if done.returncode:
        raise PackagingError(
            f"{' '.join(command)} ended with status {done.returncode}:\n{(done.stdout + done.stderr)[-3000:]}"
        )
    return done.stdout
