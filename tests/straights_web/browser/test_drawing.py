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


def test_the_focus_moves_on_before_its_card_goes(page: GamePage) -> None:
    """Browsers lay out at once what has changed where a focused element is removed."""
    card = page.start().usable[0]
    page.tab.run(
        """(card) => {
            window.wasThere = [];
            const hand = document.querySelector('[data-region="hand"]');
            const used = hand.querySelector(`[data-card="${card}"]`);
            used.focus();
            hand.addEventListener("focusin", () => window.wasThere.push(used.isConnected));
            used.click();
        }""",
        card,
    )
    page.until_used(card)

    assert [True] == page.tab.run("() => window.wasThere")


def test_the_last_card_of_a_round_is_painted_before_the_result(page: GamePage) -> None:
    """The result takes a while to lay out, and a tap is answered before that."""
    look = page.start(limit=1_000)
    page.tab.run("""() => {
        const cards = [...document.querySelectorAll('[data-seat] [data-field="cards"]')];
        const result = document.querySelector('[data-region="result"]');
        const frame = () => {
            window.sawEmptyTable ||= result.hidden && cards.every((each) => each.textContent === "0");
            requestAnimationFrame(frame);
        };
        frame();
    }""")
    # The page waits no longer than 100 ms for a frame, which a busy machine may take longer to draw.
    for _ in range(5):
        while look.state != "round-end":
            page.click(hand_card(look.usable[0]))
            look = page.until_used(look.usable[0])
        if page.tab.run("() => window.sawEmptyTable"):
            break
        page.click('[data-action="next-round"]')
        look = page.until("turn", "discard")

    assert page.tab.run("() => window.sawEmptyTable") is True
