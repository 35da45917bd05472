"""Runs in Pyodide, by pack_modules.mjs: compiles the engine, and of the standard library what it imports.

`/in` has the sources: `engine`, the module that starts it, and `imported.txt`, the names of the modules to
import. In `/out` it leaves two archives without compression: Python imports from them, hosts compress them.
"""

import importlib
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # nothing public makes bytes
from pathlib import Path

LIBRARY = f"/lib/python3{sys.version_info[1]}.zip"
SOURCES = Path("/in")
IMPORTED = "imported.txt"
OUTPUT = Path("/out")
DATE = (1980, 1, 1, 0, 0, 0)  # the earliest that an archive can say
# Imported by functions of the standard library: to read an archive, and when something goes wrong.
WHEN_NEEDED = ("encodings.cp437", "_colorize", "linecache", "textwrap", "tokenize", "traceback", "warnings")


def compiled(source: str, place: str, level: int) -> bytes:
    """Compile a module; what is made is never compared with a source."""
    code = compile(source, place, "exec", dont_inherit=True, optimize=level)
    data: bytes = _code_to_hash_pyc(code, importlib.util.source_hash(source.encode()), checked=False)
    return data


def library_modules() -> dict[str, str]:
    """The sources of the modules of the library that have been imported so far, by their places in it.

    Without those that are frozen into the interpreter.
    """
    used = [
        module for module in sys.modules.values() if module.__spec__ and module.__spec__.origin != "frozen"
    ]
    files = {getattr(module, "__file__", None) or "" for module in used}
    places = sorted(file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(f"{LIBRARY}/"))
    with zipfile.ZipFile(LIBRARY) as archive:
        return {place: archive.read(place).decode() for place in places}


def write_archive(name: str, files: dict[str, bytes]) -> None:
    """Write an archive without compression."""
    with zipfile.ZipFile(OUTPUT / name, "w", zipfile.ZIP_STORED) as archive:
        for place, data in files.items():
            archive.writestr(zipfile.ZipInfo(place, DATE), data)


def main() -> None:
    """Import what the page may import, then write both archives.

    What this script itself imports is no more than what Pyodide imports when it starts.
    """
    sys.path.insert(0, str(SOURCES))
    for name in [*(SOURCES / IMPORTED).read_text(encoding="utf-8").split(), *WHEN_NEEDED]:
        importlib.import_module(name)
    library = library_modules()
    write_archive(
        "python_stdlib.zip", {f"{place}c": compiled(text, place, 2) for place, text in library.items()}
    )
    files = sorted(path for path in SOURCES.rglob("*") if path.is_file() and path.name != IMPORTED)
    write_archive("engine.zip", dict(map(packed, files)))


def packed(path: Path) -> tuple[str, bytes]:
    """A file of the engine: its place and what stands there, a module in its compiled form."""
    place = path.relative_to(SOURCES).as_posix()
    if path.suffix == ".py":
        return f"{place}c", compiled(path.read_text(encoding="utf-8"), place, 0)
    return place, path.read_bytes()


main()
