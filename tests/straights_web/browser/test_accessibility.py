"""Names of cards with the marks of a hint, and motion that is not wanted."""

from collections.abc import Callable

import pytest

from tests.support.web.browsers import Options
from tests.support.web.game_page import NOTE_MOTION, GamePage
from tests.support.web.visitor import Visitor

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


@pytest.mark.parametrize("options", [Options(), Options(reduces_motion=True)])
def test_reduced_motion(visit: Callable[[Options], Visitor], options: Options) -> None:
    """Where the system asks for less motion nothing moves; elsewhere it does, at the usual speed."""
    page = visit(options).open_page()
    transitions = 'addEventListener("transitionrun", (event) => window.moved.push(event.propertyName))'
    page.tab.prepare(NOTE_MOTION + transitions)
    page.use(page.start(speed=1).usable[0])

    assert options.reduces_motion is page.tab.run("() => window.moved.length === 0")
