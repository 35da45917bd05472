"""The engine of the page, one file: CPython with the compiled playouts, awake and with the engine imported.

`reactor.c` starts Python and boot.py while Wizer runs it; the file contains the memory that this leaves.
"""

import shutil
import sys
from pathlib import Path

from bundle import paths, stamps
from web import node
from web.engine import compiler, modules, python_library
from web.engine.python_library import LIBRARY, Source
from web.folders import BUILD, ENGINE

sys.path.append(str(paths.ROOT))

import setup as game_setup  # requires the path above; defines which modules are compiled, and how

WORK = BUILD / "engine"
PROGRAM = WORK / "program.wasm"
STAMP = WORK / "stamp.txt"
REACTOR = Path(__file__).with_name("reactor.c")
NAME = "engine.wasm"
WIZER = "@bytecodealliance/wizer/wizer.js"
# Functions of the C library that reactor.c replaces.
WRAPPED = ("free", "realloc", "getentropy", "clock_gettime", "time")
LINK = (
    *("-mexec-model=reactor", "-Wl,--stack-first,--gc-sections,--strip-all", "-Wl,-z,stack-size=4194304"),
    *(f"-Wl,--wrap={name}" for name in WRAPPED),
)


def make_engine() -> None:
    """Put the engine into the page."""
    compiler.require()
    code, libraries = python_library.build_library()
    _link(code, libraries)
    ENGINE.mkdir(parents=True)
    make_image(code.folder / "Lib", ENGINE / NAME)


def make_image(library: Path, image: Path) -> None:
    """Run the program in Wizer until the engine is awake, and write what is left."""
    files = image.with_suffix("")
    shutil.rmtree(files, ignore_errors=True)
    modules.write_modules(library, files)
    options = ["--allow-wasi", "--inherit-env=false", "--wasm-bulk-memory=true", f"--mapdir=/image::{files}"]
    node.run_tool(WIZER, [*options, "-f=initialize", f"-o={image}", str(PROGRAM)])
    shutil.rmtree(files)


def _link(code: Source, libraries: list[Path]) -> None:
    """Compile and link the program, again if something has changed that is linked."""
    room = (paths.ROOT / game_setup.FOLDER).glob("*.p*")
    sources = [path for path in room if path.suffix in {".py", ".pxd"}]
    own = [Path(__file__), REACTOR, paths.ROOT / "setup.py", paths.PACKAGING / "requirements-package.txt"]
    wanted = stamps.checksum([*sources, *own, python_library.STAMP], sys.version)
    if stamps.is_current(STAMP, wanted):
        return
    print("Compiling the playouts to WebAssembly ...", flush=True)
    shutil.rmtree(WORK, ignore_errors=True)
    _write_c()
    header = "".join(f"MODULE({name})\n" for name in game_setup.MODULES)
    (WORK / "compiled.h").write_text(header, encoding="ascii")
    files = [*(WORK / game_setup.FOLDER / f"{name}.c" for name in game_setup.MODULES), REACTOR]
    objects = [_compile(file, code) for file in files]
    command = [compiler.CLANG, *compiler.TARGET, *LINK, "-o", PROGRAM, *objects, *libraries]
    compiler.run([*map(str, command), "-lm", "-ldl", *compiler.LIBRARIES])
    stamps.write(STAMP, wanted)


def _write_c() -> None:
    """Generate the C code with Cython, the same as for the game on this system."""
    from Cython.Build import cythonize  # noqa: PLC0415  # of the environment of packages
    from setuptools import Extension  # noqa: PLC0415  # as Cython

    folder = game_setup.FOLDER
    sources = [f"{folder}/{name}.py" for name in game_setup.MODULES]
    extensions = [Extension(source.removesuffix(".py").replace("/", "."), [source]) for source in sources]
    directives = game_setup.DIRECTIVES
    cythonize(extensions, build_dir=str(WORK), compiler_directives=directives, quiet=True, force=True)


def _compile(file: Path, code: Source) -> Path:
    made = WORK / f"{file.stem}.o"
    includes = [f"-I{folder}" for folder in (code.folder / "Include", LIBRARY, WORK)]
    mapped = compiler.without_paths(paths.ROOT, code.folder)
    command = [compiler.CLANG, *compiler.TARGET, *compiler.OPTIONS, "-DNDEBUG", *mapped, *includes, "-w"]
    compiler.run([*command, "-c", str(file), "-o", str(made)])
    return made
