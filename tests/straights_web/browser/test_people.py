"""Several people at one screen or at the table of a link, and players who look back: the game goes on."""

import pytest

from tests.support.web.browsers import waiting
from tests.support.web.game_page import OPPONENTS, GamePage

pytestmark = pytest.mark.web

ADDRESS = "/index.html?seed=44&speed=0&lang=en&seats="
SHOW_HAND = '[data-action="show-hand"]'
YES = "dialog[open] footer button:last-child"
SLIDER = 'input[type="range"]'
PLAY_ON = ".replay-on"


def test_one_of_two_people_leaves_and_comes_back(page: GamePage) -> None:
    """The other one plays on; then both are asked again."""
    page.tab.go(page.origin + ADDRESS + "human,human,first-legal,first-legal")
    page.until_shown(SHOW_HAND)
    page.click(SHOW_HAND)
    page.until("turn", "discard")
    page.choose("rage-quit")
    page.click(YES)
    page.until_shown(SHOW_HAND)
    page.click(SHOW_HAND)
    page.until("turn", "discard")

    page.choose("take-seat")

    page.until("turn", "discard")
    page.choose("rage-quit")
    page.until_shown(YES)


def test_a_game_is_played_on_from_a_replay(page: GamePage) -> None:
    page.tab.go(page.origin + ADDRESS.replace("seed=44&", "") + OPPONENTS)
    cards = page.until("turn", "discard").hand
    for _ in range(2):
        look = page.look()
        page.use(look.usable[0])
    page.choose("replay")
    page.tab.run(waiting("(selector) => document.activeElement?.matches(selector)"), SLIDER)
    page.tab.press("Home")
    page.tab.run(waiting("(selector) => document.querySelector(selector).value === '0'"), SLIDER)

    page.click(PLAY_ON)
    page.until_shown("dialog[open] footer")
    page.click("dialog[open] footer button:first-child")
    page.tab.run(waiting("() => document.querySelector('dialog[open]') === null"))
    assert page.tab.run("(selector) => document.querySelector(selector).checkVisibility()", SLIDER)
    page.click(PLAY_ON)
    page.until_shown(YES)
    page.click(YES)
    page.tab.run(waiting("(selector) => document.querySelector(selector) === null"), SLIDER)
    look = page.until("turn", "discard")

    assert set(look.hand) <= set(cards)
    assert len(look.hand) >= len(cards) - 1
    page.use(look.usable[0])
    page.until_shown(".notice")
    assert "saved" in page.text(".notice")


SHEET = '[data-sheet="others"]'
ENTER = """(text) => { document.querySelector('[data-field="table-link"]').value = text; }"""
HAS_LEFT = waiting("(part) => location.href.includes(part)")


def opened(page: GamePage) -> None:
    page.tab.press("Alt+J")
    page.until_shown(SHEET)


def test_a_link_leads_to_its_table_and_anything_else_is_told(page: GamePage) -> None:
    page.start()
    opened(page)
    told = []
    for text in ("", "hello", "javascript:alert(1)", "mailto:a@b.org"):
        page.tab.run(ENTER, text)
        page.tab.press("Enter")
        told.append(page.text(f"{SHEET} .problem"))
    page.tab.run(ENTER, f"{page.origin.removeprefix('http://')}/?table=abc")
    page.reloaded_by(lambda: page.tab.press("Enter"))
    page.tab.run(HAS_LEFT, "?table=abc")

    assert ["This isn’t a link. Paste the one that the host has sent you."] * 4 == told
