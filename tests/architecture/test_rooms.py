"""Every room introduces itself: what belongs there, what does not, and where to start reading."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = sorted(
    path.parent.relative_to(ROOT).as_posix()
    for package in ("engine", "straights_gui", "straights_server")
    for path in (ROOT / package).rglob("__init__.py")
)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_in_three_sentences_what_belongs_there(room: str) -> None:
    """The docstring of its `__init__.py`; its start is a module or a room below it."""
    docstring = ast.get_docstring(ast.parse((ROOT / room / "__init__.py").read_text(encoding="utf-8")))
    assert docstring is not None
    start = re.search(r"\bstart\s+with\s+`([\w/.]+)`", docstring, re.IGNORECASE)

    assert len(re.findall(r"[.;:](?=\s|$)", docstring)) >= 3
    assert start is not None
    name = start[1].removesuffix(".py").replace(".", "/")
    targets = [ROOT / room / name, ROOT / room / name.rpartition("/")[0]]
    assert any(target.is_dir() or target.with_suffix(".py").is_file() for target in targets)
