"""Games with others: at this screen, or at the table to which a link leads."""

import pytest

from tests.support.web.browsers import waiting
from tests.support.web.game_page import GamePage, texts
from tests.support.web.page_checks import accessibility_faults

pytestmark = pytest.mark.web
SHEET = '[data-sheet="others"]'
ENTER = """(text) => { document.querySelector('[data-field="table-link"]').value = text; }"""
PLAYERS = (
    """() => [...document.querySelectorAll('[data-sheet="new-game"] select')].map((each) => each.value)"""
)
HAS_LEFT = waiting("(part) => location.href.includes(part)")


def opened(page: GamePage) -> None:
    page.tab.press("Alt+J")
    page.until_shown(SHEET)


def test_a_game_at_this_screen_has_another_human(page: GamePage) -> None:
    page.start()
    opened(page)
    faults = accessibility_faults(page.tab)
    page.click(f"{SHEET} .segment:last-child")
    faults += accessibility_faults(page.tab)
    page.click(f"{SHEET} footer .main", "Choose players")
    page.until_shown('[data-sheet="new-game"]')

    assert "human" == texts(page.tab.run(PLAYERS))[0]
    assert () == faults


def test_a_link_leads_to_its_table_and_anything_else_is_told(page: GamePage) -> None:
    page.start()
    opened(page)
    told = []
    for text in ("", "hello", "javascript:alert(1)", "mailto:a@b.org"):
        page.tab.run(ENTER, text)
        page.tab.press("Enter")
        told.append(page.text(f"{SHEET} .problem"))
    page.tab.run(ENTER, f"{page.origin.removeprefix('http://')}/?table=abc")
    page.reloaded_by(lambda: page.tab.press("Enter"))
    page.tab.run(HAS_LEFT, "?table=abc")

    assert ["This is not a link. Paste the one that the host has sent you."] * 4 == told
