"""A function has at most 30 lines; a long module or a crowded room has two subjects, or a reason."""

import ast
from functools import cache
from pathlib import Path

from tests.support.paths import ROOT

MAX_MODULE_LINES = 350
MAX_FUNCTION_LINES = 30
MAX_ROOM_MODULES = 16
PACKAGES = ("engine", "straights_gui", "straights_server")

# "engine/room", "engine/module.py" or "engine/module.py:function" -> the reason why it may be larger.
INNER_LOOP = "a loop that is measured in nanoseconds: interpreted, each call in it costs as much as its body"
EXCEPTIONS: dict[str, str] = {
    "engine/straights/playouts/deal_sampler.py:replay": INNER_LOOP,
    "engine/straights/playouts/simulator.py:deal": INNER_LOOP,
    "engine/straights/playouts/simulator.py:play_at_random": INNER_LOOP,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


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
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function) and (lines := function_length(node)) > MAX_FUNCTION_LINES:
            found[f"{place}:{node.name}"] = lines
    return found


def test_nothing_is_larger_than_its_limit() -> None:
    assert {place: size for place, size in oversized().items() if place not in EXCEPTIONS} == {}


def test_exceptions_are_still_needed() -> None:
    assert [] == sorted(set(EXCEPTIONS) - set(oversized()))
