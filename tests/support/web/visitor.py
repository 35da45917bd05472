"""Somebody with a browser who visits the page, in one tab or in several."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.web.browsers import Browser, Options, Profile
from tests.support.web.game_page import GamePage

# Firefox says so of attempts to connect that a busy machine answers too late, or that a page leaves. The
# page tries again; whether it is connected, its tests see.
_GIVEN_UP = ("establish a connection to the server at ws:", "was interrupted while the page was loading")

_NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"


class Visitor:
    def __init__(self, profile: Profile, origin: str, *, has_service_worker: bool = True) -> None:
        self._profile = profile
        self._has_service_worker = has_service_worker
        self.origin = origin
        self.pages: list[GamePage] = []
        self._expected = list(_GIVEN_UP)

    def open_page(self) -> GamePage:
        tab = self._profile.open_tab(self.origin)
        if not self._has_service_worker:
            tab.prepare(_NO_SERVICE_WORKER)
        self.pages.append(GamePage(tab, self.origin))
        return self.pages[-1]

    def expect(self, part: str) -> None:
        """Allow problems whose text contains the part: a test causes them."""
        self._expected.append(part)

    def problems(self) -> list[str]:
        """List all that no page may do: see `Problems`; and cookies."""
        found = [problem for page in self.pages for problem in page.tab.problems.found]
        cookies = [f"cookie {name}" for name in self._profile.cookies()]
        return [*(each for each in found if not any(part in each for part in self._expected)), *cookies]

    def close(self) -> None:
        self._profile.close()


@contextmanager
def watched(
    browser: Browser, origin: str, options: Options = Options(), *, has_service_worker: bool = False
) -> Iterator[Visitor]:
    """Visit the page; at the end it may have done nothing that no page may do.

    A service worker stores the whole page for each new profile, which takes as long as the engine's start:
    only tests that concern it have one.
    """
    visitor = Visitor(browser.new_profile(options), origin, has_service_worker=has_service_worker)
    try:
        yield visitor
        found = visitor.problems()
        assert [] == found, found
    finally:
        visitor.close()
