"""Each language: nothing of English is left, on the table, in the menu and in dialogs."""

import json
import re
from collections.abc import Iterable, Iterator

import pytest

from straights_gui.resources import LANGUAGES
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import GamePage, close_all
from tests.support.web.page_checks import visible_texts
from tests.support.web.page_server import PAGE, PageServer
from tests.support.web.visitor import watched

pytestmark = pytest.mark.web
COMPLETE = ("de", "fr", "es")
PLACES = ("new-game", "open", "settings", "statistics", "rules", "shortcuts", "about")
NAMES = {"Straights", "Clara", "Diego", "Hugo", "MIT", "dev", *LANGUAGES.values()}


def read_page(page: GamePage, language: str) -> set[str]:
    """Gather what there is to read: at a turn, after moves, in the menu and its dialogs."""
    look = page.start(lang=language)
    found = visible_texts(page.tab)
    for _ in range(3):
        look = page.use(look.usable[0])
        found |= visible_texts(page.tab)
    for place in PLACES:
        page.choose(place)
        page.until_shown("dialog[open] h2")
        found |= visible_texts(page.tab)
        close_all(page)
    return found


def vocabulary(language: str) -> set[str]:
    """The words of all texts of the page, also of those that are loaded later."""
    files = (PAGE / "resources/texts").glob(f"*{language}.json")
    return words(leaves([json.loads(file.read_text(encoding="utf-8")) for file in files]))


def leaves(values: object) -> Iterator[str]:
    if isinstance(values, dict | list):
        for each in values.values() if isinstance(values, dict) else values:
            yield from leaves(each)
    else:
        yield str(values)


@pytest.fixture(scope="module")
def english(chromium_browser: Chromium, page_server: PageServer) -> set[str]:
    with watched(chromium_browser, page_server.origin) as visitor:
        return read_page(visitor.open_page(), "en")


@pytest.mark.parametrize("language", COMPLETE)
def test_no_english_is_left(english: set[str], page: GamePage, language: str) -> None:
    """What is read in both languages is a name, or a word that both have."""
    found = read_page(page, language)
    assert language == page.tab.run("() => document.documentElement.lang")
    known = words(NAMES) | vocabulary(language)

    assert set() == {text for text in found & english if not words([text]) <= known}


# The boxes that are not as far from the right as they were from the left, where text is from right to left.
MIRROR = """(selector) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const hebrew = (each) => String.fromCharCode(1488 + (each.charCodeAt(0) % 22));
        texts.currentNode.data = texts.currentNode.data.replace(/[a-z]/gi, hebrew);
    }
    const isBox = (each) =>
        each.checkVisibility() && !["contents", "inline"].includes(getComputedStyle(each).display);
    const boxes = [...document.querySelectorAll(selector)].flatMap((frame) =>
        [frame, ...frame.querySelectorAll("*:not(svg *)")].filter(isBox).map((each) => [frame, each]));
    const placed = (end) => boxes.map(([frame, each]) =>
        Math.abs(each.getBoundingClientRect()[end] - frame.getBoundingClientRect()[end]));
    const before = placed("left");
    document.documentElement.dir = "rtl";
    const isMirrored = (each) => getComputedStyle(each.parentElement).direction === "rtl";
    const after = placed("right");
    const moved = boxes.filter(([, each], at) => isMirrored(each) && Math.abs(after[at] - before[at]) > 1);
    document.documentElement.dir = "ltr";
    return moved.map(([, each]) => `${each.localName}.${each.className}`);
}"""


def test_a_language_from_right_to_left_is_mirrored(page: GamePage) -> None:
    page.start()
    moved = {"table": page.tab.run(MIRROR, ".seat-panel, .toolbar")}
    for place in PLACES:
        page.choose(place)
        page.until_shown("dialog[open] h2")
        moved[place] = page.tab.run(MIRROR, "dialog[open]")
        close_all(page)
    page.play_round()
    moved["result"] = page.tab.run(MIRROR, ".result")

    assert {place: [] for place in moved} == moved


def words(found: Iterable[str]) -> set[str]:
    """Split texts into words in small letters; the letter that a menu underlines has no sign then."""
    return {word for text in found for word in re.findall(r"[^\W\d]{3,}", text.replace("&", "").lower())}
