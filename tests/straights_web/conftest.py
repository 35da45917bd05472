"""What tests of the page share: a browser for pictures."""

from collections.abc import Iterator

import pytest

from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium, ChromiumTab


@pytest.fixture(scope="module")
def tab() -> Iterator[ChromiumTab]:
    """Open one tab for a module; for longer, Playwright's loop would be in the way of other tests."""
    browser = Chromium()
    yield browser.new_profile(Options()).open_tab("file:")
    browser.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests Node ran."""
    for report in terminalreporter.stats.get("passed", ()):
        for name, count in report.user_properties:
            if name == "tests in Node":
                terminalreporter.write_line(f"{count} tests of the page passed in Node")
