"""What survives: a reload, a second tab, no network, a new version, no storage."""

import re
import shutil
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.web.browsers import Browser, waiting
from tests.support.web.game_page import STOPS, GamePage
from tests.support.web.page_server import PAGE, PageServer
from tests.support.web.visitor import Visitor, watched
from web.page import service_worker

pytestmark = pytest.mark.web
REFUSED = """
    const refuse = () => { throw new DOMException("refused", "SecurityError"); };
    Object.defineProperty(window, "indexedDB", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
"""
FULL = """
    const full = () => { throw new DOMException("full", "QuotaExceededError"); };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
"""
OTHER_TAB = "Open in another tab"


def play_turns(page: GamePage, count: int) -> None:
    for _ in range(count):
        page.use(page.look().usable[0])


def open_own_game(page: GamePage) -> None:
    """Come back without saying which game."""
    page.tab.go(f"{page.origin}/index.html?speed=0&lang=en")


@pytest.mark.both_browsers
def test_a_reload_goes_on_where_it_was(page: GamePage) -> None:
    page.start()
    play_turns(page, 3)
    before = page.look()
    page.tab.reload()

    assert before == page.until(*STOPS)


@pytest.mark.both_browsers
def test_one_of_two_tabs_plays(visitor: Visitor) -> None:
    """The second says that the game goes on in the first, and can take it over; then the first says so.

    Only the button does, however often Escape is pressed.
    """
    first = visitor.open_page()
    first.start()
    play_turns(first, 2)
    before = first.look()
    second = visitor.open_page()
    open_own_game(second)
    second.until_shown("dialog[open]")
    for _ in range(3):
        assert OTHER_TAB == second.tab.run("() => document.querySelector('dialog[open] h2')?.textContent")
        second.tab.press("Escape")
    second.click("dialog[open] button", "Play here")

    assert before == second.until(*STOPS)
    first.until_shown("dialog[open]")
    assert OTHER_TAB == first.text("dialog[open] h2")


@pytest.mark.parametrize("trouble", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_that_keeps_nothing_is_no_hindrance(page: GamePage, trouble: str) -> None:
    page.tab.prepare(trouble)
    page.start()
    play_turns(page, 3)

    said = page.tab.run(waiting("() => document.querySelector('[role=\"status\"] .notice')?.textContent"))
    assert "doesn’t keep anything" in str(said)
    assert 1 == page.tab.run("() => document.querySelectorAll('.notice').length")


@pytest.mark.both_browsers
def test_the_page_starts_without_network(browser: Browser) -> None:
    with PageServer() as server, watched(browser, server.origin, has_service_worker=True) as visitor:
        first = visitor.open_page()
        first.start()
        first.until_kept()
        first.tab.close()
        server.stop()
        page = visitor.open_page()
        look = page.start(seed=45)

        assert 13 == len(look.hand)
        visitor.expect("service_worker.js")


@pytest.mark.both_browsers
def test_a_page_that_is_left_while_it_loads_loads_the_next_time(
    browser: Browser, page_server: PageServer
) -> None:
    """Also where its files come from the service worker: nobody has to wait before another reload."""
    with watched(browser, page_server.origin, has_service_worker=True) as visitor:
        # What Firefox says of files that nobody waits for any more.
        visitor.expect("A ServiceWorker intercepted the request")
        visitor.expect("error loading dynamically imported module")
        page = visitor.open_page()
        page.start()
        page.until_kept()
        for seed in range(100, 104):
            page.tab.go(f"{page.origin}/index.html?speed=0&lang=en&seed={seed}")
            page.tab.reload()

            assert 13 == len(page.until(*STOPS).hand)


# A mark in two files, read past the browser's own cache: through the service worker alone.
MARKS = """async () => {
    const page = document.querySelector('meta[name="version"]').content;
    const answer = await fetch("version.json", { cache: "no-store" });
    return [page, (await answer.json()).version];
}"""


def publish(folder: Path, version: str) -> None:
    start = (PAGE / "index.html").read_text(encoding="utf-8")
    marked = re.sub(r"</title>", f'</title><meta name="version" content="{version}" />', start)
    (folder / "index.html").write_text(marked, encoding="utf-8")
    (folder / "version.json").write_text(f'{{"version": "{version}"}}', encoding="utf-8")
    shutil.copy(ROOT / "straights_web" / service_worker.NAME, folder)
    service_worker.fill_in(folder)


@pytest.mark.both_browsers
def test_a_new_version_is_offered_and_taken_whole(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    publish(folder, "one")
    with PageServer(folder) as server, watched(browser, server.origin, has_service_worker=True) as visitor:
        visitor.expect("A ServiceWorker intercepted the request")  # Firefox, of what a reload breaks off
        page = visitor.open_page()
        page.start()
        page.until_kept()
        publish(folder, "two")
        page.tab.reload()
        page.until_shown(".notice")
        assert ["one", "one"] == page.tab.run(MARKS)

        page.reloaded_by(lambda: page.click(".notice .button", "Reload"))
        assert ["two", "two"] == page.tab.run(MARKS)
        assert page.until("turn").hand
