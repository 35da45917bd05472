"""The README does not lie: its Python session runs as it stands there, and what it names exists."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"


def test_the_python_session_of_the_readme_runs() -> None:
    """The ten lines of the library, as a doctest."""
    result = doctest.testfile(str(README), module_relative=False)

    assert (0, True) == (result.failed, result.attempted >= 7)


def test_every_file_that_the_readme_names_is_there() -> None:
    """Links and pictures."""
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))

    assert [] == [link for link in links if not (ROOT / link).exists()]
    assert "docs/screenshots/table.png" in links
