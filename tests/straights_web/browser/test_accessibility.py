"""What axe-core finds on the table, in dialogs and panels, light and dark; and motion that is not wanted."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.support.web.browsers import Browser, Options, waiting
from tests.support.web.chromium import Chromium
from tests.support.web.firefox import Firefox
from tests.support.web.game_page import GamePage
from tests.support.web.page_checks import accessibility_faults
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
DIALOGS = (
    *("today", "new-game", "open", "others", "statistics", "settings"),
    *("rules", "tour", "shortcuts", "about", "deck"),
)
LOOKS = ("light", "dark", "paper")
ON_PAPER = "localStorage.setItem('straights.sheets', 'paper')"
RESULT = '[data-sheet="result"]'
IS_CLOSED = waiting("() => document.querySelector('dialog[open]') === null")
STEP_OF_TOUR = "() => document.querySelector('[data-sheet=\"tour\"]')?.textContent"
PANELS = ("tracker", "log", "review")


@contextmanager
def page_in(look: str, browser: Chromium, origin: str) -> Iterator[GamePage]:
    with watched(browser, origin, Options(is_dark=look == "dark")) as visitor:
        page = visitor.open_page()
        if look == "paper":
            page.tab.prepare(ON_PAPER)
        yield page


@pytest.fixture(scope="module", params=LOOKS)
def table(
    request: pytest.FixtureRequest, chromium_browser: Chromium, page_server: PageServer
) -> Iterator[GamePage]:
    with page_in(request.param, chromium_browser, page_server.origin) as page:
        look = page.start()
        for _ in range(2):
            look = page.use(look.usable[0])
        yield page


def test_the_table_is_accessible(table: GamePage) -> None:
    assert () == accessibility_faults(table.tab)


@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialogs_are_accessible(table: GamePage, dialog: str) -> None:
    table.choose(dialog)
    table.until_shown("dialog[open] :is(input, button, p):not([data-action])")
    faults = accessibility_faults(table.tab)
    table.tab.press("Escape")
    table.tab.run(IS_CLOSED)

    assert () == faults


def test_all_settings_and_the_menu_are_accessible(table: GamePage) -> None:
    table.choose("settings")
    table.until_shown('[data-sheet="settings"]')
    faults: tuple[str, ...] = ()
    for group in ("Look", "Sound"):
        table.click(".tabs .segment", group)
        faults += accessibility_faults(table.tab)
    table.tab.press("Escape")
    table.click('button[aria-haspopup="dialog"]')
    table.until_shown('[data-sheet="menu"]')
    faults += accessibility_faults(table.tab)
    table.tab.press("Escape")
    table.tab.run(IS_CLOSED)

    assert () == faults


@pytest.mark.parametrize("panel", PANELS)
def test_panels_are_accessible(table: GamePage, panel: str) -> None:
    table.choose(panel)
    faults = accessibility_faults(table.tab)
    table.choose(panel)

    assert () == faults


def test_the_replay_is_accessible(table: GamePage) -> None:
    table.choose("replay")
    table.until_shown('input[type="range"]')
    faults = accessibility_faults(table.tab)
    table.click("section button", "Show all hands")
    table.until_shown("dialog[open] footer button")
    faults += accessibility_faults(table.tab)
    table.click("dialog[open] footer button:last-child")
    table.until_shown(".replay-hand")
    faults += accessibility_faults(table.tab)
    table.click("section button", "Back to game")

    assert () == faults


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_the_seal_each_step_of_the_tour_and_a_question_are_accessible(
    chromium_browser: Chromium, page_server: PageServer, *, is_dark: bool
) -> None:
    with watched(chromium_browser, page_server.origin, Options(is_dark=is_dark)) as visitor:
        page = visitor.open_page()
        page.start(seed=None)
        page.choose("seal")
        page.until_shown("dialog[open] .seal-result ~ *, dialog[open] input")
        faults = accessibility_faults(page.tab)
        page.tab.press("Escape")
        page.tab.run(IS_CLOSED)
        page.choose("tour")
        page.until_shown('[data-sheet="tour"] .main')
        steps = 0
        while step := page.tab.run(STEP_OF_TOUR):
            faults += accessibility_faults(page.tab)
            page.click('[data-sheet="tour"] .main')
            page.tab.run(waiting(f"(step) => ({STEP_OF_TOUR})() !== step"), step)
            steps += 1
        page.choose("rage-quit")
        page.until_shown("dialog[open] footer button")
        faults += accessibility_faults(page.tab)
        page.tab.press("Escape")

    assert () == faults
    assert steps > 1


NOT_NAMED = """() => [...document.querySelectorAll(".cost")]
    .map((each) => [each.querySelector(".cost-text").textContent, each.closest("button").ariaLabel])
    .filter(([mark, name]) => !(mark === "✓" ? /The best choice|as good/.test(name) : name.includes(mark)))"""
NAMED = """() => [...document.querySelectorAll(".hand button")]
    .filter((each) => /costs|best choice|as good/.test(each.ariaLabel)).length"""


def test_cards_with_the_marks_of_a_hint_are_named_by_them(table: GamePage) -> None:
    table.tab.press("h")
    table.until_shown(".cost")

    assert [] == table.tab.run(NOT_NAMED)
    assert () == accessibility_faults(table.tab)
    assert 0 != table.tab.run(NAMED)
    table.use(table.until("turn").usable[0])
    assert 0 == table.tab.run(NAMED)


@pytest.mark.parametrize("style", LOOKS)
def test_a_result_and_a_puzzle_are_accessible(
    chromium_browser: Chromium, page_server: PageServer, style: str
) -> None:
    faults: list[tuple[str, ...]] = []
    with page_in(style, chromium_browser, page_server.origin) as page:
        page.start("human,expert,blocker,highest")
        page.play_round(-1)
        page.until_shown(f'{RESULT} [data-action="try-again"]')
        faults.append(accessibility_faults(page.tab))
        page.click(f'{RESULT} [data-action="all-rounds"]')
        faults.append(accessibility_faults(page.tab))
        page.tab.press("F2")
        page.until_shown('[data-sheet="today"]')
        page.click('[data-sheet="today"] [data-action="puzzles"]')
        page.until_shown(".moment[data-puzzle]")
        faults.append(accessibility_faults(page.tab))

    assert [(), (), ()] == faults


def test_the_table_is_accessible_in_firefox(firefox_browser: Firefox, page_server: PageServer) -> None:
    """Firefox computes names and contrast by itself."""
    with watched(firefox_browser, page_server.origin) as visitor:
        page = visitor.open_page()
        page.start()

        assert () == accessibility_faults(page.tab)


def runs_animations(browser: Browser, origin: str, options: Options) -> bool:
    """Play a card at the usual speed, and tell whether anything of the page moved."""
    with watched(browser, origin, options) as visitor:
        page = visitor.open_page()
        page.tab.prepare("""
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...given) {
                window.moved.push(this.className);
                return animate.apply(this, given);
            };
            addEventListener("transitionrun", ({ propertyName }) => window.moved.push(propertyName));
        """)
        look = page.start(speed=1)
        page.use(look.usable[0])
        return bool(page.tab.run("() => window.moved.length > 0"))


def test_reduced_motion(browser: Browser, page_server: PageServer) -> None:
    """Where the system asks for less motion nothing moves; elsewhere it does."""
    assert runs_animations(browser, page_server.origin, Options())
    assert not runs_animations(browser, page_server.origin, Options(reduces_motion=True))
