"""Debian's clang, which compiles to WebAssembly for WASI: CPython, the playouts, and what calls both."""

# Debian's compiler-rt is found by this name of the target alone.
CLANG = ("clang-19", "--target=wasm32-wasi", "--sysroot=/usr")
# What WASI has not, declared by wasi-libc only if asked for, and in libraries of their own.
EMULATED = ("signal", "getpid", "process-clocks", "mman")
LIBRARIES = tuple(f"-lwasi-emulated-{name}" for name in EMULATED)
# -ffp-contract=off gives the same floating-point results as on other systems.
OPTIONS = (
    *("-O2", "-g0", "-DNDEBUG", "-ffp-contract=off"),
    *(f"-D_WASI_EMULATED_{name.replace('-', '_').upper()}" for name in EMULATED),
)
