"""Calls functions of the page's modules in Node, to compare them with the engine and the window."""

import atexit
import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from straights_gui.resources import LANGUAGES
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT
from web.texts import write_texts

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")

_RUNNER = ROOT / "tests/support/web/call_functions.mjs"


def call(module: str, function: str, *arguments: object, language: str = "") -> object:
    """What a function of a module, a path in the repository, returns in a language of the page."""
    return call_all(module, [(function, *arguments)], language)[0]


def call_all(module: str, calls: list[tuple[object, ...]], language: str = "") -> list[object]:
    """What each call returns: a function's name, and its arguments; a name alone may be that of a value."""
    given = {"module": (ROOT / module).as_uri(), "calls": calls, "language": language}
    done = subprocess.run(
        ["node", str(_RUNNER)],
        input=json.dumps({**given, "texts": _texts().get(language)}),
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
        write_texts(Path(folder))
        return {name: json.loads((Path(folder) / f"{name}.json").read_bytes()) for name in LANGUAGES}


_EVALUATOR = ROOT / "tests/support/web/evaluate.mjs"
_PAGE = (ROOT / "straights_web").as_uri()
_RELATIVE = re.compile(r'(\bfrom |\bimport |\bimport\()"\./')
_TELL = """import { parentPort as toTest } from "node:worker_threads";
const answer = (value) => toTest.postMessage(JSON.stringify(value));
"""


def evaluate(script: str) -> object:
    """Run an ES module, its imports relative to straights_web; it hands what it found to `answer(value)`.

    All run in one Node, which takes longer to start than most of them run, with globals of their own.
    """
    if _node().poll() is not None:  # another test has brought it down
        _node.cache_clear()
    node = _node()
    assert node.stdin is not None
    assert node.stdout is not None
    node.stdin.write(json.dumps(_TELL + _RELATIVE.sub(rf'\1"{_PAGE}/', script)) + "\n")
    node.stdin.flush()
    done = json.loads(node.stdout.readline())
    assert (0, 1) == (done["code"], len(done["told"])), done["problems"] or done
    return json.loads(done["told"][0])


@cache
def _node() -> subprocess.Popen[str]:
    """Node, which waits for modules until the tests end."""
    node = subprocess.Popen(
        ["node", str(_EVALUATOR), str(LONGEST_WAIT)],
        cwd=ROOT / "straights_web",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(node.communicate)
    return node
