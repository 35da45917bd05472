"""The designs of cards and table, loaded when they are chosen; a player has the same marks at every seat."""

from collections.abc import Callable
from datetime import date

import pytest

from engine.straights.duplicate.duplicate_deal import deal_of
from tests.support.web.browsers import Json, Options, waiting
from tests.support.web.game_page import STOPS, YOUR_MOVE, GamePage, texts
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web

LOOK = """() => {
    const style = getComputedStyle(document.documentElement);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1));
    return {
        paper: style.getPropertyValue("--paper"),
        felt: style.getPropertyValue("--felt-light"),
        back: style.getPropertyValue("--back").split("/").at(-1).replace('")', ""),
        drawings: document.querySelectorAll("body > svg.sprite").length,
        loaded,
    };
}"""
CHOSEN = {"faces": "engraved", "table": "wood", "back": "waves"}
HAS_PAPER = "(paper) => getComputedStyle(document.documentElement).getPropertyValue('--paper') === paper"
SEPIA, WOOD = "#f4ead3", "#7b4a2b"
SHOWS = """(paper, felt) => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue("--paper") === paper && style.getPropertyValue("--felt-light") === felt;
}"""


def look(page: GamePage) -> dict[str, Json]:
    found = page.tab.run(LOOK)
    assert isinstance(found, dict)
    return found


def choose_designs(page: GamePage) -> None:
    page.choose("settings")
    page.until_shown('[data-sheet="settings"]')
    page.click(".tabs .segment", "Look")
    page.until_shown(".pictures-faces")
    for kind, name in CHOSEN.items():
        page.click(f'.pictures-{kind} label:has(input[value="{name}"])')
    page.tab.run(waiting(SHOWS), SEPIA, WOOD)


def test_a_design_is_loaded_when_it_is_chosen_and_there_at_the_next_visit(page: GamePage) -> None:
    """Not before; it takes the place of the one before, and the usual ones are not loaded besides then."""
    page.start()
    before = look(page)["loaded"]
    choose_designs(page)
    after = look(page)
    page.start()
    page.tab.run(waiting(SHOWS), SEPIA, WOOD)
    again = look(page)

    assert isinstance(before, list)
    assert not {"cards-engraved.svg", "wood.css", "waves.svg"} & set(before)
    assert ("waves.svg", 1) == (after["back"], after["drawings"])
    assert isinstance(again["loaded"], list)
    assert not {"cards-classic.svg", "felt.css", "lattice.svg"} & set(again["loaded"])
    assert 1 == again["drawings"]


def test_more_contrast_has_faces_of_its_own(page: GamePage) -> None:
    """As in the window, whatever faces are chosen: these are there again without it."""
    page.start()
    usual = look(page)["paper"]
    page.choose("settings")
    page.until_shown('[data-sheet="settings"]')
    page.click(".tabs .segment", "Look")
    page.click(".toggle", "More contrast")
    page.tab.run(waiting(HAS_PAPER), "#ffffff")
    page.click(".toggle", "More contrast")
    page.tab.run(waiting(HAS_PAPER), usual)


DAY = date(2026, 11, 25)
LOOKS = """() => {
    const look = (each) => {
        const shape = getComputedStyle(each, "::after").clipPath;
        return `${getComputedStyle(each).borderTopColor} ${shape}`;
    };
    return ["bottom", "left", "top", "right"].map((position) =>
        look(document.querySelector(`.seat[data-position="${position}"] .seat-face`)));
}"""
RESULT = """() => {
    const row = document.querySelector(".result-row[data-own]");
    return [getComputedStyle(row).borderTopColor,
        getComputedStyle(row.querySelector(".seat-face"), "::after").clipPath];
}"""
ROW = ".result-row[data-own]"
DEAL = '[data-sheet="today"] [data-action="deal-of-the-day"]'


def seen(page: GamePage) -> tuple[tuple[str, ...], ...]:
    """Of the seats around the table, of and the player's row in a result."""
    page.until(*YOUR_MOVE)
    looks = texts(page.tab.run(LOOKS))
    page.play_round()
    page.until_shown(ROW)
    return looks, texts(page.tab.run(RESULT))


def test_the_deal_of_the_day_has_the_marks_of_an_ordinary_game(visit: Callable[[Options], Visitor]) -> None:
    page = visit(Options()).open_page()
    page.start()
    expected = seen(page)
    page = visit(Options()).open_page()
    page.tab.go(f"{page.origin}/index.html?today={DAY}&speed=0&lang=en")
    page.until(*STOPS)
    page.tab.press("F2")
    page.until_shown(DEAL)
    page.click(DEAL)
    page.until_shown('[data-seat="3"][data-position="bottom"] .seat-panel')

    assert 3 == deal_of(DAY).chair
    assert 4 == len(set(expected[0]))
    assert expected == seen(page)
