"""Laws of all places of the page: each control does something, and nothing that none may do."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from functools import partial

import pytest
from playwright.sync_api import Error

from tests.support.server.running import ServerProcess
from tests.support.web.browsers import Options, PageLeft, waiting
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import GamePage, close_all, point, texts
from tests.support.web.page_checks import accessibility_faults, cut_texts, missed_by_tab
from tests.support.web.page_server import PageServer
from tests.support.web.places import (
    ALL_PLACES,
    ALONE,
    AT_SERVER,
    MENU,
    PLACES,
    PLACES_OF_KEYS,
    STAGES,
    Place,
    at_table_with_clocks,
    by_clicks,
)
from tests.support.web.table_page import TABLE_PAGE
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
WAY_BACK = 5  # seconds
SHEETS = ("dialog[open]", '[data-sheet="result"]')
BESIDE = ".toolbar, .notices"
CLEAR = "() => document.querySelectorAll('.notice').forEach((each) => each.remove())"
# The controls in a part of which nothing can be met, wherever it is scrolled to.
OUT_OF_REACH = """(part) =>
    [...document.querySelectorAll(`${part} :is(button:not(.pile), select, label, summary)`)]
    .filter((each) => {
        if (!each.checkVisibility() || each.offsetWidth === 0) { return false; }
        each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = each.getBoundingClientRect();
        const parts = [0.5, 0.15, 0.85];
        return !parts.some((right) => parts.some((down) =>
            each.contains(document.elementFromPoint(left + right * width, top + down * height))));
    })
    .map(({ ariaLabel, textContent }) => `${ariaLabel ?? textContent} is out of reach`)"""
# What goes beyond the page: files, the clipboard, the whole screen.
NOTE_EFFECTS = """
    window.effects = 0;
    const note = (object, name) => {
        const own = object[name];
        object[name] = function (...given) {
            window.effects += 1;
            return own.apply(this, given);
        };
    };
    note(URL, "createObjectURL");
    note(Clipboard.prototype, "writeText");
    note(Clipboard.prototype, "write");
    note(HTMLInputElement.prototype, "click");
    note(Element.prototype, "requestFullscreen");
