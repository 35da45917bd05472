"""Runs pieces of JavaScript against the page's modules in Node."""

import json
import shutil
import subprocess

import pytest

from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")


def evaluate(script: str) -> object:
    """Run an ES module, its imports relative to straights_web; it hands what it found to `answer(value)`."""
    helper = "const answer = (value) => process.stdout.write(JSON.stringify(value));\n"
    done = subprocess.run(
        ["node", "--input-type=module"],  # the script as input: as an argument its length would be limited
        input=helper + script,
        cwd=ROOT / "straights_web",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=LONGEST_WAIT,
    )
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)
