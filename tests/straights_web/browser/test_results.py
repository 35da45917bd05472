"""The result of a round or a game as a sheet: what decided it, the dearest move again, and what closes it."""

from collections.abc import Callable

import pytest

from tests.support.web.browsers import Options, waiting
from tests.support.web.game_page import WAYS_TO_CLOSE, GamePage, close_sheet, hand_card, texts
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
SHEET = '[data-sheet="result"]'
TRY_AGAIN = f'{SHEET} [data-action="try-again"]'
TOTALS = """() => [...document.querySelectorAll(".result-scores tfoot td")].map((each) => each.textContent)"""
ROWS = """() => [...document.querySelectorAll('[data-sheet="result"] [data-result]')].map((row) =>
    [".result-place", ".result-score b"].map((what) => row.querySelector(what).textContent).join(": "))"""
DECIDED = """() => [...document.querySelectorAll(".decided-by dt")].map((each) => each.textContent)"""
PARTS = ("The cards you were dealt", "Your choices", "The others, and luck", "Against the others’ average")
IS_CLOSED = waiting(
    """() => document.querySelector('[data-sheet="result"]') === null && history.state === null"""
)


def finished(page: GamePage, **fields: int | str) -> None:
    page.start("human,expert,blocker,highest", **fields)
    page.play_round(-1)
    page.until_shown(SHEET)


@pytest.mark.parametrize("size", [Options(), Options(390, 844, touch=True)], ids=["desktop", "phone"])
def test_a_result_says_what_decided_the_round(visit: Callable[[Options], Visitor], size: Options) -> None:
    page = visit(size).open_page()
    finished(page)
    page.until_shown(TRY_AGAIN)
    rows, decided = texts(page.tab.run(ROWS)), texts(page.tab.run(DECIDED))
    own, totals = page.text(f"{SHEET} [data-own] .result-name"), list(texts(page.tab.run(TOTALS)))
    said = page.text(f"{SHEET} h2")
    page.click(TRY_AGAIN)
    page.until_shown(".moment")
    page.click(hand_card(page.look().usable[0]))
    page.until_shown(".moment .button.main")
    page.click(".hand [data-best]")
    page.tab.press("Escape")
    page.until_shown(f"{SHEET} .result-boxes .note")

    places, scores = zip(*(row.split(": ") for row in rows), strict=True)
    assert "1" == places[0]
    assert sorted(scores, key=int) == list(scores)
    assert ("Player", list(scores)) == (own, totals)
    assert PARTS == decided
    assert said.startswith("You")
    assert said == page.text(f"{SHEET} h2")
    assert page.text(f"{SHEET} .result-boxes .note").startswith("1 of ")


def test_the_next_round_begins_when_a_result_is_closed(page: GamePage) -> None:
    page.start("human,expert,blocker,highest", limit=1_000)
    rounds = []
    for way in WAYS_TO_CLOSE:
        page.play_round(-1)
        page.until_shown(SHEET)
        close_sheet(page, way, (5.0, 400.0))
        page.tab.run(IS_CLOSED)
        page.until("turn", "discard")
        rounds.append(page.text(".toolbar-long"))

    assert [f"Round {number} · game to 1,000" for number in range(2, 6)] == rounds


def test_the_table_of_a_finished_game_is_seen_when_its_result_is_closed(page: GamePage) -> None:
    """Its cards lie there, the sentence stays, and Today shows the result again."""
    finished(page, limit=0)
    said = page.text(f"{SHEET} h2")
    for way in WAYS_TO_CLOSE:
        close_sheet(page, way, (5.0, 400.0))
        page.tab.run(IS_CLOSED)
        look = page.look()
        assert ("game-end", said) == (look.state, look.message), way
        assert len(look.table) > 30
        page.tab.press("F2")
        page.until_shown('[data-sheet="today"] [data-action="continue"]')
        page.click('[data-sheet="today"] [data-action="continue"]')
        page.until_shown(SHEET)
