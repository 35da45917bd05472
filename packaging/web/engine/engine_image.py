"""The engine of the page, one file: CPython with the compiled playouts, awake and with the engine imported.

`reactor.c` starts Python and boot.py while Wizer runs it; the file contains the memory that this leaves.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

from bundle import paths, stamps
from web import node
from web.engine import compiler, modules, python_library
from web.engine.python_library import LIBRARY
from web.folders import BUILD, ENGINE

sys.path.append(str(paths.ROOT))

import setup as game_setup  # requires the path above; defines which modules are compiled, and how

WORK = BUILD / "engine"
PROGRAM = "program.wasm"
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
    """Put the engine into the page; compile and link it again if something of that has changed."""
    compiler.require()
    python_library.build_library()
    room = (paths.ROOT / game_setup.FOLDER).glob("*.p*")
    sources = [path for path in room if path.suffix in {".py", ".pxd"}]
    own = [Path(__file__), REACTOR, paths.ROOT / "setup.py", paths.PACKAGING / "requirements-package.txt"]
    wanted = stamps.checksum([*sources, *own, python_library.STAMP], sys.version)
    if not stamps.is_current(STAMP, wanted):
        print("Compiling the playouts to WebAssembly ...", flush=True)
        link_program(WORK)
        stamps.write(STAMP, wanted)
    ENGINE.mkdir(parents=True)
    make_image(WORK / PROGRAM, ENGINE / NAME)


def make_image(linked: Path, image: Path) -> None:
    """Run the program in Wizer until the engine is awake, and write what is left."""
    files = image.with_suffix("")
    library = python_library.wanted().folder / "Lib"
    program = [sys.executable, "-S", "-m", modules.__name__, str(library), str(files)]
    compiler.run(program, environment={"PYTHONPATH": str(paths.PACKAGING), "PYTHONHASHSEED": "0"})
    options = ["--allow-wasi", "--inherit-env=false", "--wasm-bulk-memory=true", f"--mapdir=/image::{files}"]
    node.run_tool(WIZER, [*options, "--init-func=initialize", "-o", str(image), str(linked)])
    shutil.rmtree(files)


def link_program(work: Path) -> None:
    """Compile the playouts and what calls them, and link both with Python."""
    shutil.rmtree(work, ignore_errors=True)
    _write_c(work)
    header = "".join(f"MODULE({name})\n" for name in game_setup.MODULES)
    (work / "compiled.h").write_text(header, encoding="ascii")
    files = [*(work / game_setup.FOLDER / f"{name}.c" for name in game_setup.MODULES), REACTOR]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        objects = [*threads.map(_compile, files, repeat(work))]
    command = [compiler.CLANG, *compiler.TARGET, *LINK, "-o", work / PROGRAM, *objects]
    command += [*python_library.archives(), "-lm", "-ldl", *compiler.LIBRARIES]
    compiler.run([*map(str, command)])


def _write_c(work: Path) -> None:
    """Generate the C code with Cython, the same as for the game on this system."""
    from Cython.Build import cythonize  # noqa: PLC0415  # of the environment of packages
    from setuptools import Extension  # noqa: PLC0415  # as Cython

    folder = game_setup.FOLDER
    sources = [f"{folder}/{name}.py" for name in game_setup.MODULES]
    extensions = [Extension(source.removesuffix(".py").replace("/", "."), [source]) for source in sources]
    directives = game_setup.DIRECTIVES
    cythonize(extensions, build_dir=str(work), compiler_directives=directives, quiet=True, force=True)


def _compile(file: Path, work: Path) -> Path:
    made = work / f"{file.stem}.o"
    source = python_library.wanted().folder
    includes = [f"-I{folder}" for folder in (source / "Include", LIBRARY, work)]
    mapped = compiler.without_paths(paths.ROOT, source, work)
    command = [compiler.CLANG, *compiler.TARGET, *compiler.OPTIONS, "-DNDEBUG", *mapped, *includes, "-w"]
    compiler.run([*command, "-c", str(file), "-o", str(made)])
    return made
