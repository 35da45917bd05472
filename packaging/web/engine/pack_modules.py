"""Runs in Pyodide, by pack_modules.mjs: compiles the engine and the standard library modules it imports.

`/in` contains the sources: `engine`, the module that starts it, and `imported.txt`, the names of the modules
to import. The output in `/out` are two uncompressed archives: Python imports from them, hosts compress them.
"""

import importlib.util
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # nothing public makes bytes

LIBRARY = f"/lib/python3{sys.version_info[1]}.zip"
SOURCES = "/in"
IMPORTED = "imported.txt"
OUTPUT = "/out"
DATE = (1980, 1, 1, 0, 0, 0)  # the earliest date of a zip archive
# Imported in functions of the standard library: to read an archive, for tracebacks, and to decode files.
WHEN_NEEDED = (
    *("encodings.cp437", "_colorize", "linecache", "textwrap", "tokenize", "traceback", "warnings"),
    *("encodings.utf_8_sig", "encodings.utf_16", "encodings.utf_16_le", "encodings.utf_16_be"),
    *("encodings.utf_32", "encodings.utf_32_le", "encodings.utf_32_be"),
)


def compiled(source: str, place: str, level: int) -> bytes:
    """Compile a module, as bytecode that is not checked against its source."""
    code = compile(source, place, "exec", dont_inherit=True, optimize=level)
    data: bytes = _code_to_hash_pyc(code, importlib.util.source_hash(source.encode()), checked=False)
    return data


def library_places() -> list[str]:
    """The paths in the library of the modules imported so far, except frozen ones."""
    used = [
        module for module in sys.modules.values() if module.__spec__ and module.__spec__.origin != "frozen"
    ]
    files = {getattr(module, "__file__", None) or "" for module in used}
    return sorted(file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(f"{LIBRARY}/"))


def main() -> None:
    """Import what the page may import, then write both archives.

    This script's own imports follow only after that.
    """
    sys.path.insert(0, SOURCES)
    with open(f"{SOURCES}/{IMPORTED}", encoding="utf-8") as names:  # noqa: PTH123  # no pathlib yet
        wanted = names.read().split()
    for name in [*wanted, *WHEN_NEEDED]:
        importlib.import_module(name)
    write_archives(library_places())


def write_archives(places: list[str]) -> None:
    """Write the required modules of the library, and all of the engine."""
    import zipfile  # noqa: PLC0415  # the page does without
    from pathlib import Path  # noqa: PLC0415  # as zipfile

    def write(name: str, files: dict[str, bytes]) -> None:
        with zipfile.ZipFile(Path(OUTPUT, name), "w", zipfile.ZIP_STORED) as archive:
            for place, data in files.items():
                archive.writestr(zipfile.ZipInfo(place, DATE), data)

    with zipfile.ZipFile(LIBRARY) as library:
        sources = {place: library.read(place).decode() for place in places}
    write("python_stdlib.zip", {f"{place}c": compiled(text, place, 2) for place, text in sources.items()})
    engine = {}
    for path in sorted(path for path in Path(SOURCES).rglob("*") if path.is_file() and path.name != IMPORTED):
        place = path.relative_to(SOURCES).as_posix()
        if path.suffix == ".py":
            engine[f"{place}c"] = compiled(path.read_text(encoding="utf-8"), place, 0)
        else:
            engine[place] = path.read_bytes()
    write("engine.zip", engine)


main()
