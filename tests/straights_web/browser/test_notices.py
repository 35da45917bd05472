"""What is said over the table is said over dialogs, too, to everybody, and covers nothing to be read."""

import pytest

from tests.support.web.browsers import until_painted
from tests.support.web.game_page import GamePage

pytestmark = pytest.mark.web
COPY = "dialog[open] .sheet-buttons button:not(.main)"
COVERED = """(selector) => {
    const { left, right, top, bottom } = document.querySelector(".notice").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    }).map((each) => each.textContent);
}"""


def test_a_dialog_does_not_silence_what_is_said(page: GamePage) -> None:
    """While one is open, only what is in it is read aloud; what was said stays when it is closed."""
    page.start()
    page.choose("about")
    page.until_shown(COPY)
    page.click(COPY)
    page.until_shown("dialog[open] [role=status] .notice")
    page.click("dialog[open] header .icon-button")
    page.until_shown("body > [role=status] .notice")
    page.click(".notice .icon-button")

    assert 0 == page.tab.run("() => document.querySelectorAll('.notice').length")


def test_what_is_said_covers_no_row_of_a_result(page: GamePage) -> None:
    """Somebody is reading it for as long as the sentence stands there."""
    page.start()
    page.play_round()
    for size in ((1366, 768), (360, 640), (640, 360)):
        page.tab.resize(*size)
        page.choose("share")
        page.until_shown("body > [role=status] .notice")
        until_painted(page.tab)

        assert [] == page.tab.run(COVERED, ".result-row, .result-actions button, .toolbar button"), size


def test_a_new_player_is_offered_the_lesson(page: GamePage) -> None:
    """At the first visit, and not at the next one."""
    page.tab.go(f"{page.origin}/index.html?speed=0&lang=en")
    page.until("turn", "discard")
    page.until_shown(".notice")
    for size in ((1366, 768), (390, 844), (320, 568), (640, 480)):
        page.tab.resize(*size)
        until_painted(page.tab)
        assert [] == page.tab.run(COVERED, ".board > *, .hand .card, .message, .toolbar button"), size
    page.click(".notice .button", "Learn it in a minute")
    page.until_shown("[data-lesson]")
    page.tab.reload()
    page.until("turn", "discard")

    assert 0 == page.tab.run("() => document.querySelectorAll('.notice').length")
