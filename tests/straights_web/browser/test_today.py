"""A day in the page on a phone: the deal of the day and its line, puzzles, no network, the next day."""

import re
from collections.abc import Callable
from datetime import date
from functools import cache

import pytest

from engine.cards.card import CARDS
from engine.straights.duplicate.challenge import challenge
from engine.straights.duplicate.deal_result import Played
from engine.straights.duplicate.duplicate_deal import deal_of
from engine.straights.puzzles.daily import puzzles_of
from engine.straights.session import Session
from tests.support.paths import ROOT
from tests.support.web.browsers import Browser, Options, waiting
from tests.support.web.game_page import STOPS, YOUR_MOVE, GamePage, hand_card, texts
from tests.support.web.page_checks import cut_texts
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
PHONE, SMALL_PHONE = Options(390, 844, touch=True), Options(360, 640, touch=True)
DAY = date(2026, 11, 25)
NEXT_DAY = date(2026, 11, 26)
SHEET = '[data-sheet="today"]'
LINE = '.deal-result [data-action="share"]'
SHARING = """
    window.shared = [];
    navigator.canShare = () => true;
    navigator.share = async ({ text, files: [picture] }) => {
        const { width, height } = await createImageBitmap(picture);
        window.shared.push(text, `${picture.type} ${width} ${height}`);
    };
"""
HAS_HAND = waiting("""(cards, isOther = false) => {
    const held = [...document.querySelectorAll('[data-region="hand"] button[data-card]')];
    return held.length > 0 && held.every(({ dataset }) => cards.includes(dataset.card)) !== isOther;
}""")
HELPED_DEALS = """() => new Promise((done) => {  // waits until what was to be written before is written
    indexedDB.open("straights").onsuccess = ({ target: { result } }) => {
        const read = result.transaction("helped").objectStore("helped").count();
        read.onsuccess = () => done(read.result);
    };
})"""
ANSWERED = '.moment[data-puzzle] [data-action="next-puzzle"].main'
SHARED = waiting("(count) => window.shared.length === 2 * count && window.shared")
ROOM_BELOW = """(selector) => document.querySelector(".result-actions").getBoundingClientRect().top
    - document.querySelector(selector).getBoundingClientRect().bottom"""
IN_FIRST_SCREEN = (
    "(selector) => document.querySelector(selector).getBoundingClientRect().bottom <= innerHeight"
)
BOX = """(name) => [...document.querySelectorAll(`[data-sheet="today"] [data-box="${name}"] > *`)]
    .map((each) => each.textContent.trim())"""
BUTTONS_OUTSIDE = """() => [...document.querySelectorAll('[data-sheet="today"] .box')].flatMap((box) => {
    const { right } = box.getBoundingClientRect();
    return [...box.querySelectorAll("button")].filter((each) => each.getBoundingClientRect().right > right)
        .map(({ dataset }) => dataset.action);
})"""
LINES_OF_ANSWER = waiting("""() => {
    const lines = [...document.querySelectorAll(".moment-text p")].map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getClientRects().length;
    });
    return !lines.includes(0) && lines;
}""")
HAS_PUZZLE = waiting("(place) => document.querySelector('[data-puzzle] h2')?.textContent.startsWith(place)")
# Whether the puzzle stays until the next one is there: a tap meanwhile is not for the game.
ASK_FOR_NEXT = """() => {
    document.querySelector('[data-puzzle] [data-action="next-puzzle"]').click();
    return document.documentElement.hasAttribute("data-moment");
}"""


