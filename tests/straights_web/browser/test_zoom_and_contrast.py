"""Text of twice or four times its size, and the system's own colours: all is in reach and in sight."""

from collections.abc import Callable

import pytest

from tests.support.web.browsers import Options, until_painted
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import texts
from tests.support.web.page_checks import cut_texts, layout_faults
from tests.support.web.page_server import PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
OUT_OF_REACH = """(what) => [...document.querySelectorAll(what)].filter((each) => {
    if (!each.checkVisibility() || each.disabled) { return false; }
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = each.getBoundingClientRect();
    const isSeen = (right, down) => {
        const at = document.elementFromPoint(left + right * width, top + down * height);
        return at !== null && (each.contains(at) || at.contains(each));
    };
    const parts = [0.5, 0.15, 0.85];
    return width < 12 || height < 12 || !parts.some((right) => parts.some((down) => isSeen(right, down)));
}).map((each) => each.dataset.card ?? each.dataset.action ?? each.outerHTML.slice(0, 60))"""
ON_TABLE = (
    ".toolbar button, [data-region=hand] button, [data-suit], [data-region=table] [data-card],"
    " [data-seat], [data-region=message]"
)
# The texts that take more than a line.
LINES = """(what) => [...document.querySelectorAll(what)].filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect().height > parseFloat(getComputedStyle(each).fontSize) * 1.9;
}).map(({ textContent }) => textContent)"""
LOOKS = """() => {
    const style = (what, pseudo) => getComputedStyle(document.querySelector(what), pseudo);
    const turn = style('[data-turn] .seat-panel');
    const other = style('[data-seat]:not([data-turn]) .seat-panel');
    const last = style('.place[data-mark] > .card', '::after');
    const mark = style(".place[data-mark]", "::after");
    return [
        turn.borderTopWidth !== other.borderTopWidth,
        last.outlineStyle === 'solid' && parseFloat(last.outlineWidth) >= 3,
        mark.clipPath !== 'none' && mark.forcedColorAdjust === 'none',
        style('.hand .card').forcedColorAdjust === 'none',
    ];
}"""

HAS_COLOUR_OF_TEXT = """(what, part, property) => {
    const text = document.querySelector(what);
    return getComputedStyle(text, part)[property] === getComputedStyle(text).color;
}"""


@pytest.mark.parametrize("size", [20, 32])
def test_text_of_a_larger_setting_is_whole_on_phones(
    size: int, chromium_browser: Chromium, page_server: PageServer
) -> None:
    """Also the numbers, the names, and a message over two lines, which covers no card."""
    browser = Chromium(f"--blink-settings=defaultFontSize={size}", beside=chromium_browser)
    found = {}
    for screen in (Options(390, 844, touch=True), Options(360, 640, touch=True)):
        with watched(browser, page_server.origin, screen) as visitor:
            page = visitor.open_page()
            page.use(page.start().usable[0])
            found[screen.width] = [
                *layout_faults(page.tab),
                *cut_texts(page.tab, ".layout"),
                *texts(page.tab.run(LINES, ".seat-score dd, .seat-name, .toolbar-status")),
                *texts(page.tab.run(OUT_OF_REACH, ON_TABLE)),
            ]
    browser.close()

    assert {390: [], 360: []} == found


def test_turn_last_card_marks_and_chosen_tiles_are_seen_in_forced_colours(
    visit: Callable[[Options], Visitor],
) -> None:
    """By edges and a mark, since the system's colours replace backgrounds and shadows.

    A mark has the colour of its text, and the note in a tile that of its title.
    """
    page = visit(Options(forces_colours=True)).open_page()
    page.use(page.start().usable[0])
    until_painted(page.tab)
    assert [True] * 4 == page.tab.run(LOOKS)

    page.tab.press("F2")
    page.until_shown(".today .places")
    assert page.tab.run(HAS_COLOUR_OF_TEXT, ".today .places b", "::before", "backgroundColor")
    page.tab.press("Escape")
    page.choose("new-game")
    page.until_shown(".tiles")
    assert page.tab.run(HAS_COLOUR_OF_TEXT, ".tiles input:checked + span", "::after", "color")
