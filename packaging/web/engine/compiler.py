"""Debian's clang, which compiles to WebAssembly for WASI: CPython, the playouts, and what calls both."""

import shutil

from bundle.paths import PackagingError

# Debian's compiler-rt is found by this name of the target alone.
CLANG = ("clang-19", "--target=wasm32-wasi", "--sysroot=/usr")
PROGRAMS = (CLANG[0], "wasm-ld-19", "ar", "make", "apt-get", "dpkg-query")
# What WASI has not, declared by wasi-libc only if asked for, and in libraries of their own.
EMULATED = ("signal", "getpid", "process-clocks", "mman")
LIBRARIES = tuple(f"-lwasi-emulated-{name}" for name in EMULATED)
# -ffp-contract=off gives the same floating-point results as on other systems.
OPTIONS = (
    *("-O2", "-g0", "-DNDEBUG", "-ffp-contract=off"),
    *(f"-D_WASI_EMULATED_{name.replace('-', '_').upper()}" for name in EMULATED),
)


def require() -> None:
    """Raise PackagingError if a program is missing, as on systems without Debian's packages."""
    if lacking := [name for name in PROGRAMS if shutil.which(name) is None]:
        raise PackagingError(
            f"{', '.join(lacking)}: not installed; the page is built on Debian 12 or 13 or Ubuntu 24.04"
        )
