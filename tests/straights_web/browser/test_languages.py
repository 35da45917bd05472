"""Each language: nothing of English is left, on the table, in the menu and in dialogs."""

import json
import re
from collections.abc import Iterable, Iterator

import pytest

from straights_gui.resources import LANGUAGES
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import GamePage
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
        page.tab.press("Escape")
        page.tab.run(
            "async () => { while (document.querySelector('dialog[open]')) {"
            " await new Promise((go) => setTimeout(go, 10)); } }"
        )
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
def test_no_english_is_left(
    english: set[str], chromium_browser: Chromium, page_server: PageServer, language: str
) -> None:
    """What is read in both languages is a name, or a word that both have."""
    with watched(chromium_browser, page_server.origin) as visitor:
        page = visitor.open_page()
        found = read_page(page, language)
        assert language == page.tab.run("() => document.documentElement.lang")
    known = words(NAMES) | vocabulary(language)

    assert set() == {text for text in found & english if not words([text]) <= known}


def words(found: Iterable[str]) -> set[str]:
    """Split texts into words in small letters; the letter that a menu underlines has no sign then."""
    return {word for text in found for word in re.findall(r"[^\W\d]{3,}", text.replace("&", "").lower())}
