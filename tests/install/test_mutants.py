"""`make mutants`: which changes are a sample, and the list of those that may survive."""

import ast
import tomllib
from collections import Counter
from pathlib import Path

from testing.changes import ROOT
from testing.mutants import REASONS, sample_of

KINDS = ("equivalent", "words only", "on import", "in another process", "not tried")
CHANGES = [f"change {number}" for number in range(1000)]


def test_a_sample_is_the_same_in_each_run_and_another_one_with_another_seed() -> None:
    """Whatever order the changes are found in; each room has a sample of its own."""
    first = sample_of(CHANGES, "engine/cards", 50, 0)

    assert first == sample_of(reversed(CHANGES), "engine/cards", 50, 0)
    samples = {
        tuple(sample_of(CHANGES, room, 50, seed))
        for room in ("engine/cards", "engine/cli")
        for seed in range(4)
    }
    assert 8 == len(samples)
    assert all(50 == len(set(sample) & set(CHANGES)) for sample in samples)


def test_each_reason_is_of_a_known_kind_and_stands_once() -> None:
    """docs/testing.md says what the kinds mean."""
    listed = tomllib.loads(REASONS.read_text(encoding="utf-8"))["mutant"]
    twice = [key for key, count in Counter((m["function"], m["line"]) for m in listed).items() if count > 1]

    assert [] == twice
    assert [] == [mutant for mutant in listed if not mutant["reason"].startswith(KINDS)]


def test_each_reason_belongs_to_a_function_that_exists() -> None:
    """A function that was renamed or removed takes its reasons with it."""
    listed = tomllib.loads(REASONS.read_text(encoding="utf-8"))["mutant"]

    assert [] == [mutant["function"] for mutant in listed if not is_there(mutant["function"])]


def is_there(function: str) -> bool:
    """Whether a module has this function, or this method as mutmut names it: `module.xǁClassǁmethod`."""
    if "ǁ" in function:
        module, *names = function.split("ǁ")
        module = module.removesuffix(".x")
    else:
        module, _, name = function.rpartition(".")
        names = [name]
    path = ROOT / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not file.exists():
        return False
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for name in names:
        found = [
            node
            for node in body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == name
        ]
        if not found:
            return False
        body = found[-1].body
    return True
