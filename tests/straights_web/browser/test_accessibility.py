"""What axe-core finds on the table, in dialogs and panels, light and dark; and motion that is not wanted."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.support.web.browsers import Browser, Options
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import GamePage
from tests.support.web.page_checks import accessibility_faults
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
LOOKS = ("light", "dark", "paper")
ON_PAPER = "localStorage.setItem('straights.sheets', 'paper')"


@contextmanager
def page_in(look: str, browser: Chromium, origin: str) -> Iterator[GamePage]:
    with watched(browser, origin, Options(is_dark=look == "dark")) as visitor:
        page = visitor.open_page()
        if look == "paper":
            page.tab.prepare(ON_PAPER)
        yield page


@pytest.fixture(scope="module", params=LOOKS)
def table(
    request: pytest.FixtureRequest, chromium_browser: Chromium, page_server: PageServer
) -> Iterator[GamePage]:
    with page_in(request.param, chromium_browser, page_server.origin) as page:
        look = page.start()
        for _ in range(2):
            look = page.use(look.usable[0])
        yield page


NOT_NAMED = """() => [...document.querySelectorAll(".cost")]
    .map((each) => [each.querySelector(".cost-text").textContent, each.closest("button").ariaLabel])
    .filter(([mark, name]) => !(mark === "✓" ? /The best choice|as good/.test(name) : name.includes(mark)))"""
NAMED = """() => [...document.querySelectorAll(".hand button")]
    .filter((each) => /costs|best choice|as good/.test(each.ariaLabel)).length"""


def test_cards_with_the_marks_of_a_hint_are_named_by_them(table: GamePage) -> None:
    table.tab.press("h")
    table.until_shown(".cost")

    assert [] == table.tab.run(NOT_NAMED)
    assert () == accessibility_faults(table.tab)
    assert 0 != table.tab.run(NAMED)
    table.use(table.until("turn").usable[0])
    assert 0 == table.tab.run(NAMED)


def runs_animations(browser: Browser, origin: str, options: Options) -> bool:
    """Play a card at the usual speed, and tell whether anything of the page moved."""
    with watched(browser, origin, options) as visitor:
        page = visitor.open_page()
        page.tab.prepare("""
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...given) {
                window.moved.push(this.className);
                return animate.apply(this, given);
            };
            addEventListener("transitionrun", ({ propertyName }) => window.moved.push(propertyName));
        """)
        look = page.start(speed=1)
        page.use(look.usable[0])
        return bool(page.tab.run("() => window.moved.length > 0"))


def test_reduced_motion(browser: Browser, page_server: PageServer) -> None:
    """Where the system asks for less motion nothing moves; elsewhere it does."""
    assert runs_animations(browser, page_server.origin, Options())
    assert not runs_animations(browser, page_server.origin, Options(reduces_motion=True))
