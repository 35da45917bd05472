"""The engine of the page, one file: CPython with the compiled playouts, awake and with the engine imported.

`reactor.c` starts Python and boot.py while Wizer runs it; the file contains the memory that this leaves.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

from bundle import paths, stamps
from web import node
from web.engine import compiler, modules, python_library
from web.folders import BUILD, ENGINE

sys.path.append(str(paths.ROOT))

import setup as game_setup  # requires the path above; defines which modules are compiled, and how

WORK = BUILD / "engine"
PROGRAM = "program.wasm"
STAMP = WORK / "stamp.txt"
REACTOR = Path(__file__).with_name("reactor.c")
NAME = "engine.wasm"
WIZER = "@bytecodealliance/wizer/wizer.js"
DIRECTIVES = ",".join(f"{name}={value}" for name, value in game_setup.DIRECTIVES.items())
LINK = (
    *("-mexec-model=reactor", "-lm", "-ldl", *compiler.LIBRARIES),
    *("-Wl,--stack-first,--gc-sections,--strip-all", "-Wl,-z,stack-size=4194304"),
    "-Wl,--wrap=free,--wrap=realloc,--wrap=__wasi_clock_time_get,--wrap=__wasi_random_get",  # by reactor.c
)


def make_engine() -> None:
    """Put the engine into the page; compile and link it again if something of that has changed."""
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


def link_program(work: Path) -> None:
    """Compile the playouts and what calls them, and link both with Python."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    header = "".join(f"MODULE({name})\n" for name in game_setup.MODULES)
    (work / "compiled.h").write_text(header, encoding="ascii")
    shutil.copyfile(REACTOR, work / REACTOR.name)
    names = (REACTOR.stem, *game_setup.MODULES)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(_compile, names, repeat(work)))
    files = [*(f"{name}.o" for name in names), *map(str, python_library.archives())]
    subprocess.run([*compiler.CLANG, "-o", PROGRAM, *files, *LINK], check=True, cwd=work)


def make_image(program: Path, image: Path) -> None:
    """Run the program in Wizer until the engine is awake, and write what is left."""
    files = image.with_suffix("")
    library = python_library.wanted().folder / "Lib"
    write = [sys.executable, "-S", "-m", modules.__name__, str(library), str(files)]
    environment = {"PYTHONPATH": str(paths.PACKAGING), "PYTHONHASHSEED": "0"}
    subprocess.run(write, check=True, env=environment)
    options = ["--allow-wasi", "--inherit-env=false", "--wasm-bulk-memory=true", f"--mapdir=/image::{files}"]
    node.run_tool(WIZER, [*options, "--init-func=initialize", "-o", str(image), str(program)])
    shutil.rmtree(files)


def _compile(name: str, work: Path) -> None:
    """Compile C, which Cython generates for the playouts, the same as for the game on this system."""
    if name in game_setup.MODULES:
        source, made = f"{game_setup.FOLDER}/{name}.py", str(work / f"{name}.c")
        cython = [sys.executable, "-m", "cython", "-X", DIRECTIVES, source, "-o", made]
        subprocess.run(cython, check=True, cwd=paths.ROOT)
    headers = (python_library.wanted().folder / "Include", python_library.LIBRARY)
    includes = [f"-I{folder}" for folder in headers]
    command = [*compiler.CLANG, *compiler.OPTIONS, *includes, "-w", "-c", f"{name}.c"]
    subprocess.run(command, check=True, cwd=work)
