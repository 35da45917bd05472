"""What tests of the page's pictures share: a browser."""

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
