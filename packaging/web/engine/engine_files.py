"""The folder `engine` of the page: Pyodide, a part of the standard library, the engine, compiled playouts.

Pyodide itself compiles the modules, under Node. That takes some seconds, so it is repeated only if an
input has changed.
"""

import ast
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from bundle import paths, stamps
from bundle.paths import PackagingError
from web import node
from web.engine import compiled_playouts
from web.folders import BUILD, ENGINE, PYODIDE, SOURCES, TOOLS

# The names in the page, by those in the package. Many hosts send .mjs with no type that browsers accept.
PYODIDE_FILES = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
# What Pyodide's loader does for packages that the page does not have, and what it does here instead.
LOADER_CHANGES = {
    # Gives each of Pyodide's 7,400 functions an address. Those that our few side modules name get theirs when
    # they are loaded.
    "updateGOT(origExports);": "",
    # Compiles a module for each of 280 functions of JavaScript to give it an address; 274 are those of WebGL.
    "if(entry.value==-1){": 'if(entry.value==-1&&!symName.startsWith("emscripten_gl")){',
}
ARCHIVES = ("engine.zip", "python_stdlib.zip")
# Subpackages and modules of the engine that the page does not use.
LEFT_OUT = (
    *("engine/__main__.py", "engine/cli/", "engine/poker/"),
    *("engine/straights/arena/", "engine/straights/rl/"),
    *("engine/straights/protocol/schema.py", "engine/straights/protocol/server_"),
    *("engine/straights/text/badges.py", "engine/straights/text/network.py"),
)
NOT_IN_THE_PAGE = ("cython",)  # for compilation only
START = SOURCES / "connection" / "engine_start.py"
PLAYOUTS = "playouts"  # the folder of the compiled modules in engine.zip
IMPORTED = "imported.txt"
PACKER = Path(__file__).with_name("pack_modules.mjs")
SCRIPT = Path(__file__).with_name("pack_modules.py")
LIBRARY = "python_stdlib.zip"
# Smaller replacements for modules of Pyodide's library.
STAND_INS = Path(__file__).with_name("stand_ins")
INPUT, OUTPUT = BUILD / "packing", BUILD / "packed"
STAMP = OUTPUT / "stamp.txt"


def make_engine() -> None:
    """Copy everything that the worker loads into the folder."""
    libraries = _playouts()
    own = [PACKER, SCRIPT, TOOLS / "package-lock.json", *STAND_INS.rglob("*.py"), Path(__file__)]
    wanted = stamps.checksum([*modules(), START, *libraries, *own])
    if not stamps.is_current(STAMP, wanted):
        _pack(libraries)
        stamps.write(STAMP, wanted)
    ENGINE.mkdir(parents=True)
    for name, name_in_page in PYODIDE_FILES.items():
        shutil.copyfile(PYODIDE / name, ENGINE / name_in_page)
    for code, replacement in LOADER_CHANGES.items():
        replace_once(code, replacement, ENGINE / "pyodide.asm.js")
    for name in ARCHIVES:
        shutil.copyfile(OUTPUT / name, ENGINE / name)


def modules() -> Iterator[Path]:
    """The modules of the engine that the page needs."""
    for path in sorted((paths.ROOT / "engine").rglob("*.py")):
        if not path.relative_to(paths.ROOT).as_posix().startswith(LEFT_OUT):
            yield path


def module_name(path: Path) -> str:
    """The import name of a module of the engine."""
    return ".".join(path.relative_to(paths.ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported_modules() -> list[str]:
    """All modules that the page may import: those of the engine, and what they import anywhere."""
    own = [*map(module_name, modules()), START.stem]
    found = {name for path in [*modules(), START] for name in _imports_of(path)}
    return [
        *own,
        *sorted(name for name in found if name.partition(".")[0] not in {"engine", *NOT_IN_THE_PAGE}),
    ]


def _imports_of(path: Path) -> Iterator[str]:
    """The modules that a module imports, at the top level and in functions."""
    for statement in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            yield statement.module or ""


def _playouts() -> list[Path]:
    """The compiled playouts, or an empty list if this system cannot compile them."""
    if compiled_playouts.can_compile():
        return compiled_playouts.compile_playouts()
    print("No clang, wasm-ld, wasi-libc or Python.h: in the page the playouts are interpreted", flush=True)
    return []


def _pack(libraries: list[Path]) -> None:
    print("Packing the engine and Python's library in Pyodide ...", flush=True)
    for folder in (INPUT, OUTPUT):
        shutil.rmtree(folder, ignore_errors=True)
    for path in modules():
        _copy(path, INPUT / path.relative_to(paths.ROOT))
    _copy(START, INPUT / START.name)
    for library in libraries:
        _copy(library, INPUT / PLAYOUTS / library.name)
    (INPUT / IMPORTED).write_text("\n".join(imported_modules()), encoding="utf-8")
    library = INPUT.with_name(LIBRARY)
    write_library(PYODIDE / LIBRARY, library)
    arguments = [PYODIDE, library, SCRIPT, INPUT, OUTPUT]
    node.run_script(PACKER, [str(each) for each in arguments])


def write_library(original: Path, changed: Path) -> None:
    """Copy the standard library with the replacements; KeyError if it lacks a module to replace."""
    stand_ins = {path.relative_to(STAND_INS).as_posix(): path for path in STAND_INS.rglob("*.py")}
    with zipfile.ZipFile(original) as source, zipfile.ZipFile(changed, "w") as target:
        for place in stand_ins:
            source.getinfo(place)
        for entry in source.infolist():
            replaced = stand_ins.get(entry.filename)
            target.writestr(entry, source.read(entry) if replaced is None else replaced.read_bytes())


def replace_once(code: str, replacement: str, file: Path) -> None:
    """Replace code in a file; PackagingError unless it occurs once."""
    before, *after = file.read_text(encoding="utf-8").split(code)
    if len(after) != 1:
        raise PackagingError(f"{file.name} contains {code!r} {len(after)} times instead of once")
    file.write_text(before + replacement + after[0], encoding="utf-8", newline="\n")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
