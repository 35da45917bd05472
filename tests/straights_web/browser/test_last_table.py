"""A table is there before the engine: that of the last visit, or of a first game. A move is seen at once."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.support.web.browsers import Tab, waiting
from tests.support.web.game_page import STOPS, GamePage, hand_card
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web

# The table's messages wait until `window.wake()` is called.
SLEEPING = """
    const [Real, held] = [Worker, []];
    let take = null;
    let isAwake = false;
    window.held = held;
    window.wake = () => {
        isAwake = true;
        held.splice(0).forEach((event) => take(event));
    };
    window.Worker = class extends Real {
        set onmessage(listener) {
            take = listener;
            super.onmessage = (event) => (isAwake ? take(event) : held.push(event));
        }
    };
"""
KEY = "straights.last-table"
IS_KEPT = f"""(count) => {{
    const {{ viewer, table }} = JSON.parse(localStorage.getItem('{KEY}')).state;
    const hand = table.piles.find(({{ seat, form }}) => seat === viewer && form === 'fan');
    return table.turn === viewer && hand.cards.length === count;
}}"""
HAS_CARDS = "() => document.querySelectorAll('[data-region=\"hand\"] button[data-card]').length > 0"
SPOKEN = """() => {
    window.spoken = [];
    for (const region of document.querySelectorAll("[aria-live]")) {
        const note = () => region.textContent && window.spoken.push(region.textContent);
        new MutationObserver(note).observe(region, { characterData: true, childList: true, subtree: true });
    }
}"""


def sleeping(visitor: Visitor) -> GamePage:
    """A visit whose engine does not wake up until `wake`."""
    page = visitor.open_page()
    page.tab.prepare(SLEEPING)
    page.tab.go(f"{page.origin}/index.html?speed=0&lang=en")
    return page


def reopened(visitor: Visitor, before: GamePage) -> GamePage:
    """The table of a visit before, in one whose engine does not wake up."""
    before.tab.close()
    page = sleeping(visitor)
    page.tab.run(waiting(HAS_CARDS))
    return page


def wake(tab: Tab) -> None:
    tab.run("() => window.wake()")


def spoken(tab: Tab) -> list[str]:
    """What a screen reader could say since `SPOKEN`."""
    found = tab.run("() => window.spoken")
    assert isinstance(found, Sequence)
    return [str(text) for text in found]


def played(visitor: Visitor) -> GamePage:
    """Use three cards, and wait until the table of each turn is kept: that is stored after it is shown."""
    page = visitor.open_page()
    page.start()
    for _ in range(3):
        page.use(page.look().usable[0])
        page.tab.run(waiting(IS_KEPT), len(page.look().hand))
    return page


@pytest.mark.both_browsers
def test_a_card_is_played_before_the_engine_is_awake(visitor: Visitor) -> None:
    """The whole table is there; the card leaves the hand, is played once, and nothing is said twice."""
    before = played(visitor)
    seen = before.look()
    page = reopened(visitor, before)
    shown = page.look()
    assert replace(seen, state=shown.state) == shown
    page.tab.run(SPOKEN)
    card = seen.usable[0]
    page.click(hand_card(card))
    early = page.look()
    assert (set(seen.hand) - {card}, seen.table | {card}) == (set(early.hand), early.table)
    wake(page.tab)
    after = page.until_used(card)

    assert set(early.hand) == set(after.hand)
    texts = spoken(page.tab)
    assert ["Clara’s turn.", "Diego’s turn.", "Hugo’s turn.", after.message] == texts[:-1]
    assert [1, 1] == [texts[-1].count(f"{name} plays") for name in ("Player", "Clara")]


@pytest.mark.both_browsers
def test_the_game_that_a_first_visit_shows_is_played(visitor: Visitor) -> None:
    """The player has the first move, which is done when the engine is awake; nothing is said twice."""
    page = sleeping(visitor)
    page.tab.run(waiting(HAS_CARDS))
    seen = page.look()
    assert ("7S",) == seen.usable
    page.tab.run(SPOKEN)
    page.click(hand_card("7S"))
    assert {"7S"} == page.look().table
    wake(page.tab)
    after = page.until_used("7S")

    assert set(seen.hand) - {"7S"} == set(after.hand)
    assert after.table >= {"7S"}
    assert seen.message not in spoken(page.tab)
    page.tab.close()
    again = visitor.open_page()
    again.tab.go(f"{page.origin}/index.html?speed=0&lang=en")
    assert after == again.until(*STOPS)
