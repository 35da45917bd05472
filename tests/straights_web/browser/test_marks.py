"""A player against computers has the same colour and shape at every seat."""

from collections.abc import Callable
from datetime import date

import pytest

from engine.straights.duplicate.duplicate_deal import deal_of
from tests.support.web.browsers import Options
from tests.support.web.game_page import STOPS, YOUR_MOVE, GamePage, texts
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
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
RACE = """() => [document.querySelector(".race-table .is-viewer .race-line").getAttribute("class")]"""
ROW = ".result-row[data-own]"
DEAL = '[data-sheet="today"] [data-action="deal-of-the-day"]'


def seen(page: GamePage) -> tuple[tuple[str, ...], ...]:
    """Of the seats around the table, of the player's row in a result and line in the score race."""
    page.until(*YOUR_MOVE)
    looks = texts(page.tab.run(LOOKS))
    page.play_round()
    page.until_shown(ROW)
    result = texts(page.tab.run(RESULT))
    page.choose("race")
    page.until_shown(".race-table .is-viewer")
    return looks, result, texts(page.tab.run(RACE))


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
