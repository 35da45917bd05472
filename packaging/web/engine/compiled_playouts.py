"""The compiled playouts as WebAssembly, without Emscripten: clang, Debian's headers of a C library, wasm-ld.

Pyodide loads them as side modules. They use only the limited API of Python 3.11, which all later versions
support, so the headers of the Python that runs this build suffice.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from bundle import paths, stamps
from bundle.paths import PackagingError
from web.folders import BUILD

sys.path.append(str(paths.ROOT))

import setup as game_setup  # requires the path above; defines which modules are compiled, and how

CLANG = ("clang-19", "clang")
LINKER = ("wasm-ld-19", "wasm-ld")
C_LIBRARY = Path("/usr/include/wasm32-wasi")
LIMITED_API = ("-DCYTHON_LIMITED_API=1", "-DPy_LIMITED_API=0x030B0000")
# Signals, clocks and the like are declared only with these macros; none of them is called.
EMULATED = tuple(f"-D_WASI_EMULATED_{what}" for what in ("SIGNAL", "MMAN", "PROCESS_CLOCKS", "GETPID"))
# -ffp-contract=off gives the same floating-point results as on other systems.
COMPILE = ("--target=wasm32-unknown-unknown", "-fPIC", "-O2", "-ffp-contract=off", "-nostdinc", "-D__wasi__")
# Makes the source paths in assertions independent of the location of the checkout.
PREFIX = f"-ffile-prefix-map={paths.ROOT}="
LINK = (
    *("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-debug"),
    *("--gc-sections", "--no-entry"),
    *("--export-if-defined=__wasm_call_ctors", "--export-if-defined=__wasm_apply_data_relocs"),
)
WORK = BUILD / "playouts"
STAMP = WORK / "stamp.txt"
SUFFIX = ".abi3.so"
PYCONFIG = Path(__file__).parent / "wasm32" / "pyconfig.h"


def can_compile() -> bool:
    """Whether this system can compile to WebAssembly."""
    has_programs = all(any(map(shutil.which, names)) for names in (CLANG, LINKER))
    return has_programs and C_LIBRARY.is_dir() and _python_headers().is_file()


def compile_playouts() -> list[Path]:
    """Compile the modules that have changed, and return the files."""
    made = [WORK / f"{name}{SUFFIX}" for name in game_setup.MODULES]
    room = (paths.ROOT / game_setup.FOLDER).glob("*.p*")
    sources = [path for path in room if path.suffix in {".py", ".pxd"}]
    own = [Path(__file__), PYCONFIG, paths.ROOT / "setup.py", paths.PACKAGING / "requirements-package.txt"]
    wanted = stamps.checksum([*sources, *own], sys.version, _run([_program(CLANG), "--version"]))
    if not stamps.is_current(STAMP, wanted):
        print("Compiling the playouts to WebAssembly ...", flush=True)
        shutil.rmtree(WORK, ignore_errors=True)
        headers = WORK / "include"
        shutil.copytree(_python_headers().parent, headers)
        shutil.copyfile(PYCONFIG, headers / PYCONFIG.name)
        _write_c()
        for library in made:
            _compile(library, headers)
        stamps.write(STAMP, wanted)
    return made


def _python_headers() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")


def _write_c() -> None:
    """Generate the C code with Cython, the same as for the game on this system."""
    from Cython.Build import cythonize  # noqa: PLC0415  # of the environment of packages
    from setuptools import Extension  # noqa: PLC0415  # as Cython

    folder = game_setup.FOLDER
    sources = [f"{folder}/{name}.py" for name in game_setup.MODULES]
    modules = [Extension(source.removesuffix(".py").replace("/", "."), [source]) for source in sources]
    directives = game_setup.DIRECTIVES
    cythonize(modules, build_dir=str(WORK), compiler_directives=directives, quiet=True, force=True)


def _compile(library: Path, headers: Path) -> None:
    name = library.name.removesuffix(SUFFIX)
    clang, made = _program(CLANG), library.with_name(f"{name}.o")
    own = _run([clang, "-print-resource-dir"]).strip()
    source = WORK / game_setup.FOLDER / f"{name}.c"
    includes = ("-isystem", f"{own}/include", "-isystem", str(C_LIBRARY), f"-I{headers}")
    _run([clang, *COMPILE, PREFIX, *EMULATED, *LIMITED_API, *includes, "-c", str(source), "-o", str(made)])
    _run([_program(LINKER), *LINK, f"--export=PyInit_{name}", "-o", str(library), str(made)])


def _program(names: tuple[str, ...]) -> str:
    return next(filter(shutil.which, names))


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=paths.ROOT)
    if done.returncode:
        raise PackagingError(f"{' '.join(command)} ended with status {done.returncode}:\n{done.stderr}")
    return done.stdout
