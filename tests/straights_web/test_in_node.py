"""The tests of the page's modules, `*.test.mjs` in the folders of their modules, which Node runs."""

import json
import os
import re
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.support.javascript import needs_node
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

TESTS = sorted((ROOT / "tests/straights_web").rglob("*.test.mjs"))


@needs_node
def test_the_page_s_modules_pass_their_tests(
    record_property: Callable[[str, object], None], tmp_path: Path
) -> None:
    """And each of their assertions is executed."""
    command = ["node", "--test", "--test-reporter=spec", *map(str, TESTS)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=2 * LONGEST_WAIT,
        check=False,
        env={**os.environ, "NODE_V8_COVERAGE": str(tmp_path)},
    )
    counts = {name: int(count) for name, count in re.findall(r"(\w+) (\d+)$", done.stdout, re.MULTILINE)}
    record_property("tests in Node", counts.get("tests"))

    _passed, _heading, failures = done.stdout.partition("failing tests:")
    assert 0 == done.returncode, failures or done.stdout + done.stderr
    assert counts["tests"] == counts["pass"] >= len(TESTS), done.stdout
    assert [] == unexecuted(tmp_path)


def unexecuted(coverage: Path) -> list[str]:
    """The assertions in parts of tests that no run has executed, by V8's reports."""
    counts: Counter[tuple[str, int, int]] = Counter()
    for report in coverage.glob("*.json"):
        for script in json.loads(report.read_text(encoding="utf-8"))["result"]:
            for part in (part for function in script["functions"] for part in function["ranges"]):
                counts[script["url"], part["startOffset"], part["endOffset"]] += part["count"]
    texts = {path.as_uri(): path.read_text(encoding="utf-8") for path in TESTS}
    parts = [
        texts[url][start:end] for (url, start, end), count in counts.items() if url in texts and not count
    ]
    assert parts  # such as stubs that nothing has called
    return [part for part in parts if "assert." in part]
