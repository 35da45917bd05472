"""The games that are not Straights, from their tiles to their ends, by clicks and by keys."""

from collections.abc import Callable

import pytest

from tests.support.web.browsers import Options, until_painted, waiting
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import STOPS, GamePage, texts
from tests.support.web.other_games import (
    BET_ALL,
    COUNT_DRAWINGS,
    FIRST_USABLE,
    HAS_RESULT,
    MAY_PRESS,
    WAY_ON,
    WAY_OUT,
    WAYS,
    act,
    step_by_clicks,
)
from tests.support.web.page_checks import cut_texts
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
PHONE, SMALL_PHONE, LARGE = Options(390, 844, touch=True), Options(320, 568, touch=True), Options(1920, 1080)
FAN_TAN, SEVENS, DRAW = 1, 2, 3
TITLES = "Straights", "Fan Tan", "Sevens", "Five-card draw"
SHEET = '[data-sheet="new-game"]'
# The sheet is drawn anew for what is chosen.
CHOOSE = """(at, number) => {
    const field = document.querySelectorAll('[data-sheet="new-game"] select')[at];
    if (field.selectedIndex === number) { return; }
    field.dataset.old = "";
    field.selectedIndex = number;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
IS_DRAWN = waiting("() => document.querySelector('[data-old]') === null")
HAS_TEXT = waiting("(text) => document.querySelector('[data-sheet]')?.textContent.includes(text) ?? false")
IS_PLAYED_AGAIN = waiting(
    """(button) => document.querySelector(button).textContent.startsWith("Play again")"""
)
IS_AT_MOVE = waiting("(at) => document.querySelector('.replay input').valueAsNumber === at")
CLOSED_HANDS = "() => [...document.querySelectorAll('.replay-hands[hidden]')].map(() => 'hidden')"
OVERFLOWING_HANDS = """() => [...document.querySelectorAll(".replay-hand")]
    .filter((hand) => hand.scrollWidth > hand.clientWidth).map((hand) => hand.textContent)"""
AWARDS = "() => document.querySelectorAll('.award').length"
COUNTS = "() => document.querySelector('.strip > .quiet').checkVisibility()"
# Each flight of chips by whether it begins and ends in the middle; and what the panels have counted.
WATCH_CHIPS = """() => {
    [window.flown, window.counted] = [[], []];
    const watch = (region, see) => new MutationObserver(see).observe(
        document.querySelector(`[data-region="${region}"]`), { childList: true, subtree: true });
    const pot = document.querySelector(".table-middle").getBoundingClientRect();
    const kind = ({ transform }) => transform.match(/[0-9.]+/g).slice(0, 2).every((place, at) =>
        Math.abs(place - (at ? pot.y : pot.x)) < 150) ? "pot" : "seat";
    watch("flights", (changes) => changes.forEach(({ addedNodes: [chips] }) => {
        if (!chips?.matches(".is-paid")) { return; }
        const [way] = chips.getAnimations();
        window.flown.push(way.effect.getKeyframes().map(kind).join(" to "));
    }));
    watch("seats", (changes) => changes.forEach(({ target }) => {
        if (target.matches("dd")) { window.counted.push(target.textContent); }
    }));
}"""
CHOSEN = "() => document.querySelectorAll('.hand [data-chosen]').length"
SEATS = "() => document.querySelectorAll('.seat').length"
RINGED = "[data-best]"
IS_AT_STEP = waiting(
    """(text) => document.querySelector("[data-lesson]")?.textContent.includes(text)
        && document.querySelector(".strip:not([data-settled])") === null"""
)
IS_LEFT = waiting("() => document.querySelector('[data-lesson]') === null")
# Seats, hand and strip that reach beyond the table, or lie over each other.
OVERLAPS = """() => {
    const felt = document.querySelector('[data-region="felt"]').getBoundingClientRect();
    const parts = ".seat-panel, .strip, .hand > .card, .strip > button, .strip-sum > *";
    const shown = [...document.querySelectorAll(parts)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }));
    const box = (each) => each.getBoundingClientRect();
    const outside = shown.filter((each) => {
        const { left, right, top, bottom } = box(each);
        return left < felt.left - 2 || right > felt.right + 2 || top < felt.top - 2
            || bottom > felt.bottom + 2;
    });
    const panels = shown.filter((each) => each.matches(".seat-panel, .strip")).map(box);
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const over = panels.filter((one, at) => panels.slice(at + 1).some((other) => meets(one, other)));
    const name = document.querySelector('[data-position="bottom"] .hand-name');
    const isBehind = name !== null && getComputedStyle(name.parentElement).zIndex === "auto";
    const covers = shown.filter((each) => isBehind && each.matches(".card") && meets(box(name), box(each)));
    return [...outside, ...covers].map((each) => each.className).concat(over.map(() => "over another"));
}"""


def begin(page: GamePage, game: int, players: int, length: int, *, speed: float = 0) -> None:
    """Set up a game on its tile, against the simplest computers."""
    page.start(speed=speed)
    page.choose("new-game")
    page.until_shown(f"{SHEET} .tiles")
    page.click(f"{SHEET} .tiles .segment:nth-child({game + 1})")
    page.until_shown(f"{SHEET} select")
    for at, number in enumerate((0, length)):
        page.tab.run(CHOOSE, at, number)
        page.tab.run(IS_DRAWN)
    page.click(f"{SHEET} .segments-field:not(.tiles) .segment", str(players))
    page.click(f"{SHEET} .sheet-buttons .main")
    page.tab.run(MAY_PRESS, STOPS)
    page.tab.run(COUNT_DRAWINGS)
    assert players == page.tab.run(SEATS)


def step_by_keys(page: GamePage) -> None:
    """The same by keys alone."""
    ways = texts(page.tab.run(WAYS))
    if "amount" in ways:
        page.tab.run(BET_ALL)
        page.tab.press("b")
        return
    if "out" in ways and "on" not in ways:
        page.tab.press("1")
    elif "on" not in ways and not page.tab.run(HAS_RESULT):
        rank, suit = [*str(page.tab.run(FIRST_USABLE))]
        page.tab.press("0" if rank == "T" else rank)
        page.tab.press(suit.lower())
    page.tab.press("Enter")


@pytest.mark.parametrize("game, players, length", [(FAN_TAN, 3, 1), (SEVENS, 5, 1), (DRAW, 2, 0)])
@pytest.mark.parametrize("step", [step_by_clicks, step_by_keys])
def test_each_game_is_played_to_its_end(
    visitor: Visitor,
    step: Callable[[GamePage], None],
    game: int,
    players: int,
    length: int,
) -> None:
    page = visitor.open_page()
    begin(page, game, players, length)

    state = page.look().state
    while state != "game-end":
        state = act(page, lambda: step(page))

    page.tab.run(IS_PLAYED_AGAIN, WAY_ON)
    again = WAY_ON if game == DRAW else ".result-actions .main"
    assert page.text(again).startswith("Play again")
    page.click(again)
    page.until(*(each for each in STOPS if each != "game-end"))
    assert players == page.tab.run(SEATS)


@pytest.mark.parametrize("game", [0, FAN_TAN, SEVENS, DRAW])
@pytest.mark.parametrize("options", [SMALL_PHONE, Options()])
def test_a_lesson_is_learned_by_touching_what_is_ringed(
    visit: Callable[[Options], Visitor], options: Options, game: int
) -> None:
    """By taps or by keys; the game on the table stays until another one is begun."""
    page = visit(options).open_page()
    before = page.start()
    for is_skipped in (True, False):
        page.choose("new-game")
        page.until_shown(f"{SHEET} .tiles")
        page.click(f"{SHEET} .tiles .segment:nth-child({game + 1})")
        page.until_shown(f"{SHEET} .note")
        page.click(f"{SHEET} .button", "Learn it in a minute")
        page.tab.run(IS_AT_STEP, "1 of 4")
        if is_skipped:
            page.tab.press("Escape")
            page.tab.run(IS_LEFT)
            assert before.hand == page.look().hand

    for step in range(1, 5):
        page.tab.run(IS_AT_STEP, f"{step} of 4")
        assert () == cut_texts(page.tab, "[data-lesson]")
        assert page.text("h1").startswith(TITLES[game])
        page.tap(RINGED) if options.touch else page.tab.press(" ")
    page.until_shown("[data-lesson] .main")
    page.click("[data-lesson] .main")
    page.tab.run(IS_LEFT)

    assert before.hand != page.until(*(each for each in STOPS if each != "game-end")).hand


@pytest.mark.parametrize("options", [SMALL_PHONE, Options()])
def test_own_rules_are_kept_shared_and_opened_from_a_link(
    visit: Callable[[Options], Visitor], options: Options
) -> None:
    """Each choice changes the text; a link that makes no sense says so."""
    page = visit(options).open_page()
    page.start(seats=None, seed=None, rules="sevens/3-any-pay-0-first-chips-1r")
    page.tab.run(HAS_TEXT, "3 players.")
    page.click(f"{SHEET} .segment", "Discard a card")
    page.tab.run(HAS_TEXT, "A player with nothing to play discards a card.")
    page.tab.run(HAS_TEXT, "With discards, these count.")
    assert () == cut_texts(page.tab, SHEET)
    page.click(f"{SHEET} .button", "Keep these rules")
    page.tab.run(HAS_TEXT, "Forget these rules")
    page.click(f"{SHEET} .button", "Share these rules")
    page.tab.run(HAS_TEXT, "You can send it now")
    page.click(f"{SHEET} .sheet-buttons .main")
    page.tab.run(MAY_PRESS, STOPS)
    assert 3 == page.tab.run(SEATS)

    page.choose("new-game")
    page.tab.run(HAS_TEXT, "3 players · Any seven · Discard a card · Rank of each discard · 1 round")
    page.start(seats=None, seed=None, rules="sevens/3-any-pay-0-first-cards-1r")
    page.until_shown(".notice")
    assert "These rules can’t be played" in page.text(".notice")


@pytest.mark.parametrize("options", [SMALL_PHONE, PHONE, Options(), LARGE])
@pytest.mark.parametrize("game, players", [(FAN_TAN, 8), (SEVENS, 3), (DRAW, 8)])
def test_a_table_has_room_for_its_seats(
    visit: Callable[[Options], Visitor], options: Options, game: int, players: int
) -> None:
    page = visit(options).open_page()

    begin(page, game, players, 0)

    assert page.text(WAY_ON) != ""
    assert () == texts(page.tab.run(OVERLAPS))
    assert () == cut_texts(page.tab, ".layout")


def test_sums_are_whole_on_a_phone_with_text_of_twice_its_size(
    chromium_browser: Chromium, page_server: PageServer
) -> None:
    browser = Chromium("--blink-settings=defaultFontSize=32", beside=chromium_browser)
    with watched(browser, page_server.origin, PHONE) as visitor:
        page = visitor.open_page()
        begin(page, DRAW, 5, 0)
        page.use_language("de")
        until_painted(page.tab)

        assert () == texts(page.tab.run(OVERLAPS))
    browser.close()


def test_cards_for_an_exchange_are_chosen_together_and_the_fifth_is_refused(page: GamePage) -> None:
    begin(page, DRAW, 3, 0)
    while not page.text(WAY_ON).startswith("Exchange"):
        act(page, lambda: page.click(WAY_ON))
    page.tab.press("h")
    page.until_shown(".message .hint-key")
    assert page.text(".hand-name") != ""

    for number in "12345":
        page.tab.press(number)

    page.tab.run(waiting("() => document.querySelector('.message').dataset.warning !== undefined"))
    assert (4, "You can exchange at most four cards.") == (page.tab.run(CHOSEN), page.look().message)
    assert page.text(WAY_ON).startswith("Exchange 4")


def test_the_table_says_who_has_won_a_pot_and_why_until_the_next_hand(page: GamePage) -> None:
    begin(page, DRAW, 3, 0)
    while not page.text(WAY_ON).startswith("Next hand"):
        act(page, lambda: page.click(WAY_ON if texts(page.tab.run(WAYS))[-1:] != ("out",) else WAY_OUT))

    assert page.text(".strip-note:last-child").startswith("The next hand is dealt in ")
    page.click(".strip > .quiet", "Wait")
    assert ("", False) == (page.text(".strip-note:last-child"), page.tab.run(COUNTS))
    assert 0 != page.tab.run(AWARDS)
    act(page, lambda: page.click(WAY_ON))
    assert 0 == page.tab.run(AWARDS)


@pytest.mark.parametrize(
    "options, speed, ways",
    [
        (Options(), 1, {"seat to seat", "seat to pot", "pot to seat"}),
        (Options(), 0, set()),
        (Options(reduces_motion=True), 1, set()),
    ],
)
def test_chips_fly_to_bets_to_the_pot_and_to_who_wins_where_anything_moves(
    visit: Callable[[Options], Visitor], options: Options, speed: int, ways: set[str]
) -> None:
    """Numbers run meanwhile: the panels show more of them than there are payments."""
    page = visit(options).open_page()
    begin(page, DRAW, 2, 0, speed=speed)
    page.tab.run(WATCH_CHIPS)
    for _ in range(20):  # hands are dealt by chance, and a computer may fold before anyone bets
        while not page.text(WAY_ON).startswith("Next hand"):
            act(page, lambda: page.click(WAY_ON if texts(page.tab.run(WAYS))[-1:] != ("out",) else WAY_OUT))
        if ways <= {*texts(page.tab.run("() => window.flown"))}:
            break
        act(page, lambda: page.click(WAY_ON))

    counted = texts(page.tab.run("() => window.counted"))
    assert ways == {*texts(page.tab.run("() => window.flown"))}
    assert (len({*counted}) > 5) == bool(ways), counted


def test_enter_in_the_field_bets_the_sum(page: GamePage) -> None:
    begin(page, DRAW, 2, 0)
    while "amount" not in texts(page.tab.run(WAYS)):
        act(page, lambda: page.click(WAY_ON))

    said = list[str]()
    for number in ("9999", "37"):
        said.append(page.text(".strip-note:last-child"))
        page.tab.run("() => document.querySelector('.strip input[type=number]').select()")
        page.tab.run("() => document.querySelector('.strip input[type=number]').focus()")
        for digit in number:
            page.tab.press(digit)
    act(page, lambda: page.tab.press("Enter"))

    assert said[1].startswith("A bet is 10 to ")
    page.choose("log")
    page.tab.run(waiting("() => document.querySelector('.log-panel').textContent.includes('bets 37')"))


def test_a_game_is_gone_on_with_from_today_and_after_a_reload(page: GamePage) -> None:
    begin(page, FAN_TAN, 4, 0)
    act(page, lambda: step_by_clicks(page))
    hand = page.look().hand

    page.tab.reload()
    page.tab.run(MAY_PRESS, STOPS)
    after_reload = page.look().hand
    page.start(seed=7)
    page.click('[data-region="toolbar"] [data-action="today"]')
    page.until_shown('[data-sheet="today"] [data-box="left-0"]')
    title = page.text('[data-sheet="today"] [data-box="left-0"] h3')
    page.click('[data-sheet="today"] [data-action="left-0"]')
    page.tab.run(MAY_PRESS, STOPS)

    assert (hand, hand, "Fan Tan · round 1 of 5") == (after_reload, page.look().hand, title)
    assert title == page.text("h1")


@pytest.mark.parametrize(
    "game, players, start",
    [(FAN_TAN, 3, "Fan Tan · round 1 of 5"), (DRAW, 2, "Five-card draw · Hand 1 · first bets")],
)
def test_a_replay_only_shows_the_game(page: GamePage, game: int, players: int, start: str) -> None:
    """No button of the strip acts in it, all hands are in sight, and keys go on at its ends."""
    begin(page, game, players, 0)
    act(page, lambda: page.click(WAY_ON) if game == DRAW else step_by_clicks(page))
    while game == DRAW and page.text("h1") == start:
        act(page, lambda: page.click(WAY_ON))
    page.choose("replay")
    page.until_shown(".replay")
    if texts(page.tab.run(CLOSED_HANDS)):
        page.click(".replay-buttons .button", "Show all hands")
        page.until_shown('[data-sheet="question"]')
        page.click('[data-sheet="question"] .sheet-buttons .main')
    page.click('.replay button[aria-label="Go to start"]')
    page.tab.run(IS_AT_MOVE, 0)

    assert () == texts(page.tab.run(WAYS))
    assert () == texts(page.tab.run(OVERFLOWING_HANDS))
    assert start == page.text("h1")
    page.tab.press("ArrowRight")
    page.tab.run(IS_AT_MOVE, 1)


@pytest.mark.parametrize("is_left", [True, False])
def test_a_game_is_deleted_on_today(page: GamePage, is_left: bool) -> None:  # noqa: FBT001  # a parameter
    """Also the one on the table, in place of which the usual one begins."""
    today = '[data-sheet="today"]'
    begin(page, FAN_TAN, 4, 0)
    act(page, lambda: step_by_clicks(page))
    if is_left:
        page.start(seed=7)
    page.click('[data-region="toolbar"] [data-action="today"]')
    page.until_shown(f'{today} [data-action="delete-0"]')

    page.click(f'{today} [data-action="delete-0"]')
    page.until_shown('[data-sheet="question"]')
    page.click('[data-sheet="question"] .sheet-buttons .danger')
    page.until_shown(f'{today} [data-box="game"]')

    assert not page.tab.run("() => document.querySelector('[data-box=left-0]') !== null")