@cache
def best_cards() -> tuple[str, ...]:
    pack = (ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt").read_text(encoding="utf-8")
    return tuple(str(each.best) for each in puzzles_of(DAY, pack.splitlines()))


def own_hand(day: date) -> set[str]:
    """The cards that the window deals on a day."""
    deal = deal_of(day)
    session = Session(deal.setup(("a", "b", "c", "d")))
    return {str(card) for card in session.observe(deal.chair).hand}


def opened(page: GamePage, day: date = DAY) -> None:
    page.tab.go(f"{page.origin}/index.html?today={day}&speed=0&lang=en")
    page.until(*STOPS)
    page.until_shown('button[aria-haspopup="dialog"]')  # the keys come with the menu
    show(page)


def show(page: GamePage) -> None:
    page.tab.press("F2")
    page.until_shown(f"{SHEET} [data-box='new']")


def begun(page: GamePage, day: date = DAY) -> None:
    """The deal of the day from its button to the player's first turn."""
    page.click(f'{SHEET} [data-action="deal"]')
    page.tab.run(HAS_HAND, sorted(own_hand(day)))
    page.until(*YOUR_MOVE)


def played(page: GamePage, day: date = DAY) -> None:
    begun(page, day)
    page.play_round()
    page.until_shown(LINE)


@pytest.fixture
def phone(visit: Callable[[Options], Visitor]) -> GamePage:
    page = visit(PHONE).open_page()
    page.tab.prepare(SHARING)
    return page


def test_a_deal_of_the_day_is_played_and_its_line_shared(phone: GamePage) -> None:
    page = phone
    opened(page)
    assert page.tab.run(IN_FIRST_SCREEN, f'{SHEET} [data-action="deal"]')
    played(page)
    title, gap = page.text(".result-title"), page.tab.run(ROOM_BELOW, LINE)
    for size in ((768, 1024), (390, 844)):
        page.tab.resize(*size)
        assert () == cut_texts(page.tab, ".result"), size
    page.click(LINE)
    show(page)
    page.click(f'{SHEET} [data-action="share"]')
    line, picture, again, _picture = texts(page.tab.run(SHARED, 2))

    assert isinstance(gap, int | float)
    assert gap > 0
    assert re.match(r"(Level with|\d+ points? \w+ than) “expert”\.$", title)
    assert re.match(rf"Straights {DAY}: [\w ]+ the expert\. \d+ of \d+ cards best [▇▄▂]+\n", line)
    assert re.search(rf"\nPlay the same cards: {page.origin}/index.html#challenge=1\.[\w.-]+$", line)
    assert ("image/png 1200 630", line) == (picture, again)
    assert "“expert”" in texts(page.tab.run(BOX, "deal"))[2]


def test_a_missed_day_is_chosen_played_and_told_as_late(phone: GamePage) -> None:
    """The keys stay on the day; what is played later counts for no days in a row."""
    page = phone
    opened(page, NEXT_DAY)
    for way, at, focused in (("earlier", "2026-11-01", ".quiet"), ("later", str(NEXT_DAY), ".day input")):
        page.click(f'{SHEET} [data-action="{way}"]')
        page.until_shown(f'{SHEET} .calendar:has({focused}:focus) .day:has([value="{at}"]:checked)')
    page.click(f'{SHEET} .day:has([value="{NEXT_DAY}"])')
    page.tab.press("ArrowLeft")
    page.until_shown(f'{SHEET} .day:has([value="{DAY}"]:focus)')
    page.click(f'{SHEET} [data-action="deal"]', "Play this deal")
    page.tab.run(HAS_HAND, sorted(own_hand(DAY)))
    page.until(*YOUR_MOVE)
    page.play_round()
    page.until_shown(LINE)
    show(page)
    name = page.tab.run("(day) => document.querySelector(`[value='${day}']`).ariaLabel", str(DAY))

    assert re.match(r"November 25, (level with the expert|played), on a later day$", str(name))
    assert "A deal or a puzzle a day keeps you in form." in texts(page.tab.run(BOX, "form"))


def test_the_deal_of_the_day_pushes_no_game_out(phone: GamePage) -> None:
    """Each is gone on with where it was left, by the button that says so."""
    page = phone
    opened(page)
    page.click(f'{SHEET} [data-action="continue"]')
    page.until(*YOUR_MOVE)
    page.use(page.look().usable[0])
    own = set(page.until(*YOUR_MOVE).hand)
    show(page)
    begun(page)
    page.use(page.look().usable[0])
    deal = set(page.until(*YOUR_MOVE).hand)
    show(page)
    page.click(f'{SHEET} [data-action="continue"]')
    page.tab.run(HAS_HAND, sorted(own))
    assert own == set(page.until(*YOUR_MOVE).hand)
    show(page)
    page.click(f'{SHEET} [data-action="deal"]', "Continue today’s deal")
    page.tab.run(HAS_HAND, sorted(deal))

    assert deal == set(page.until(*YOUR_MOVE).hand)


def test_an_open_page_of_the_day_turns_over_at_midnight(page: GamePage) -> None:
    opened(page)
    page.tab.run("(day) => history.replaceState(null, '', `?today=${day}`)", str(NEXT_DAY))
    shows = "(text) => document.querySelector('.today-date')?.textContent === text"
    page.tab.run(waiting(shows), "Thursday, November 26")
    begun(page, NEXT_DAY)


def test_buttons_stay_in_their_boxes_where_letters_are_large(page: GamePage) -> None:
    opened(page)
    page.tab.run("() => { document.documentElement.style.fontSize = '200%'; }")

    assert [] == page.tab.run(BUTTONS_OUTSIDE)


def solve_all(page: GamePage) -> None:
    """From the box of the puzzles, and back to the sheet."""
    page.click(f'{SHEET} [data-action="puzzles"]')
    for number, best in enumerate(best_cards(), 1):
        page.tab.run(HAS_PUZZLE, f"Puzzle {number} of 3")
        page.click(hand_card(best))
        page.until_shown(ANSWERED)
        assert [1] == page.tab.run(LINES_OF_ANSWER)
        page.until_shown(".moment .places .meter")
        assert page.tab.run(ASK_FOR_NEXT) is True
    page.tab.run(HAS_PUZZLE, "Puzzle 4, ")
    show(page)
    page.until_shown(f"{SHEET} [data-box='new']")


def play_a_game(page: GamePage) -> None:
    """One of a single round, from the box of the next game."""
    before = set(page.look().hand)
    page.click(f'{SHEET} [data-action="new"]')
    page.until_shown('[data-sheet="new-game"]')
    page.click('[data-sheet="new-game"] .segment', "One round")
    page.click('[data-sheet="new-game"] .button.main')
    page.tab.run(HAS_HAND, sorted(before), True)
    page.until(*YOUR_MOVE)
    page.play_round()
    page.until_shown('[data-sheet="result"] [data-action="play-again"]')


def games_in_statistics(page: GamePage) -> str:
    show(page)
    page.click(f'{SHEET} [data-action="statistics"]')
    page.until_shown('[data-sheet="statistics"] dd')
    games = page.text('[data-sheet="statistics"] dd')
    page.click('[data-sheet="statistics"] header button')
    return games


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_a_whole_day_and_the_next_one_without_network(browser: Browser, size: Options) -> None:
    with PageServer() as server, watched(browser, server.origin, size, has_service_worker=True) as visitor:
        visitor.expect("service_worker.js")
        page = visitor.open_page()
        page.tab.prepare(SHARING)
        opened(page)
        played(page)
        page.click(LINE)
        line = texts(page.tab.run(SHARED, 1))[0]
        show(page)
        solve_all(page)
        play_a_game(page)
        games = games_in_statistics(page)
        page.until_kept()
        server.stop()
        opened(page, NEXT_DAY)
        assert any(text.startswith("Yesterday: ") for text in texts(page.tab.run(BOX, "deal")))
        begun(page, NEXT_DAY)
        while len(page.look().usable) < 2:
            page.use(page.look().usable[0])
        page.tab.press("h")
        page.until_shown(".cost")
        assert 1 == page.tab.run(HELPED_DEALS)
        page.tab.reload()
        page.until(*YOUR_MOVE)
        page.play_round()
        page.until_shown(LINE)
        page.click(LINE)
        helped = texts(page.tab.run(SHARED, 1))[0]
        show(page)
        assert "2 days in a row" in texts(page.tab.run(BOX, "form"))
        page.tab.press("Escape")
        page.tab.press("Alt+U")
        page.tab.run(HAS_PUZZLE, "Puzzle 1 of 3")

    assert (line.split(":")[0], games) == (f"Straights {DAY}", "1")
    assert ("with help" in line, "with help" in helped) == (False, True)


def test_a_friends_link_opens_the_same_cards(page: GamePage) -> None:
    page.start()
    page.choose("open")
    page.until_shown("dialog[open] summary")
    page.tab.run(
        """(text) => {
            document.querySelector("dialog[open] details").open = true;
            document.querySelector("dialog[open] textarea").value = text;
        }""",
        f"Play the same cards: {page.origin}/#{challenge(deal_of(DAY), Played('Anna', 5, CARDS[:13])).text}",
    )
    page.click("dialog[open] details button")
    page.tab.run(HAS_HAND, sorted(own_hand(DAY)))
