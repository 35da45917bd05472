"""A move changes what it concerns in the page, and nothing else."""

import pytest

from tests.support.web.game_page import GamePage

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


WATCH_FOCUS = """(card) => {
    window.wasThere = [];
    const hand = document.querySelector('[data-region="hand"]');
    const used = hand.querySelector(`[data-card="${card}"]`);
    used.focus();
    hand.addEventListener("focusin", () => window.wasThere.push(used.isConnected));
}"""


def test_a_played_card_leaves_and_nothing_else_changes(page: GamePage) -> None:
    """A card or button that is put into the page again is laid out and painted again.

    A result that is hidden is not hidden again: the style of the whole table depends on it. The focus moves
    on before its card goes: browsers lay out at once what has changed where a focused element is removed.
    """
    card = page.start().usable[0]
    page.tab.run(WATCH)
    page.tab.run(WATCH_FOCUS, card)

    page.use(card)

    assert ["hand -"] == page.tab.run("() => window.moved")
    assert 0 == page.tab.run("() => window.hiddenAgain")
    assert [True] == page.tab.run("() => window.wasThere")
