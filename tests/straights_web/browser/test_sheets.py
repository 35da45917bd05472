"""What covers the table: each is closed by Escape, X, a press outside and Back, and the game stays."""

import pytest

from tests.support.web.browsers import Options, waiting
from tests.support.web.game_page import WAYS_TO_CLOSE, GamePage, close_sheet
from tests.support.web.page_checks import CHOOSE_AND_EMPTY, IN_SIGHT
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
SHEETS = ("new-game", "settings")
PHONE = Options(390, 844, touch=True)
IS_CLOSED = waiting(
    "() => document.querySelector('dialog[open], [data-region=panels]:not([hidden])') === null"
    " && history.state === null"
)
OPEN_SHEETS = "() => [...document.querySelectorAll('dialog[open]')].map(({ dataset }) => dataset.sheet)"
FOCUSED = "() => document.activeElement.dataset.action ?? document.activeElement.ariaHasPopup"


@pytest.mark.both_browsers
@pytest.mark.parametrize("way", WAYS_TO_CLOSE)
def test_each_sheet_is_closed_and_returns_the_focus(page: GamePage, way: str) -> None:
    before = page.start()
    address = page.tab.run("() => location.href")
    for name in SHEETS:
        page.choose(name)
        page.until_shown(f'[data-sheet="{name}"]')
        close_sheet(page, way)
        page.tab.run(IS_CLOSED)
        assert "dialog" == page.tab.run(FOCUSED), name

    assert (before.hand, address) == (page.look().hand, page.tab.run("() => location.href"))


def test_a_question_leaves_the_sheet_open_that_asks_it(page: GamePage) -> None:
    page.start()
    page.choose("statistics")
    page.until_shown('[data-sheet="statistics"]')
    page.click('[data-sheet="statistics"] .button.danger')
    page.until_shown('[data-sheet="question"]')
    page.click('[data-sheet="question"] .button', "Cancel")
    page.tab.run(waiting("() => document.querySelector('[data-sheet=question]') === null"))

    assert ["statistics"] == page.tab.run(OPEN_SHEETS)


@pytest.mark.both_browsers
def test_a_reload_with_a_sheet_open_leaves_no_entry_of_the_history(page: GamePage) -> None:
    """Back would do nothing once."""
    page.start()
    page.choose("settings")
    page.until_shown('[data-sheet="settings"]')
    page.tab.reload()
    page.until("turn", "discard")
    page.tab.run(IS_CLOSED)


@pytest.mark.both_browsers
@pytest.mark.parametrize("part", ["log", "replay"])
def test_back_closes_what_covers_the_table_of_a_phone(visitor: Visitor, part: str) -> None:
    page = visitor.open_page()
    page.tab.resize(PHONE.width, PHONE.height)
    before = page.start()
    page.choose(part)
    page.until_shown('[data-region="panels"] section')
    page.tab.run("() => history.back()")
    page.tab.run(IS_CLOSED)

    assert before == page.look()


@pytest.mark.both_browsers
@pytest.mark.parametrize(
    "name, part, touched",
    [("log", ".panel", ".panel"), ("replay", ".replay", '.replay button[aria-label="Go to start"]')],
)
def test_escape_closes_what_covers_a_part_of_the_table_wherever_the_focus_is(
    page: GamePage, name: str, part: str, touched: str
) -> None:
    """A result below it stays; a button that is disabled while it has the focus loses it."""
    page.start(limit=80)
    page.play_round()
    page.tab.resize(PHONE.width, PHONE.height)
    page.choose(name)
    page.until_shown(part)
    page.click(touched)
    page.tab.run("() => document.activeElement.blur()")
    page.tab.press("Escape")
    page.tab.run(waiting("(part) => document.querySelector(part) === null"), part)

    page.until_shown('[data-sheet="result"]')


def test_a_sheet_is_dragged_down_on_a_phone(visitor: Visitor) -> None:
    """By its head; a short way down, it comes back."""
    page = visitor.open_page()
    page.tab.resize(PHONE.width, PHONE.height)
    page.start()
    page.choose("new-game")
    page.until_shown('[data-sheet="new-game"]')
    drag = """(far) => {
        const head = document.querySelector("[data-sheet] header");
        const tell = (type, clientY) => head.dispatchEvent(
            new PointerEvent(type, { pointerType: "touch", pointerId: 1, clientY, bubbles: true }));
        head.setPointerCapture = () => {};
        tell("pointerdown", 100);
        tell("pointermove", 100 + far);
        tell("pointerup", 100 + far);
        return document.querySelector("[data-sheet]") !== null;
    }"""

    assert page.tab.run(drag, 40)
    page.tab.run(drag, 200)
    page.tab.run(IS_CLOSED)


def test_the_buttons_of_a_new_game_are_in_one_line(page: GamePage) -> None:
    page.tab.resize(1280, 800)
    page.start()
    page.choose("new-game")
    page.until_shown('[data-sheet="new-game"]')
    lines = """() => new Set(
        [...document.querySelectorAll(".sheet-buttons > button")].map((each) => each.offsetTop)).size"""

    assert 1 == page.tab.run(lines)


@pytest.mark.parametrize("choice", ["numbered", "other"])
def test_a_wrong_number_has_the_focus_and_is_in_sight_with_what_is_wrong(page: GamePage, choice: str) -> None:
    page.start()
    page.choose("new-game")
    page.until_shown('[data-sheet="new-game"]')
    page.tab.run(CHOOSE_AND_EMPTY, choice)
    page.click('[data-sheet="new-game"] .main')

    assert [True, True] == page.tab.run(IN_SIGHT)


def test_a_sheet_that_comes_late_takes_the_place_of_another(page: GamePage) -> None:
    """Today is loaded when it is first asked for, while the settings open at once."""
    page.start()
    page.tab.press("F2")
    page.tab.press("Control+,")
    page.until_shown('[data-sheet="today"]')
    shown = page.tab.run(OPEN_SHEETS)
    page.tab.run("() => history.back()")
    page.tab.run(IS_CLOSED)

    assert ["today"] == shown


def test_a_menu_of_the_bar_is_used_with_the_keyboard(page: GamePage) -> None:
    page.start()
    page.tab.run("() => document.querySelector('.menu-bar button').focus()")
    for key, entry in (
        ("Enter", "today"),
        ("ArrowDown", "puzzles"),
        ("ArrowUp", "today"),
        ("ArrowRight", "hint"),
        ("ArrowLeft", "today"),
        ("End", "statistics"),
    ):
        page.tab.press(key)
        page.tab.run(waiting("(entry) => document.activeElement.dataset.action === entry"), entry)
    page.tab.press("Escape")
    page.tab.run(waiting("() => document.querySelector('.menu-list:popover-open') === null"))

    assert "Game" == page.tab.run("() => document.activeElement.textContent")
