"""`make quick`: the style, and tests of the files that differ from `main`; none starts after a minute."""

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

import pytest

from testing.changes import ROOT, changed_files, tests_of

SECONDS = 60
STYLE = (["ruff", "check"], ["ruff", "format", "--check"])
DOCUMENTS = "tests/test_documents.py"
IN_NODE = "tests/straights_web/test_in_node.py"
OTHER_FOLDERS = {
    "packaging": "tests/install",
    ".github": "tests/install",
    "straights_web": "tests/straights_web",
    "docs": DOCUMENTS,
}
ALWAYS = "tests/architecture"
# What a file of a package may change besides its own room: registries, texts and their translations.
OF_PACKAGES = (DOCUMENTS, "tests/straights_gui/resources")


class TimeLimit:
    """A plugin of pytest that runs no further test after a moment of the monotonic clock."""

    def __init__(self, end: float) -> None:
        self.is_over = False
        self._end = end

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        """Stop after this test once the time is over."""
        if time.monotonic() >= self._end:
            self.is_over = True
            item.session.shouldstop = "the time is over: make test runs the rest"


def tests_for(files: Iterable[str]) -> list[str]:
    """The tests that belong to files, each once; those of the architecture belong to all."""
    found: list[str] = []
    for file in map(PurePosixPath, files):
        top = file.parts[0]
        if file.match("*.test.mjs"):
            found.append(IN_NODE)
        elif top == "tests":
            found += [str(file)] if file.match("test_*.py") else []
        elif top in OTHER_FOLDERS:
            found.append(OTHER_FOLDERS[top])
        elif (ROOT / top / "__init__.py").exists():
            found += [*tests_of(str(file)), *OF_PACKAGES]
        elif len(file.parts) == 1:
            found.append(DOCUMENTS if file.suffix == ".md" else "tests/install")
    return [*dict.fromkeys(found), ALWAYS]


def run_tests(tests: Sequence[str], end: float) -> int:
    """Run tests until one fails or the time is over, which is no failure; returns the exit status."""
    limit = TimeLimit(end)
    status = pytest.main(["-q", "-x", *tests], plugins=[limit])
    return 0 if limit.is_over and status == pytest.ExitCode.INTERRUPTED else status


def main() -> int:
    """Check the style, then run the tests; the exit status of the first that fails."""
    end = time.monotonic() + SECONDS
    for command in STYLE:
        if status := subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode:
            return status
    return run_tests(tests_for(changed_files()), end)


if __name__ == "__main__":
    sys.exit(main())
