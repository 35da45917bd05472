"""What can be pressed stays where it is while the rest of the page is loaded."""

from collections.abc import Callable

import pytest

from tests.support.server.running import ServerProcess
from tests.support.web.browsers import Browser, Options
from tests.support.web.game_page import YOUR_MOVE, GamePage
from tests.support.web.page_checks import WATCH_BUTTONS, moved_buttons
from tests.support.web.table_page import come, open_table, type_name
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web
SIZES = [(390, 844), (640, 360), (1366, 768)]
ROOM = '[data-region="room"] button'
LOBBY = '[data-action="open-table"]'
# If the table's size changes, all on it is laid out and painted anew.
WATCH_TABLE = """
    window.tableSizes = new Set();
    addEventListener("DOMContentLoaded", () => {
        new ResizeObserver(([{ contentRect: { width, height } }]) => {
            window.tableSizes.add(`${width} x ${height}`);
        }).observe(document.querySelector("[data-region='felt']"));
    });
"""


def until_loaded(page: GamePage, selector: str) -> None:
    """Wait for what is in the felt, and for the toolbar, which is loaded by itself."""
    page.until_shown(selector)
    page.until_shown('[data-region="toolbar"] button')


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_at_a_server(
    browser: Browser, table_server: ServerProcess, size: tuple[int, int]
) -> None:
    """In the lobby, a room, and the own room after a reload; a press would miss a button that moves."""
    with watched(browser, table_server.url, Options(*size)) as visitor:
        page = visitor.open_page()
        page.tab.prepare(WATCH_BUTTONS)
        page.tab.go(f"{table_server.url}/?lang=en&speed=0")
        until_loaded(page, LOBBY)
        found = [*moved_buttons(page.tab)]
        come(page, open_table(table_server.url, None, None, None))
        until_loaded(page, ROOM)
        found += moved_buttons(page.tab)
        type_name(page, "Bo")
        page.click('[data-number="2"] [data-action="sit"]')
        page.until_shown("[data-own]")
        page.tab.reload()
        until_loaded(page, "[data-own]")
        found += moved_buttons(page.tab)

        assert [] == found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["seed=44", ""], ids=["game", "first-visit"])
def test_nothing_moves_in_a_game(
    visit: Callable[[Options], Visitor], size: tuple[int, int], game: str
) -> None:
    page = visit(Options(*size)).open_page()
    page.tab.prepare(WATCH_BUTTONS + WATCH_TABLE)
    page.tab.go(f"{page.origin}/index.html?lang=en&speed=0&{game}")
    page.until(*YOUR_MOVE)
    until_loaded(page, '[data-region="hand"] button')

    assert () == moved_buttons(page.tab)
    assert 1 == page.tab.run("() => window.tableSizes.size")
