"""The tests mirror the packages, and share what they share in tests/support."""

import ast
from pathlib import Path

import pytest

from tests.support.paths import ROOT

TESTS = ROOT / "tests"
PACKAGES = ("engine", "straights_gui", "straights_server")
# Behaviour of the whole window, and what the screen shows of it, belong to no room.
WITHOUT_ROOM = {"straights_gui/scenarios", "straights_gui/screen"}

# "module.py: name" -> the reason why a test uses a private name of somebody else.
BY_FORCE = "a dishonest player takes by force what no public door gives; the table must not believe it"
HIDDEN = "exchanges cards that nobody may see behind everybody's back, which no command can"
PYTHON = "Python's own, which has an underscore and is documented"
EXCEPTIONS = {
    "engine/poker/play/test_dishonest_players.py: _cards": BY_FORCE,
    "engine/poker/play/test_dishonest_players.py: _dropped": BY_FORCE,
    "engine/straights/local_table/test_hidden_information.py: _history": HIDDEN,
    "support/arena_strategies.py: _exit": PYTHON,
    "support/arena_tricks.py: _getframe": PYTHON,
    "support/poker/players.py: _cards": BY_FORCE,
    "support/poker/players.py: _dropped": BY_FORCE,
}
BY_NAME = frozenset({"setattr", "delattr", "getattr", "hasattr", "patch", "object"})
"""Functions that are given a name as text: the builtins, pytest's monkeypatch, unittest.mock's patch."""


def imports_from_tests(source: str) -> list[str]:
    """List the modules of tests that a module imports, but for those of tests/support."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names += [f"{'.' * node.level}{node.module or ''}"]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    theirs = [name for name in names if f"{name}.".startswith((".", "tests."))]
    return [name for name in theirs if not name.startswith("tests.support.")]


def test_no_test_imports_another() -> None:
    """What two test modules need is in tests/support, and pytest loads each test module once."""
    found = {
        path.relative_to(TESTS).as_posix(): names
        for path in TESTS.rglob("*.py")
        if (names := imports_from_tests(path.read_text(encoding="utf-8")))
    }

    assert {} == found


def test_no_folder_of_tests_is_a_package() -> None:
    """tests/engine/__init__.py would shadow engine."""
    assert [] == [*TESTS.rglob("__init__.py")]


@pytest.mark.parametrize("package", PACKAGES)
def test_folders_mirror_the_package(package: str) -> None:
    folders = {path.parent.relative_to(TESTS) for path in (TESTS / package).rglob("test_*.py")}
    rooms = {path.parent.relative_to(ROOT) for path in (ROOT / package).rglob("__init__.py")}

    assert set() == folders - rooms - {*map(Path, WITHOUT_ROOM)}


def is_private(name: str) -> bool:
    """Whether a name, or the last part of a dotted one, has one underscore in front: it is its owner's."""
    last = name.rpartition(".")[2]
    return last.startswith("_") and not last.startswith("__")


def private_names(source: str) -> list[str]:
    """List the private names of others that a module reads, imports, or gives as text to what patches."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                pass
            case ast.Attribute(attr=name):
                names += [name]
            case ast.ImportFrom():
                names += [alias.name for alias in node.names]
            case ast.Call(func=ast.Name(id=function) | ast.Attribute(attr=function)) if function in BY_NAME:
                names += [
                    each.value.rpartition(".")[2]
                    for each in node.args
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
    return [name for name in names if is_private(name)]


def test_tests_look_through_public_doors() -> None:
    """No private name of somebody else is used, but for those with a reason, all of which are needed."""
    found = {
        f"{path.relative_to(TESTS).as_posix()}: {name}"
        for path in TESTS.rglob("*.py")
        for name in private_names(path.read_text(encoding="utf-8"))
    }

    assert set(EXCEPTIONS) == found
