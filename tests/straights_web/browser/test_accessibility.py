"""Names of cards with the marks of a hint, and motion that is not wanted."""

import pytest

from tests.support.web.browsers import Browser, Options
from tests.support.web.game_page import NOTE_MOTION, GamePage
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
NOT_NAMED = """() => [...document.querySelectorAll(".cost")]
    .map((each) => [each.querySelector(".cost-text").textContent, each.closest("button").ariaLabel])
    .filter(([mark, name]) => !(mark === "✓" ? /The best choice|as good/.test(name) : name.includes(mark)))"""
NAMED = """() => [...document.querySelectorAll(".hand button")]
    .filter((each) => /costs|best choice|as good/.test(each.ariaLabel)).length"""


def test_cards_with_the_marks_of_a_hint_are_named_by_them(page: GamePage) -> None:
    look = page.start()
    for _ in range(2):  # at first, the seven of spades is the only card
        look = page.use(look.usable[0])
    page.tab.press("h")
    page.until_shown(".cost")

    assert [] == page.tab.run(NOT_NAMED)
    assert 0 != page.tab.run(NAMED)
    page.use(page.until("turn").usable[0])
    assert 0 == page.tab.run(NAMED)


def runs_animations(browser: Browser, origin: str, options: Options) -> bool:
    """Play a card at the usual speed, and tell whether anything of the page moved."""
    with watched(browser, origin, options) as visitor:
        page = visitor.open_page()
        transitions = 'addEventListener("transitionrun", (event) => window.moved.push(event.propertyName))'
        page.tab.prepare(NOTE_MOTION + transitions)
        look = page.start(speed=1)
        page.use(look.usable[0])
        return bool(page.tab.run("() => window.moved.length > 0"))


def test_reduced_motion(browser: Browser, page_server: PageServer) -> None:
    """Where the system asks for less motion nothing moves; elsewhere it does."""
    assert runs_animations(browser, page_server.origin, Options())
    assert not runs_animations(browser, page_server.origin, Options(reduces_motion=True))
