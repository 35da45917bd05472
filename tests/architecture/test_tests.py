"""The tests mirror the packages, and share what they share in tests/support."""

import ast
from pathlib import Path

import pytest

from tests.support.paths import ROOT

TESTS = ROOT / "tests"
PACKAGES = ("engine", "straights_gui", "straights_server")
# Behaviour of the whole window belongs to no room.
WITHOUT_ROOM = {"straights_gui/scenarios"}


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


@pytest.mark.parametrize(
    "source, expected",
    [
        ("from tests.support.paths import ROOT", []),
        ("from tests.engine.test_x import y", ["tests.engine.test_x"]),
        ("def f():\n    import tests.conftest", ["tests.conftest"]),
        ("from . import conftest", ["."]),
        ("import tests_of_others", []),
    ],
)
def test_imports_between_tests_are_found(source: str, expected: list[str]) -> None:
    """Absolute and relative, at the top and in functions."""
    assert expected == imports_from_tests(source)


def test_no_folder_of_tests_is_a_package() -> None:
    """tests/engine/__init__.py would shadow engine."""
    assert [] == [*TESTS.rglob("__init__.py")]


@pytest.mark.parametrize("package", PACKAGES)
def test_folders_mirror_the_package(package: str) -> None:
    """The tests of a room are in the folder of its name."""
    folders = {path.parent.relative_to(TESTS) for path in (TESTS / package).rglob("test_*.py")}
    rooms = {path.parent.relative_to(ROOT) for path in (ROOT / package).rglob("__init__.py")}

    assert set() == folders - rooms - {*map(Path, WITHOUT_ROOM)}
