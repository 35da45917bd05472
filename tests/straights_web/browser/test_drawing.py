"""A move changes what it concerns in the page, and nothing else."""

import pytest

from tests.support.web.game_page import GamePage, hand_card

pytestmark = pytest.mark.web

WATCH = """() => {
    window.moved = [];
    window.hiddenAgain = 0;
    const note = (region) => new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
            window.moved.push(...[...addedNodes].map(() => `${region} +`));
            window.moved.push(...[...removedNodes].map(() => `${region} -`));
        }
    });
    for (const region of ["hand", "toolbar"]) {
        note(region).observe(document.querySelector(`[data-region="${region}"]`), { childList: true });
    }
    new MutationObserver((changes) => { window.hiddenAgain += changes.length; }).observe(
        document.querySelector('[data-region="result"]'), { attributeFilter: ["hidden"] });
}"""


def test_a_played_card_leaves_and_the_others_stay(page: GamePage) -> None:
    """A card that is put into the page again is laid out and painted again, as is the button of the menu."""
    look = page.start()
    page.tab.run(WATCH)

    page.click(hand_card(look.usable[0]))
    page.until_used(look.usable[0])

    assert ["hand -"] == page.tab.run("() => window.moved")


def test_a_result_that_is_hidden_is_not_hidden_again(page: GamePage) -> None:
    """The style of the whole table depends on it."""
    look = page.start()
    page.tab.run(WATCH)

    page.click(hand_card(look.usable[0]))
    page.until_used(look.usable[0])

    assert 0 == page.tab.run("() => window.hiddenAgain")
