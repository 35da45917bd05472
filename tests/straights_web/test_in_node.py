"""The tests of the page's modules, `*.test.mjs` in the folders of their modules, which Node runs."""

import re
import subprocess
from collections.abc import Callable

from tests.support.javascript import needs_node
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

TESTS = sorted((ROOT / "tests/straights_web").rglob("*.test.mjs"))


@needs_node
def test_the_page_s_modules_pass_their_tests(record_property: Callable[[str, object], None]) -> None:
    command = ["node", "--test", "--test-reporter=spec", *map(str, TESTS)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=2 * LONGEST_WAIT, check=False
    )
    counts = {name: int(count) for name, count in re.findall(r"(\w+) (\d+)$", done.stdout, re.MULTILINE)}
    record_property("tests in Node", counts.get("tests"))

    _passed, _heading, failures = done.stdout.partition("failing tests:")
    assert 0 == done.returncode, failures or done.stdout + done.stderr
    assert counts["tests"] == counts["pass"] >= len(TESTS), done.stdout
