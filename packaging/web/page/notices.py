"""The licences of the page's contents, as one text that is part of every copy."""

import json
from pathlib import Path

from bundle import names
from licensing.component import Component
from licensing.known_works import PYTHON, work_named, works_inside
from licensing.licence_files import joined, texts_of
from web.folders import PYODIDE

NAME = "LICENCES.txt"
# Works in Python that its WebAssembly build lacks: those of other systems, and of older versions.
NOT_IN_PYODIDE = frozenset(
    {
        *("BLAKE2", "LibTomCrypt", "Run-time hooks of PyInstaller", "kqueue interface"),
        *("tiny_sha3", "zlib", "zlib-ng"),
    }
)
INTRODUCTION = f"""{names.NAME} {names.VERSION}: licences

The game is free software under the MIT licence. The page contains besides, in its folder `engine`, Pyodide,
which is Python for browsers, with the works named here; its source: https://github.com/pyodide/pyodide. The
page has it as its authors published it, except for two statements of `pyodide.asm.js` that the game's source
names (`packaging/web/engine/engine_files.py`); of Python's library it has the modules that the game uses.
"""


def write_notices(page: Path) -> None:
    """Write the text into the page."""
    (page / NAME).write_text(notices(), encoding="utf-8-sig", newline="\n")


def notices() -> str:
    """Each work with its licence, then all texts, each once."""
    works = components()
    texts = {name: text for work in works for name, text in texts_of(work).items()}
    listed = "\n".join(_entry(work) for work in works)
    return f"{INTRODUCTION}\n{listed}\n{joined(texts)}"


def components() -> tuple[Component, ...]:
    """The game, Pyodide, Python, and the works inside them."""
    parts = (part for part in works_inside(PYTHON) if part.name.split(" (in ")[0] not in NOT_IN_PYODIDE)
    return (work_named(names.NAME), *_of_pyodide(), *parts)


def _of_pyodide() -> tuple[Component, ...]:
    """Pyodide itself, and the libraries that it is linked with."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    purl = f"pkg:npm/pyodide@{version}"
    licence_of_llvm = "Apache-2.0 WITH LLVM-exception"
    texts_of_llvm = ("Apache-2.0.txt", "LLVM-exception.txt")
    return (
        _linked("Pyodide", "MPL-2.0", "MPL-2.0.txt", "https://pyodide.org", version, purl),
        Component("Python", python, "PSF-2.0", "https://www.python.org", texts=("Python.txt",)),
        _linked("Emscripten", "MIT OR NCSA", "emscripten.txt", "https://emscripten.org"),
        _linked("musl", "MIT", "musl.txt", "https://musl.libc.org"),
        Component("compiler-rt and libc++abi", "", licence_of_llvm, "https://llvm.org", texts=texts_of_llvm),
        _linked("error-stack-parser", "MIT", "error-stack-parser.txt", "https://www.stacktracejs.com"),
        _linked("bzip2", "bzip2-1.0.6", "bzip2.txt", "https://sourceware.org/bzip2/"),
        _linked("liblzma", "0BSD", "xz.txt", "https://tukaani.org/xz/"),
        _linked("Zstandard", "BSD-3-Clause", "zstd.txt", "https://facebook.github.io/zstd/"),
        Component("zlib", "1.3.1", "Zlib", "https://zlib.net", texts=("zlib.txt",)),
    )


def _linked(
    name: str, licence: str, text: str, home_page: str, version: str = "", purl: str = ""
) -> Component:
    return Component(name, version, licence, home_page, purl, (text,))


def _entry(work: Component) -> str:
    title = f"{work.name} {work.version}".rstrip()
    place = f", {work.home_page}" if work.home_page else ""
    whose = f"{work.copyright}\n" if work.copyright else ""
    texts = ", ".join(texts_of(work))
    return f"{title}{place}\n{whose}Licence: {work.licence} ({texts})\n"
