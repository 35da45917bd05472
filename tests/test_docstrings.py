"""The examples in docstrings give what they say."""

import doctest
import importlib

import pytest

from tests.support.paths import ROOT

FOLDERS = {"engine": ROOT, "packaging": ROOT / "packaging", "straights_gui": ROOT, "straights_server": ROOT}
"""Where modules with examples are, each with the folder that their names begin in."""


def module_names() -> list[str]:
    """List the modules whose docstrings have examples."""
    return sorted(
        ".".join(path.relative_to(base).with_suffix("").parts)
        for folder, base in FOLDERS.items()
        for path in (ROOT / folder).rglob("*.py")
        if ">>> " in path.read_text(encoding="utf-8")
    )


@pytest.mark.parametrize("name", module_names())
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))

    assert result.attempted > 0
    assert result.failed == 0
