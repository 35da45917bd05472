"""A module has at most 200 lines and a function at most 30: what is longer has more than one purpose."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULE_LINES = 200
FUNCTION_LINES = 30
PACKAGES = ("engine", "straights_gui")

# "engine/module.py" or "engine/module.py:Class.function" -> the reason why it may be longer.
ONE_CLASS = "a compiled class stands in one module, and its loops call nothing that could stand elsewhere"
ONE_LOOP = "a loop that is measured in nanoseconds: interpreted, each call in it costs as much as its body"
EXCEPTIONS: dict[str, str] = {
    "engine/errors.py": "the whole tree of errors, which is drawn in its docstring",
    "engine/straights/rollouts/deals.py": ONE_CLASS,
    "engine/straights/rollouts/deals.py:Deals.replay": ONE_LOOP,
    "engine/straights/rollouts/models.py": ONE_CLASS,
    "engine/straights/rollouts/rounds.py": ONE_CLASS,
    "engine/straights/rollouts/rounds.py:Rounds.deal": ONE_LOOP,
    "engine/straights/rollouts/rounds.py:Rounds.play_at_random": ONE_LOOP,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def module_length(path: Path) -> int:
    """Count the lines of a module."""
    return len(path.read_text(encoding="utf-8").splitlines())


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


def too_long() -> dict[str, int]:
    """Measure everything and give what is over its limit."""
    found: dict[str, int] = {}
    for path in (path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))):
        place = path.relative_to(ROOT).as_posix()
        if (lines := module_length(path)) > MODULE_LINES:
            found[place] = lines
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, function in functions(tree):
            if (lines := function_length(function)) > FUNCTION_LINES:
                found[f"{place}:{name}"] = lines
    return found


def test_modules_and_functions_are_short() -> None:
    """Nothing is over its limit but the exceptions above."""
    assert {place: lines for place, lines in too_long().items() if place not in EXCEPTIONS} == {}


def test_exceptions_are_still_needed() -> None:
    """An exception goes when its reason has gone."""
    assert [] == sorted(set(EXCEPTIONS) - set(too_long()))


@pytest.mark.parametrize(
    "source, expected",
    [
        ("def f():\n    return 1\n", [("f", 2)]),
        ('def f():\n    """Say\n    more."""\n    return 1\n', [("f", 2)]),
        (
            "class C:\n    def f(self):\n        def g():\n            return 1\n        return g\n",
            [("C.f", 4), ("C.f.g", 2)],
        ),
    ],
)
def test_the_measure_itself(source: str, expected: list[tuple[str, int]]) -> None:
    """Docstrings do not count, nested functions do."""
    assert expected == [(name, function_length(function)) for name, function in functions(ast.parse(source))]
