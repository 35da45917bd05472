"""The address and the attributes by which other programs drive the page: fixed, see docs/web.md."""

import pytest

from tests.support.web.browsers import waiting
from tests.support.web.game_page import NOTE_MOTION, GamePage, hand_card, texts

pytestmark = pytest.mark.web
NOTE_SAID = """() => {
    window.said = [];
    const listen = (region) => new MutationObserver(() => window.said.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    document.querySelectorAll("[aria-live]").forEach(listen);
}"""
SAYS_MORE = waiting("(text) => document.querySelector('[data-region=\"message\"]').textContent !== text")


def test_a_turn_is_played_by_clicks_and_told_in_live_regions(page: GamePage) -> None:
    """A card that may not be used says why; what each of the four did is announced by name.

    At speed 0 neither the deal nor a move runs an animation or a transition that takes time.
    """
    page.tab.prepare(NOTE_MOTION)
    look = page.start()
    page.click(hand_card(next(card for card in look.hand if card not in look.usable)))
    page.tab.run(SAYS_MORE, look.message)
    after = page.look()
    page.tab.run(NOTE_SAID)
    page.use(look.usable[0])
    said = " ".join(texts(page.tab.run("() => window.said")))

    assert (look.hand, look.table, "turn") == (after.hand, after.table, after.state)
    assert "" != after.message
    assert [] == [name for name in ("Clara", "Diego", "Hugo") if name not in said]
    assert [] == page.tab.run("() => window.moved")
