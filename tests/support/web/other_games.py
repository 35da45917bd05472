"""Games that are not Straights, as people and programs play them in the page."""

from collections.abc import Callable

from tests.support.web.browsers import waiting
from tests.support.web.game_page import STOPS, GamePage, hand_card, texts

# How often the strip was drawn: its buttons rest after that for a moment.
COUNT_DRAWINGS = """() => {
    window.drawings = 0;
    const strip = document.querySelector(".strip");
    new MutationObserver(() => (window.drawings += 1)).observe(strip, { attributeFilter: ["data-settled"] });
}"""
DRAWINGS = "() => window.drawings"
IS_ASKED = waiting("""(before, states) => window.drawings > before
    && states.includes(document.documentElement.dataset.state)
    && document.querySelector(".strip").hasAttribute("data-settled")""")
MAY_PRESS = waiting("""(states) => states.includes(document.documentElement.dataset.state)
    && document.querySelector(".strip")?.hasAttribute("data-settled")""")
WAYS = """() => [...document.querySelectorAll(".strip > button:enabled")]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.way)"""
FIRST_USABLE = """() => document.querySelector(
    '[data-region="hand"] button[data-card]:not([aria-disabled="true"])')?.dataset.card ?? ''"""
HAS_RESULT = "() => document.querySelector('.result').checkVisibility()"
BET_ALL = "() => [...document.querySelectorAll('.strip-marks button')].at(-1).click()"
WAY_ON = '.strip [data-way="on"]'
WAY_OUT = '.strip [data-way="out"]'


def act(page: GamePage, do: Callable[[], None], *, until: tuple[str, ...] = STOPS) -> str:
    """Do something, wait until the player is asked again, and return the state then."""
    before = page.tab.run(DRAWINGS)
    do()
    page.tab.run(IS_ASKED, before, until)
    return page.look().state


def step_by_clicks(page: GamePage) -> None:
    """Touch a card or a button: bet all, call, exchange one card, play, pass, go on."""
    ways, card = texts(page.tab.run(WAYS)), str(page.tab.run(FIRST_USABLE))
    if page.tab.run(HAS_RESULT):
        page.click('[data-action="next-round"]')
    elif "amount" in ways:
        page.tab.run(BET_ALL)
        page.click('.strip [data-way="amount"]')
    elif "on" in ways:
        page.click(WAY_ON)
    else:
        page.click(hand_card(card))
        if "out" in ways:
            page.click(WAY_ON)
