"""The tests mirror the packages, and use public names; ruff sees private attributes, and imports of tests."""

import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

TESTS = ROOT / "tests"
PACKAGES = ("engine", "straights_gui", "straights_server")
# Behaviour of the whole window, and what the screen shows of it, belong to no room.
WITHOUT_ROOM = {"straights_gui/scenarios", "straights_gui/screen"}
PRIVATE = re.compile(
    r"^\s*from \S+ import (?:\([^)]*|[^(\n]*)(?<!\w)(?<!as )_[A-Za-z]\w*"
    r'|(?:attr|patch|object)\((?:[^"\n]*,\s*)?"(?:[\w.]+\.)?_[A-Za-z]\w*',
    re.MULTILINE,
)
"""A private name that is imported, or given as text to what patches."""


@pytest.mark.parametrize("package", PACKAGES)
def test_folders_mirror_the_package(package: str) -> None:
    folders = {path.parent.relative_to(TESTS) for path in (TESTS / package).rglob("test_*.py")}
    rooms = {path.parent.relative_to(ROOT) for path in (ROOT / package).rglob("__init__.py")}

    assert set() == folders - rooms - {*map(Path, WITHOUT_ROOM)}


def test_no_folder_of_tests_is_a_package() -> None:
    """tests/engine/__init__.py would shadow engine."""
    assert [] == [*TESTS.rglob("__init__.py")]


def test_tests_import_and_patch_no_private_names() -> None:
    found = {path: PRIVATE.findall(path.read_text(encoding="utf-8")) for path in TESTS.rglob("*.py")}

    assert {} == {path.name: names for path, names in found.items() if names}
