"""A finished game of a table: its replay by a link, and the review of every seat where the engine is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.running import ServerProcess, play_to_the_end, players
from tests.support.web.browsers import Browser, Options, waiting
from tests.support.web.page_server import PAGE
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
IS_REPLAYED = waiting("() => document.documentElement.hasAttribute('data-replay')")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path / "tables", "--page", str(PAGE))
    yield server
    assert (0, "") == server.end()


@pytest.fixture
def finished(server: ServerProcess) -> str:
    """The name of a table at which two people have finished a game."""
    people = players(server.url, 2, score_limit=0)
    play_to_the_end(people)
    return people[0].table


def test_everybody_may_review_every_seat(browser: Browser, server: ServerProcess, finished: str) -> None:
    """The page of the table leads to the page with the engine, which opens the game and its review."""
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
