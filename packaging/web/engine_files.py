"""The folder `engine` of the page: Pyodide, the standard library and the engine."""

import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from bundle import paths
from web.folders import ENGINE, PYODIDE

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Rooms of the engine that the page has no use for.
LEFT_OUT = ("engine/cli", "engine/poker", "engine/straights/arena", "engine/__main__.py")


def make_engine() -> None:
    """Put everything that the worker loads into the folder."""
    ENGINE.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, ENGINE / name)
    with zipfile.ZipFile(ENGINE / "engine.zip", "w") as archive:
        for path in modules():
            archive.write(path, path.relative_to(paths.ROOT))


def modules() -> Iterator[Path]:
    """The modules of the engine that the page needs."""
    for path in sorted((paths.ROOT / "engine").rglob("*.py")):
        if not path.relative_to(paths.ROOT).as_posix().startswith(LEFT_OUT):
            yield path