"""
# What can be pressed now, by its name: nothing behind a dialog, no choice that is made already, and of the
# hand one card that may be used and one that may not.
FIND = """(part) => {
    const kinds = "button, a[href], select, summary, input[type=range], label:has(input:not([type=text]))";
    const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const isFree = (each) => each.checkVisibility() && each.offsetWidth > 0 && front.contains(each)
        && !each.matches(":disabled, [inert] *, [aria-disabled=true], select:not(:has(option + option))")
        && !each.matches(":has(input:is([type=radio]:checked, :disabled)), [aria-selected=true]");
    const hand = "[data-region=hand] button[data-card]";
    const cards = [hand, `${hand}:not([aria-disabled=true])`].map((each) => document.querySelector(each));
    const parts = [...document.querySelectorAll(part)];
    const all = [...new Set(parts.flatMap((each) => [...each.querySelectorAll(kinds)]))];
    const [named, numbers] = [new Map(), {}];
    for (const each of all) {
        const { dataset, ariaLabel, textContent, tagName } = each;
        const text = dataset.card ?? dataset.action ?? ariaLabel ?? textContent.trim().slice(0, 40);
        const name = `${tagName} ${text}`;
        numbers[name] = (numbers[name] ?? 0) + 1;
        const isPressed = each.matches(hand) ? front.contains(each) && cards.includes(each) : isFree(each);
        if (isPressed) { named.set(`${name} ${numbers[name]}`, each); }
    }
    window.controls = named;
    return [...named.keys()];
}"""
# All that can be seen, or is kept. What is chosen in the settings has to be more than a choice.
STATE = """() => {
    const fields = [...document.querySelectorAll("input, select")].filter((each) =>
        each.closest("[data-sheet=settings]") === null);
    const html = document.documentElement.outerHTML.replaceAll(/aria-checked="\\w+"/g, "");
    const values = fields.map(({ value, checked }) => `${value} ${checked}`);
    const { effects, scrollY } = window;
    return JSON.stringify([html, values, location.href, { ...localStorage }, effects, scrollY]);
}"""
# Choose something else in a list, or give the place of another control: null if something covers it.
AIM = f"""(name) => {{
    const each = window.controls.get(name);
    if (each.closest(".notice") === null) {{ ({CLEAR})(); }}  // else the end of a notice would be an effect
    each.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
    window.before = ({STATE})();
    if (each.matches("select, input")) {{
        const values = each.options ? [...each.options].map(({{ value }}) => value) : [each.min, each.max];
        each.value = values.findLast((value) => value !== each.value);
        each.dispatchEvent(new Event("input", {{ bubbles: true }}));
        each.dispatchEvent(new Event("change", {{ bubbles: true }}));
        return "chosen";
    }}
    const {{ left, top, width, height }} = each.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const places = parts.flatMap((down) => parts.map((right) => [left + right * width, top + down * height]));
    return places.find((place) => each.contains(document.elementFromPoint(...place))) ?? null;
}}"""
DISABLED_ENTRIES = """() => [...document.querySelectorAll('[data-sheet="menu"] [data-action]:disabled')]
    .map(({ dataset }) => dataset.action)"""
WITHOUT_ENGINE = {ALONE: set[str](), AT_SERVER: {"review"}}  # the server has no page with the engine
IS_CONNECTED = "() => document.querySelector('[data-action=retry]')?.checkVisibility() !== true"
KEYS = "() => [...document.querySelectorAll('.keys kbd')].map(({ textContent }) => textContent)"
SIGNS = {"Left": "ArrowLeft", "Right": "ArrowRight", "Esc": "Escape"}
STATE_AND_FOCUS = f"() => ({STATE})() + [...document.querySelectorAll('*')].indexOf(document.activeElement)"


def controls(page: GamePage, place: Place) -> tuple[str, ...]:
    return texts(page.tab.run(FIND, place.part))


def idle_controls(page: GamePage, place: Place) -> tuple[str, ...]:
    """Press each control of a place where one is; list what did nothing, or made the page complain."""
    page.tab.run(waiting(IS_CONNECTED))  # a busy machine may have lost the connection meanwhile
    names, found = controls(page, place), []
    assert names
    for name in names:
        known = len(page.tab.problems.found)
        come_back(page, place, name)
        wrong = press(page, name)
        if wrong != "":  # what the press before has asked for may have come only now
            come_back(page, place, name)
            wrong = press(page, name)
        found += [f"{name} {wrong}"] * (wrong != "")
        found += [f"{name}: {problem}" for problem in page.tab.problems.found[known:]]
    return tuple(found)


def come_back(page: GamePage, place: Place, name: str) -> None:
    """Come to where a control is, if one is not: the nearer way first."""

    def leave_what_was_opened() -> None:
        page.tab.press("Escape")
        page.until_shown(place.part)

    at_turn = partial(close_all, page), partial(place.reach, page, anew=False)
    elsewhere = leave_what_was_opened, partial(place.open, page)
    # A sheet that opens late covers the nearer way.
    with page.waiting_at_most(WAY_BACK), suppress(PageLeft, AssertionError, Error):
        if name in controls(page, place):
            return
        for way in at_turn if place.is_at_turn else elsewhere:
            way()
            if name in controls(page, place):
                return
    place.reach(page)
    assert name in controls(page, place), f"{name} is not there again"


def press(page: GamePage, name: str) -> str:
    """Press a control, and say what is wrong with it."""
    try:
        aim = page.tab.run(AIM, name)
        if aim is None:
            return "is covered"
        if aim != "chosen":
            page.tab.click(point(aim))
    except PageLeft:
        return ""
    return "" if has_changed(page, STATE) else "does nothing"


def has_changed(page: GamePage, state: str) -> bool:
    try:
        page.tab.run(waiting(f"() => ({state})() !== window.before", 5))
    except PageLeft:
        return True
    except Error as error:
        if "not within" not in str(error):
            raise
        return False
    return True


def idle_keys(page: GamePage, places: Mapping[str, Place | None], half: int) -> list[str]:
    """Press every second key of the list of keys where it should do something: list those that do nothing."""
    usual = places[""]
    assert usual is not None
    usual.reach(page)
    page.choose("shortcuts")
    page.until_shown(".keys kbd")
    keys = texts(page.tab.run(KEYS))
    assert set(places) <= {"", *keys}
    at = [(key, place) for key in keys[half::2] if (place := places.get(key, usual)) is not None]
    idle = [each for each in at if not does_something(page, each[1], each[0])]
    return [key for key, place in idle if not does_something(page, place, key, anew=True)]


def does_something(page: GamePage, place: Place, keys: str, *, anew: bool = False) -> bool:
    close_all(page)
    place.reach(page, anew=anew)
    page.tab.run(f"() => {{ ({CLEAR})(); window.before = ({STATE_AND_FOCUS})(); }}")
    for key in keys.replace("Ctrl", "Control").split():
        page.tab.press(SIGNS.get(key, key))
    return has_changed(page, STATE_AND_FOCUS)


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(
        tmp_path_factory.mktemp("tables") / "tables.sqlite3", "--page", str(TABLE_PAGE), "--pause", "0.01"
    )
    yield server
    assert (0, "") == server.end()


@pytest.fixture
def page_at(
    chromium_browser: Chromium, page_server: PageServer, table_server: ServerProcess
) -> Iterator[Callable[..., GamePage]]:
    """Open the page with the engine, or that of a server."""
    with ExitStack() as visits:

        def page_at(where: str, options: Options = Options()) -> GamePage:
            origin = page_server.origin if where == ALONE else table_server.url
            page = visits.enter_context(watched(chromium_browser, origin, options)).open_page()
            page.tab.prepare(NOTE_EFFECTS)
            return page

        yield page_at


@pytest.mark.parametrize("where, name", [(where, name) for where in ALL_PLACES for name in ALL_PLACES[where]])
def test_each_control_does_something(page_at: Callable[..., GamePage], where: str, name: str) -> None:
    """A screen reader knows it, and the Tab key reaches all of a sheet."""
    page, place = page_at(where), ALL_PLACES[where][name]
    place.reach(page)
    faults = accessibility_faults(page.tab)
    missed = missed_by_tab(page.tab, place.part, BESIDE) if place.part in SHEETS else ()

    assert ((), (), ()) == (faults, missed, idle_controls(page, place))


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("where", PLACES_OF_KEYS)
def test_each_key_of_the_list_does_something(page_at: Callable[..., GamePage], where: str, half: int) -> None:
    assert [] == idle_keys(page_at(where), PLACES_OF_KEYS[where], half)


@pytest.mark.parametrize("where", STAGES)
def test_each_entry_of_the_menu_can_be_chosen_at_some_time(
    page_at: Callable[..., GamePage], where: str
) -> None:
    page, disabled = page_at(where), []
    for come in STAGES[where]:
        come(page)
        by_clicks(MENU, '[data-sheet="menu"]', page=page)
        disabled.append({*texts(page.tab.run(DISABLED_ENTRIES))})

    assert WITHOUT_ENGINE[where] == set.intersection(*disabled)


def test_a_table_with_clocks_is_accessible(page_at: Callable[..., GamePage]) -> None:
    """They run on, which would be taken for the effect of a press."""
    page = page_at(AT_SERVER)
    at_table_with_clocks(page)

    assert accessibility_faults(page.tab) == ()


def test_each_place_is_whole_with_text_of_twice_its_size(
    chromium_browser: Chromium, page_server: PageServer
) -> None:
    """On a phone, which has no list of keys, in the browser's own setting."""
    browser = Chromium("--blink-settings=defaultFontSize=32", beside=chromium_browser)
    with watched(browser, page_server.origin, Options(390, 844, touch=True)) as visitor:
        page, found = visitor.open_page(), {}
        for name, place in PLACES.items():
            if name != "shortcuts":
                close_all(page)
                place.reach(page, anew=False)
                page.tab.run(CLEAR)
                cut = cut_texts(page.tab, place.part)  # before all is scrolled to
                found[name] = (*cut, *texts(page.tab.run(OUT_OF_REACH, place.part)))
    browser.close()

    assert dict.fromkeys(found, ()) == found
