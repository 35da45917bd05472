"""Runs pieces of JavaScript against the page's modules in Node."""

import atexit
import json
import re
import shutil
import subprocess
from functools import cache

import pytest

from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")

_RUNNER = ROOT / "tests/support/web/evaluate.mjs"
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
        ["node", str(_RUNNER), str(LONGEST_WAIT)],
        cwd=ROOT / "straights_web",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(node.communicate)
    return node
