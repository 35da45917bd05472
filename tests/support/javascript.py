"""Calls functions of the page's modules in Node, to compare them with the engine and the window."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from straights_gui.resources import LANGUAGES
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT
from web.sentences import engine_texts
from web.texts import page_texts, write_texts

_OLDEST_NODE = 20  # the first that takes modules without a package.json for modules


def _node_version() -> int:
    """The main version of Node; 0 where there is none."""
    if shutil.which("node") is None:
        return 0
    output = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout
    return int(output.strip().lstrip("v").partition(".")[0])


HAS_NODE = _node_version() >= _OLDEST_NODE
"""Whether there is a Node that reads the page's modules; Debian 12 has an older one."""

needs_node = pytest.mark.skipif(not HAS_NODE, reason=f"needs Node {_OLDEST_NODE}")

_RUNNER = ROOT / "tests/support/web/call_functions.mjs"


def call(module: str, function: str, *arguments: object, language: str = "") -> object:
    """What a function of a module, a path in the repository, returns in a language of the page."""
    return call_all(module, [(function, *arguments)], language)[0]


def call_all(
    module: str, calls: Sequence[tuple[object, ...]], language: str = "", texts: object = None
) -> list[object]:
    """What each call returns: a function's name, and its arguments; a name alone may be that of a value.

    The page's texts are those of its language, or the given ones.
    """
    given = {"module": (ROOT / module).as_uri(), "calls": calls, "language": language}
    used = texts or (_texts()[language] if language else None)
    done = subprocess.run(
        ["node", str(_RUNNER)],
        input=json.dumps({**given, "texts": used}),
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST_WAIT,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    returned: list[object] = json.loads(done.stdout)
    return returned


@cache
def _texts() -> dict[str, object]:
    """The page's texts in each language."""
    with TemporaryDirectory() as folder:
        write_texts(Path(folder), page_texts() | engine_texts())
        return {name: json.loads((Path(folder) / f"{name}.json").read_bytes()) for name in LANGUAGES}
