"""What stands in more than one place agrees, and what must stand in one place does."""

import re
import tomllib
from importlib.metadata import entry_points, version

import pytest

from engine.version import VERSION
from tests.support.paths import ROOT


def project() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def test_the_version_stands_in_one_place() -> None:
    """Only engine/version.py says the version; the installed package has it from there."""
    assert "version" not in project()
    assert VERSION == version("straights")


def test_no_file_of_packaging_repeats_the_version() -> None:
    """One that did would have to be changed for every release."""
    kinds = {".py", ".nsi", ".nsh", ".spec", ".xml"}
    files = [path for path in (ROOT / "packaging").rglob("*") if path.suffix in kinds]
    repeating = [path.name for path in files if f'"{VERSION}"' in path.read_text(encoding="utf-8")]

    assert files
    assert [] == repeating


def test_all_commands_are_installed() -> None:
    scripts = {script.name: script.value for script in entry_points(group="console_scripts")}

    assert "engine.__main__:main" == scripts["straights"]
    assert "straights_gui.__main__:main" == scripts["straights-gui"]
    assert "engine.cli.arena.program:main" == scripts["straights-arena"]
    assert "engine.cli.poker.program:main" == scripts["straights-poker"]
    assert "engine.cli.review.program:main" == scripts["straights-review"]
    assert "straights_server.cli:main" == scripts["straights-server"]


@pytest.mark.parametrize("folder", ["tests", "packaging", "benchmarks"])
def test_no_package_shadows_another(folder: str) -> None:
    """An __init__.py there would hide `engine`, or PyPI's packaging."""
    assert [] == list((ROOT / folder).rglob("__init__.py"))


def test_every_ignored_rule_has_its_reason_on_the_same_line() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    ruff = text[text.index("[tool.ruff.lint]") : text.index("[tool.ruff.lint.flake8-bugbear]")]
    rules = [line for line in ruff.splitlines() if re.match(r'\s+"[A-Z]+\d*",', line)]

    assert rules
    assert [] == [line for line in rules if not re.search(r"#\s+\S", line)]
