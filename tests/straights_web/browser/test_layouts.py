"""Every screen from a small phone to a large monitor, upright and across: nothing is cut off or covered."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.support.web.browsers import Browser, Options, until_painted, waiting
from tests.support.web.game_page import GamePage, texts
from tests.support.web.page_checks import LONG_TITLE, cut_texts, layout_faults
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
SIZES = [(360, 640), (640, 360), (390, 844), (820, 1180), (1366, 768), (2560, 1440), (3840, 2160)]
OLD_MONITORS = [(640, 480), (800, 600), (1024, 768)]
PHONES_ON_THEIR_SIDE = [(568, 320), (844, 390)]
# A window of 1366 x 768 at 200 % has half as many pixels of the page's own.
SIZES_AT_200_PERCENT = [(683, 384)]
NAMES_OF_TWELVE_LETTERS = ("Bartholomäus", "Klara-Sophie", "Maximilian H", "Wolf-Dietmar")
ENTER_NAMES = """(names) => document.querySelectorAll('dialog[open] input[maxlength]').forEach(
    (field, at) => { field.value = names[at]; })"""
HAS_OWN_NAME = "(name) => document.querySelector('[data-seat=\"0\"]').textContent.includes(name)"
ENTER_SEED = """() => {
    document.querySelector('dialog[open] input[inputmode="numeric"][type="text"]').value = "44";
}"""
MISPLACED_CARDS = """() => [...document.querySelectorAll(".result-cards > .card")].filter((card) => {
    const box = (each) => each.getBoundingClientRect();
    const [strip, { left, right, top, width }] = [box(card.parentElement), box(card)];
    const former = card.previousElementSibling;
    const least = former ? box(former).left + width * 0.15 : strip.left;
    return left < least - 1 || right > strip.right + 1 || top > strip.top + 2;
}).length"""
# All its buttons, before anything is scrolled.
RESULT_BUTTONS_OUT_OF_SIGHT = """() => {
    document.querySelector(".result").scrollTop = 0;
    return [...document.querySelectorAll(".result-actions > button")].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, bottom - 2];
        return each.checkVisibility() && (top < 0 || !each.contains(document.elementFromPoint(x, y)));
    }).map(({ textContent }) => textContent);
}"""
# Screen readers have the words also where a number stands for them; it lies beside the score.
OWN_POINTS = """() => {
    const [points, score] = ["round", "score"].map((field) =>
        document.querySelector(`[data-position="bottom"] [data-field="${field}"]`));
    const [one, other] = [points, score].map((each) => each.getBoundingClientRect());
    const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top;
    return [points.textContent.endsWith("this round"), one.width > 5 && one.height > 5, isApart];
}"""
SIX_ROUNDS = 150
"""The limit of a game of six rounds, of four computers with the usual seed."""
# Phones, where there are other buttons and texts, and a pixel below.
WIDTHS_OF_TOOLBAR = (320, 360, 390, 599, 600, 799, 800, 900, 1024, 1180, 1280, 1440)
CUT_IN_TOOLBAR = """() => {
    const box = (each) => each.getBoundingClientRect();
    const shown = [...document.querySelectorAll(".toolbar button")].filter((each) => each.checkVisibility());
    const all = shown.sort((one, other) => box(one).left - box(other).left);
    const next = (at) => (at + 1 < all.length ? box(all[at + 1]).left : innerWidth);
    const isCut = (each, at) => each.scrollWidth > each.clientWidth + 1 || box(each).right > next(at) + 1;
    return all.filter(isCut).map(({ textContent }) => textContent);
}"""
SMALLEST_CELL = """() => Math.min(...[...document.querySelectorAll(".tracked")].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [width, height];
}))"""
WIDTH_OF_PLACES = "() => document.querySelector('.board .place').getBoundingClientRect().width"
CUT_IN_REPLAY = """() => [...document.querySelectorAll(".replay :is(button, input)")]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
        const { left, right, bottom } = each.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isInside || each.scrollWidth > each.clientWidth + 1;
    })
    .map((each) => each.ariaLabel ?? each.textContent)"""
LINES_OF_NAMES = """() => [...document.querySelectorAll(".result-column")].map((each) =>
    String(Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight))))"""
# The names in the result of which something cannot be seen.
CUT_NAMES = """() => [...document.querySelectorAll(".result-who > *, .result-column, .result-scores th")]
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
    .map(({ className, textContent }) => `${className}: ${textContent}`)"""


# How many pixels of each round are between the names of the seats and the total, beside its height.
SEEN_ROUNDS = """() => {
    const box = (selector) => document.querySelector(`.result-scores ${selector}`).getBoundingClientRect();
    const [highest, lowest] = [box("thead th:last-child").bottom, box("tfoot th").top];
    return [...document.querySelectorAll(".result-scores tbody tr")].map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return [Math.max(Math.min(bottom, lowest) - Math.max(top, highest), 0), height];
    });
}"""


@pytest.fixture(scope="module", params=["dealt", "played"])
def page_at_play(
    request: pytest.FixtureRequest, browser: Browser, page_server: PageServer
) -> Iterator[GamePage]:
    """Show a whole hand and an empty table; or a table with many cards, late in a round."""
    with watched(browser, page_server.origin) as visitor:
        page = visitor.open_page()
        look = page.start()
        for _ in range(9 if request.param == "played" else 0):
            look = page.use(look.usable[0])
        yield page


@pytest.fixture(scope="module")
def page_with_result(browser: Browser, page_server: PageServer) -> Iterator[GamePage]:
    """Show the result of a round, after which the game goes on."""
    with watched(browser, page_server.origin, Options(touch=True)) as visitor:
        page = visitor.open_page()
        page.start(limit=1_000)
        page.play_round()
        yield page


@contextmanager
def panel(page: GamePage, name: str) -> Iterator[None]:
    """Open a panel beside the table, and close it."""
    page.choose(name)
    yield
    page.choose(name)


@pytest.mark.both_browsers
@pytest.mark.parametrize(
    "size",
    SIZES + OLD_MONITORS + PHONES_ON_THEIR_SIDE + SIZES_AT_200_PERCENT,
    ids="{0[0]}x{0[1]}".format,
)
def test_nothing_is_cut_off(page_at_play: GamePage, size: tuple[int, int]) -> None:
    """Hand, table, seats, message and toolbar are whole, apart, and large enough to touch."""
    tab = page_at_play.tab
    tab.resize(*size)
    until_painted(tab)

    assert () == layout_faults(tab)


def test_the_viewers_own_turn_is_whole_in_a_low_window(page: GamePage) -> None:
    """Beside a score of two digits, too."""
    page.tab.resize(640, 480)
    page.start("human,blocker,expert,highest", limit=80)
    page.play_round(-1)
    page.click('[data-action="next-round"]')
    page.until("turn", "discard")

    assert 2 == len(page.text('[data-position="bottom"] .seat-score dd'))
    assert () == cut_texts(page.tab, '[data-position="bottom"] .seat-panel')


@pytest.mark.parametrize("size", [*SIZES[2:5], *OLD_MONITORS], ids="{0[0]}x{0[1]}".format)
def test_the_own_points_of_the_round_are_seen(page_at_play: GamePage, size: tuple[int, int]) -> None:
    page_at_play.tab.resize(*size)
    until_painted(page_at_play.tab)

    assert [True, True, True] == page_at_play.tab.run(OWN_POINTS)


def test_beside_a_panel_the_cards_are_not_much_smaller(page_at_play: GamePage) -> None:
    """The seats move above the board, which has the whole width then."""
    tab = page_at_play.tab
    tab.resize(1366, 768)
    widths = [tab.run(WIDTH_OF_PLACES)]
    page_at_play.choose("log")
    page_at_play.until_shown('[data-region="panels"] section')
    widths.append(tab.run(WIDTH_OF_PLACES))
    faults = layout_faults(tab)
    page_at_play.choose("log")
    alone, beside = (float(str(each)) for each in widths)

    assert alone * 0.85 < beside
    assert () == faults


@pytest.mark.both_browsers
def test_the_result_of_a_round_has_its_button_in_sight(page_with_result: GamePage) -> None:
    page = page_with_result
    for lang in ("de", "fr", "en"):
        page.use_language(lang)
        for size in (*SIZES[:5], *OLD_MONITORS, *PHONES_ON_THEIR_SIDE, (1024, 700)):
            page.tab.resize(*size)
            until_painted(page.tab)
            assert page.tab.run("() => document.documentElement.scrollWidth <= innerWidth"), size
            assert () == texts(page.tab.run(RESULT_BUTTONS_OUT_OF_SIGHT)), size
            assert page.place('[data-action="next-round"]')


def test_names_of_twelve_letters_are_whole_in_a_result(visitor: Visitor) -> None:
    """On every screen; what a seat has discarded lies beside its name in one row."""
    page = visitor.open_page()
    page.start()
    page.choose("new-number")
    page.until_shown("dialog[open] select")
    page.tab.run(ENTER_SEED)
    page.tab.run(ENTER_NAMES, NAMES_OF_TWELVE_LETTERS)
    page.click("dialog[open] footer .main")
    page.tab.run(waiting(HAS_OWN_NAME), NAMES_OF_TWELVE_LETTERS[0])
    page.until("turn", "discard", "round-end")
    page.play_round()

    for size in (
        *SIZES,
        *OLD_MONITORS,
        *SIZES_AT_200_PERCENT,
        *((width, 844) for width in range(360, 400, 3)),
    ):
        page.tab.resize(*size)
        assert () == texts(page.tab.run(CUT_NAMES)), size
        assert 0 == page.tab.run(MISPLACED_CARDS), size


def test_the_total_covers_no_part_of_a_round(page: GamePage) -> None:
    """Where not all rounds have room, the last ones are seen, each of them whole."""
    page.start("first-legal,first-legal,first-legal,first-legal", limit=SIX_ROUNDS)

    for size in (*SIZES[:4], (568, 320), (360, 600), (375, 667), (360, 620)):
        page.tab.resize(*size)
        until_painted(page.tab)
        found = page.tab.run(SEEN_ROUNDS)
        assert isinstance(found, list)
        assert 6 == len(found)
        seen = [round(seen / height, 1) for seen, height in found]
        assert sorted(seen) == seen, size
        assert {0.0, 1.0} >= set(seen), size
        assert 1.0 == seen[-1], size


@pytest.mark.both_browsers
def test_the_round_and_the_tools_are_not_cut_off(visitor: Visitor) -> None:
    """They fit between the buttons, which have their texts where these fit, too."""
    page = visitor.open_page()
    page.start()
    for lang in ("en", "de", "fr", "es", "pl"):
        page.use_language(lang)
        page.tab.run(LONG_TITLE if lang == "pl" else "() => {}")

        for width in WIDTHS_OF_TOOLBAR:
            page.tab.resize(width, 700)
            until_painted(page.tab)
            assert () == texts(page.tab.run(CUT_IN_TOOLBAR)), (lang, width)


@pytest.mark.both_browsers
def test_the_cells_of_the_card_tracker_can_be_touched(page_with_result: GamePage) -> None:
    """Each is 24 pixels wide and high, as every target is at least."""
    page = page_with_result
    with panel(page, "tracker"):
        page.until_shown(".tracked")

        for size in SIZES[:2]:
            page.tab.resize(*size)
            smallest = page.tab.run(SMALLEST_CELL)
            assert isinstance(smallest, int | float)
            assert smallest >= 24


@pytest.mark.both_browsers
def test_the_bar_of_a_replay_is_whole(page_with_result: GamePage) -> None:
    page = page_with_result
    for lang in ("de", "fr"):
        page.use_language(lang)
        page.choose("replay")
        page.until_shown(".replay-on")

        for size in (*SIZES[:5], (1366, 768)):
            page.tab.resize(*size)
            assert () == texts(page.tab.run(CUT_IN_REPLAY)), size
        page.click(".replay-buttons > .button:last-child")


@pytest.mark.both_browsers
def test_usual_names_are_not_broken_beside_a_panel(page_with_result: GamePage) -> None:
    """Each is a line, where a panel takes a part of the table's room."""
    page = page_with_result
    page.tab.resize(1366, 768)
    page.use_language("de")
    with panel(page, "log"):
        page.click('[data-action="all-rounds"]')
        until_painted(page.tab)

        assert (1,) * 4 == tuple(map(int, texts(page.tab.run(LINES_OF_NAMES))))
