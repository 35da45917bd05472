"""Every screen from a small phone to a large monitor, upright and across: nothing is cut off or covered."""

from collections.abc import Callable, Iterator

import pytest

from tests.support.web.browsers import Browser, Options
from tests.support.web.game_page import GamePage, hand_card
from tests.support.web.page_checks import layout_faults
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
SIZES = [(360, 640), (640, 360), (390, 844), (820, 1180), (1366, 768), (2560, 1440), (3840, 2160)]
# A window of 1366 x 768 at 200 % has half as many pixels of the page's own.
SIZES_AT_200_PERCENT = [(683, 384)]


@pytest.fixture(scope="module", params=["dealt", "played"])
def page_at_play(
    request: pytest.FixtureRequest, browser: Browser, page_server: PageServer
) -> Iterator[GamePage]:
    """Show a whole hand and an empty table; or a table with many cards, late in a round."""
    with watched(browser, page_server.origin) as visitor:
        page = visitor.open_page()
        look = page.start()
        for _ in range(9 if request.param == "played" else 0):
            page.click(hand_card(look.usable[0]))
            look = page.until_used(look.usable[0])
        yield page


@pytest.mark.parametrize("size", SIZES + SIZES_AT_200_PERCENT, ids="{0[0]}x{0[1]}".format)
def test_nothing_is_cut_off(page_at_play: GamePage, size: tuple[int, int]) -> None:
    """Hand, table, seats, message and toolbar are whole, apart, and large enough to touch."""
    tab = page_at_play.tab
    tab.resize(*size)
    tab.run("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")

    assert () == layout_faults(tab)


@pytest.mark.parametrize("size", SIZES[:5], ids="{0[0]}x{0[1]}".format)
def test_the_result_of_a_round_goes_on_by_a_button_in_sight(
    visit: Callable[[Options], Visitor], size: tuple[int, int]
) -> None:
    """The button can be touched without scrolling the page sideways."""
    page = visit(Options(width=size[0], height=size[1], touch=True)).open_page()
    look = page.start()
    while look.state != "round-end":
        page.click(hand_card(look.usable[0]))
        look = page.until_used(look.usable[0])
    page.tap('[data-action="next-round"]')

    assert "round-end" != page.until("turn", "discard").state
    assert page.tab.run("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_round_and_the_deal_are_not_cut_off(visitor: Visitor) -> None:
    """German has long words for the buttons beside them."""
    page = visitor.open_page()
    page.start(lang="de")

    for width in (700, 1024, 1100, 1280, 1366):
        page.tab.resize(width, 700)

        assert 0 == page.tab.run("""() => {
            const { scrollWidth, clientWidth } = document.querySelector(".toolbar-status");
            return scrollWidth - clientWidth;
        }"""), width
