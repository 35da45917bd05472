"""What tests of the page share: a browser for pictures, and a second run where a browser answers nothing."""

from collections.abc import Iterator

import pytest

from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium, ChromiumTab
from tests.support.web.hung_browsers import run_once_more, tests_with_hung_browsers


@pytest.fixture(scope="module")
def tab() -> Iterator[ChromiumTab]:
    """Open one tab for a module; for longer, Playwright's loop would be in the way of other tests."""
    browser = Chromium()
    yield browser.new_profile(Options()).open_tab("file:")
    browser.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test once more, with new browsers, where one answered nothing."""
    return run_once_more(item, nextitem)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests Node ran, and which ran twice: one that is often among them shows a fault."""
    for report in terminalreporter.stats.get("passed", ()):
        for name, count in report.user_properties:
            if name == "tests in Node":
                terminalreporter.write_line(f"{count} tests of the page passed in Node")
    for name in tests_with_hung_browsers(terminalreporter.stats):
        terminalreporter.write_line(f"a browser answered nothing: {name} ran twice", yellow=True)
