"""A function has at most 30 lines; a long module or a crowded room has two subjects, or a reason."""

import ast
from functools import cache
from pathlib import Path

from tests.support.paths import ROOT

MAX_MODULE_LINES = 350
MAX_FUNCTION_LINES = 30
MAX_ROOM_MODULES = 16
PACKAGES = ("engine", "straights_gui", "straights_server")

# "engine/room", "engine/module.py" or "engine/module.py:Class.function" -> the reason why it may be larger.
INNER_LOOP = "a loop that is measured in nanoseconds: interpreted, each call in it costs as much as its body"
EXCEPTIONS: dict[str, str] = {
    "engine/straights/playouts/deal_sampler.py:DealSampler.replay": INNER_LOOP,
    "engine/straights/playouts/simulator.py:Simulator.deal": INNER_LOOP,
    "engine/straights/playouts/simulator.py:Simulator.play_at_random": INNER_LOOP,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(node: ast.AST, prefix: str = "") -> list[tuple[str, Function]]:
    """List the functions below a node, each with the name that tells where it stands."""
    found: list[tuple[str, Function]] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            name = f"{prefix}{child.name}"
            if not isinstance(child, ast.ClassDef):
                found.append((name, child))
            found.extend(functions(child, f"{name}."))
        else:
            found.extend(functions(child, prefix))
    return found


def function_length(function: Function) -> int:
    """Count the lines from `def` to the end, without the docstring."""
    assert function.end_lineno is not None
    length = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None and first.end_lineno is not None:
        length -= first.end_lineno - first.lineno + 1
    return length


@cache
def oversized() -> dict[str, int]:
    found: dict[str, int] = {}
    for package in PACKAGES:
        for room in (ROOT / package, *sorted((ROOT / package).rglob("*/"))):
            modules = [path for path in sorted(room.glob("*.py")) if path.name != "__init__.py"]
            if len(modules) > MAX_ROOM_MODULES:
                found[room.relative_to(ROOT).as_posix()] = len(modules)
            for path in modules:
                found.update(oversized_parts(path))
    return found


def oversized_parts(path: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    text = path.read_text(encoding="utf-8")
    place = path.relative_to(ROOT).as_posix()
    if (lines := len(text.splitlines())) > MAX_MODULE_LINES:
        found[place] = lines
    for name, function in functions(ast.parse(text)):
        if (lines := function_length(function)) > MAX_FUNCTION_LINES:
            found[f"{place}:{name}"] = lines
    return found


def test_nothing_is_larger_than_its_limit() -> None:
    assert {place: size for place, size in oversized().items() if place not in EXCEPTIONS} == {}


def test_exceptions_are_still_needed() -> None:
    assert [] == sorted(set(EXCEPTIONS) - set(oversized()))
