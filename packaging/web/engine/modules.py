"""The modules in the engine of the page, as bytecode: what is compiled there would leave its remains.

Run as a program, since the bytes also depend on what else is imported.
"""

import ast
import importlib.util
import re
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # nothing public makes bytes
from pathlib import Path

from bundle import paths

BOOT = Path(__file__).with_name("boot.py")
# Subpackages and modules of the engine that the page does not use.
LEFT_OUT = (
    *("engine/__main__.py", "engine/cli/", "engine/games/views.py", "engine/unread_output.py"),
    *("engine/straights/arena/", "engine/straights/rl/", "engine/straights/interface/"),
    *("engine/poker/play/game.py", "engine/poker/play/table.py", "engine/poker/play/transcript.py"),
    "engine/straights/console_text/export_game.py",
    "engine/straights/puzzles/finder.py",
    *(
        "engine/protocol/schema.py",
        "engine/straights/protocol/schema.py",
        "engine/straights/protocol/server_",
    ),
    *("engine/straights/text/badges.py", "engine/text/network.py", "engine/text/rendering.py"),
    *(f"engine/straights/sheets/{name}.py" for name in ("about", "fixed", "keys", "questions")),
    *("engine/straights/sheets/rules.py", "engine/straights/sheets/seal.py"),
)
# What of Python's library may be imported, besides the modules at its top.
PACKAGES = ("collections", "encodings", "importlib", "json", "pathlib", "re")
# Imported in functions of the library: for tracebacks, and to decode files.
WHEN_NEEDED = (
    *("linecache", "textwrap", "tokenize", "traceback", "warnings"),
    *("encodings.utf_8_sig", "encodings.utf_16", "encodings.utf_16_le", "encodings.utf_16_be"),
    *("encodings.utf_32", "encodings.utf_32_le", "encodings.utf_32_be"),
)
IMPORT = re.compile(r"^ *(?:from ([\w.]+) import |import ([\w.]+)(?: as \w+)?$)", re.MULTILINE)
NOT_IN_THE_PAGE = ("cython", "__future__")  # for compilation only
IMPORTED = "imported.txt"


def write_modules(library: Path, folder: Path) -> None:
    """Write all into a new folder, beside the names of those that boot.py imports."""
    packages = (path for name in PACKAGES for path in (library / name).rglob("*.py"))
    for path in (*library.glob("*.py"), *packages):
        _compile(path, library, folder, level=2)
    imported = set(WHEN_NEEDED)
    for path in sorted((paths.ROOT / "engine").rglob("*.py")):
        place = path.relative_to(paths.ROOT)
        if not place.as_posix().startswith(LEFT_OUT):
            _compile(path, paths.ROOT, folder, level=0)
            imported.add(".".join(place.with_suffix("").parts).removesuffix(".__init__"))
            imported |= {one or other for one, other in IMPORT.findall(path.read_text(encoding="utf-8"))}
    _compile(BOOT, BOOT.parent, folder, level=0)
    (folder / IMPORTED).write_text("\n".join(sorted(imported.difference(NOT_IN_THE_PAGE))), encoding="ascii")


def _compile(path: Path, root: Path, folder: Path, level: int) -> None:
    """Compile a module without docstrings; level 2 leaves out the assertions, too."""
    place = path.relative_to(root)
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, place.as_posix(), "exec", dont_inherit=True, optimize=level)
    target = (folder / place).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(b""), checked=False))


if __name__ == "__main__":
    write_modules(Path(sys.argv[1]), Path(sys.argv[2]))
