"""The address and the attributes by which other programs drive the page: fixed, see docs/web.md."""

import pytest

from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, Setup
from tests.support.web.browsers import waiting
from tests.support.web.cpython_game import CPythonGame
from tests.support.web.game_page import GamePage, hand_card, texts

pytestmark = pytest.mark.web
PLAYERS = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))


NOTE_MOTION = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moved.push(this.className);
        return animate.apply(this, given);
    };
"""
NOTE_SAID = """() => {
    window.said = [];
    const listen = (region) => new MutationObserver(() => window.said.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    document.querySelectorAll("[aria-live]").forEach(listen);
}"""
HAND = """() => [...document.querySelectorAll('[data-region="hand"] [data-card]')].map((card) =>
    `${card.tagName} ${card.getAttribute("aria-label") ?? card.textContent}`)"""
SAYS_MORE = waiting("(text) => document.querySelector('[data-region=\"message\"]').textContent !== text")


def test_the_address_starts_its_game_at_once(page: GamePage) -> None:
    """Seed and seats of the address, without a question; hand, usable cards and scores are readable.

    Each card is a button with a name of its own, as a screen reader says it.
    """
    look = page.start(seed=44)
    game = CPythonGame.of(Setup.of(44, PLAYERS))
    buttons = {name for name in texts(page.tab.run(HAND)) if name.startswith("BUTTON ")}

    assert ("turn", game.hand, game.usable) == (look.state, set(look.hand), set(look.usable))
    assert ("0", "0", "0", "0") == look.scores
    assert "polite" == page.tab.run("""() => document.querySelector('[data-region="message"]').ariaLive""")
    assert len(look.hand) == len(buttons - {"BUTTON "})


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
