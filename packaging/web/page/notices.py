"""The licences of the page's contents, as one text that is part of every copy."""

from pathlib import Path

from bundle import names
from licensing.component import Component
from licensing.known_works import PYTHON, work_named, works_inside
from licensing.licence_files import joined, texts_of
from web.engine import python_library

NAME = "LICENCES.txt"
# Works in Python that the page lacks: those of other systems, and of modules that it does without.
NOT_IN_THE_PAGE = frozenset(
    {
        *("Expat", "Run-time hooks of PyInstaller", "SQLite", "kqueue interface", "libffi", "libmpdec"),
        *("uvloop", "zlib", "zlib-ng"),
    }
)
INTRODUCTION = f"""{names.NAME} {names.VERSION}: licences

The game is free software under the MIT licence. Its page contains besides, in the file `engine/engine.wasm`,
Python with the modules of its library that the game uses, the C library with which it is linked, and the
works named here.
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
    """The game, Python, the works inside it, and those with which it is linked."""
    python = Component(
        "Python", python_library.wanted().version, "PSF-2.0", "https://www.python.org", texts=("Python.txt",)
    )
    parts = (part for part in works_inside(PYTHON) if part.name.split(" (in ")[0] not in NOT_IN_THE_PAGE)
    return (work_named(names.NAME), python, *parts, *_linked())


def _linked() -> tuple[Component, ...]:
    """The C library, the works in it, and the compiler's own."""
    llvm, texts = "Apache-2.0 WITH LLVM-exception", ("Apache-2.0.txt", "LLVM-exception.txt")
    cloudlibc, place = "https://github.com/NuxiNL/cloudlibc", "https://github.com/WebAssembly/wasi-libc"
    return (
        Component("wasi-libc", "", f"{llvm} OR Apache-2.0 OR MIT", place, texts=texts),
        Component("cloudlibc (in wasi-libc)", "", "BSD-2-Clause", cloudlibc, texts=("cloudlibc.txt",)),
        Component("dlmalloc (in wasi-libc)", "", "CC0-1.0", texts=("CC0-1.0.txt",)),
        Component("musl (in wasi-libc)", "", "MIT", "https://musl.libc.org", texts=("musl.txt",)),
        Component("compiler-rt", "", llvm, "https://llvm.org", texts=texts),
    )


def _entry(work: Component) -> str:
    title = f"{work.name} {work.version}".rstrip()
    place = f", {work.home_page}" if work.home_page else ""
    whose = f"{work.copyright}\n" if work.copyright else ""
    texts = ", ".join(texts_of(work))
    return f"{title}{place}\n{whose}Licence: {work.licence} ({texts})\n"
