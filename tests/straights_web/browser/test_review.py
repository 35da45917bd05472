"""The review of a round, also of a game at a table: prices, a moment to try again, and what follows."""

import re
from pathlib import Path

import pytest

from tests.support.server.running import ServerProcess, play_to_the_end, players
from tests.support.web.browsers import Browser, Options, waiting
from tests.support.web.game_page import GamePage, hand_card, texts
from tests.support.web.page_server import PAGE
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
OFFER = '[data-action="review-round"]'
MARKS = "() => [...document.querySelectorAll('.review-mark')].map((mark) => mark.ariaLabel)"
LISTED = """() =>
    [...document.querySelectorAll(".review-moment b, .review-others")].map((each) => each.textContent)"""
READ_ALL_ROUNDS = """() => {
    const rounds = document.querySelector(".review-choices select");
    rounds.value = "0";
    rounds.dispatchEvent(new Event("change"));
}"""
READING = "() => document.activeElement.ariaLabel"


@pytest.mark.both_browsers
def test_a_round_is_reviewed_and_a_moment_tried_again(page: GamePage) -> None:
    page.start()
    choices = page.play_round(-1)
    page.click(OFFER)
    page.until_shown(".review-mark")
    marks = texts(page.tab.run(MARKS))
    assert choices == len(marks)
    listed = " ".join(texts(page.tab.run(LISTED)))
    cost = sum(int(each) for each in re.findall(r"about (\d+)", listed))
    assert f"Your choices{cost} point{'s' * (cost != 1)} worse" in page.text(".decided-by")

    page.click(".review-mark")
    page.until_shown(".moment")
    asked = page.look()
    assert marks[0].startswith(page.text(".moment h2"))
    assert len(asked.usable) > 1
    page.click(hand_card(asked.usable[0]))
    page.until_shown(".moment .button.main")
    assert page.text(".moment-text p") != "Which card would you play? Choose it."
    page.tab.press("Escape")
    page.until_shown(".review-mark")
    page.tab.run(READ_ALL_ROUNDS)
    page.click('[data-action="next-round"]')
    page.until("turn", "discard")
    assert "Round 2" in page.text(".toolbar-status")
    page.play_round(-1)
    page.tab.run("() => document.querySelector('.review-mark:last-child').focus()")
    before = page.tab.run(READING)
    page.until_shown(".review-round + .review-round")

    assert before == page.tab.run(READING)
    assert str(before).startswith("Round 1")


IS_REPLAYED = waiting("() => document.documentElement.hasAttribute('data-replay')")


def test_everybody_may_review_every_seat(browser: Browser, tmp_path: Path) -> None:
    """The page of the table leads to the page with the engine, which opens the game and its review."""
    server = ServerProcess(tmp_path / "tables", "--page", str(PAGE))
    people = players(server.url, 2, score_limit=0)
    play_to_the_end(people)
    finished = people[0].table
    with watched(browser, server.url, Options(1366, 768)) as visitor:
        page = visitor.open_page()
        page.tab.go(f"{server.url}/?table={finished}&replay&lang=en&speed=0")
        page.tab.run(IS_REPLAYED)
        link = page.tab.run("() => document.querySelector('meta[name=review]').content")
        page.tab.go(f"{server.url}/{link}?table={finished}&lang=en&speed=0")
        page.until_shown(".review-panel select")
        names = page.tab.run(
            """() => [...document.querySelectorAll(".review-panel select")].at(-1).textContent"""
        )

        assert "NorthEastDiegoHugo" == names
    assert (0, "") == server.end()
