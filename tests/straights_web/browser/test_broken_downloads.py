"""Where the engine cannot be downloaded or run, the page says why."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.web.browsers import Browser, Options
from tests.support.web.faulty_worker import FAULTS, add_fault
from tests.support.web.game_page import STOPS, GamePage, hand_card
from tests.support.web.page_server import PAGE, PageServer
from tests.support.web.visitor import Visitor, watched

pytestmark = pytest.mark.web

GAME = "/index.html?seed=44&seats=human,first-legal,first-legal,first-legal&speed=0&lang="
SHOWS_NO_CARD = (
    "() => ![...document.querySelectorAll('button[data-card]')].some((each) => each.checkVisibility())"
)
WAIT_FOR_REASON = """() => new Promise((resolve) => {
    const look = () => {
        const reason = document.querySelector(".loading-reason");
        const isPlaying = document.documentElement.dataset.state === "turn";
        if (isPlaying || (reason !== null && !reason.hidden)) {
            resolve(isPlaying ? "" : reason.textContent);
        } else {
            setTimeout(look, 20);
        }
    };
    look();
})"""


def remove(file: Path) -> None:
    """As where an upload was not complete."""
    file.unlink()


def cut(file: Path) -> None:
    """As where an upload was interrupted."""
    file.write_bytes(file.read_bytes()[:100_000])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the page; without a service worker, which would keep no incomplete page either."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    (folder / "service_worker.js").write_text("", encoding="utf-8")
    return folder


def reason_of(browser: Browser, folder: Path, language: str = "en", address: str = GAME) -> str:
    """What the page says, or nothing once a game can be played."""
    with PageServer(folder) as server, watched(browser, server.origin, Options()) as visitor:
        for expected in ("404", "console", "exception"):
            visitor.expect(expected)
        tab = visitor.open_page().tab
        tab.go(server.origin + address + language)
        reason = str(tab.run(WAIT_FOR_REASON))
        assert reason == "" or tab.run(SHOWS_NO_CARD)
        return reason


@pytest.mark.parametrize(
    "file, damage, said",
    [
        ("engine/engine.wasm", remove, "engine.wasm: 404"),
        ("engine/engine.wasm", cut, "couldn’t be started"),
        ("connection/engine_worker.js", remove, "couldn’t be started"),
    ],
)
def test_a_damaged_engine_is_told(
    chromium_browser: Browser, copy: Path, file: str, damage: Callable[[Path], None], said: str
) -> None:
    damage(copy / file)

    assert said in reason_of(chromium_browser, copy)


@pytest.mark.both_browsers
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_an_engine_that_stops_is_told_and_its_game_goes_on(browser: Browser, copy: Path, fault: str) -> None:
    add_fault(copy, fault)
    with PageServer(copy) as server, watched(browser, server.origin, Options()) as visitor:
        for expected in ("console", "exception"):
            visitor.expect(expected)
        page = visitor.open_page()
        page.start()
        for _ in range(2):
            page.use(page.look().usable[0])
        before = page.look()
        page.click(hand_card(before.usable[0]))
        page.until_shown("dialog[open]")
        assert "Something went wrong" == page.text("dialog[open] h2")
        page.reloaded_by(lambda: page.click("dialog[open] button", "Reload"))

        assert before == page.until(*STOPS)


@pytest.mark.both_browsers
def test_without_web_assembly_the_page_says_what_to_allow(page: GamePage) -> None:
    """As in Lockdown Mode of Apple's systems, where loading the page again does not help."""
    page.tab.prepare("delete globalThis.WebAssembly;")
    page.tab.go(page.origin + GAME + "en")
    reason = str(page.tab.run(WAIT_FOR_REASON))

    assert reason.startswith("The game needs WebAssembly, which this browser doesn’t allow.")
    assert "Lockdown Mode" in reason


@pytest.mark.both_browsers
def test_opened_as_a_file_the_page_says_what_it_needs(browser: Browser) -> None:
    """As after a double click on it: browsers refuse the modules of a file."""
    with watched(browser, PAGE.as_uri(), Options()) as visitor:
        visitor.expect("console")
        visitor.expect("Cross-Origin")  # in Firefox
        tab = visitor.open_page().tab
        tab.go((PAGE / "index.html").as_uri())

        assert "it needs a web server" in str(tab.run(WAIT_FOR_REASON))


@pytest.mark.both_browsers
def test_in_a_frame_without_an_origin_the_page_asks_for_a_tab(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in one that may run scripts alone, in which browsers refuse all modules."""
    monkeypatch.setattr("web.serve.HEADERS", {"Content-Security-Policy": "sandbox allow-scripts"})
    visitor.expect("console")
    visitor.expect("Cross-Origin")  # in Firefox
    tab = visitor.open_page().tab
    tab.go(visitor.origin + GAME + "en")

    assert "Open the game in a tab of its own." in str(tab.run(WAIT_FOR_REASON))


def garble(file: Path) -> None:
    """As where a host has changed it on its way."""
    file.write_text("export {", encoding="utf-8")


@pytest.mark.both_browsers
@pytest.mark.parametrize(
    "file, damage", [("main.js", remove), ("chunk-*.js", garble), ("shell-*.js", remove)]
)
def test_a_page_without_one_of_its_modules_says_so(
    browser: Browser, copy: Path, file: str, damage: Callable[[Path], None]
) -> None:
    """In the player's language; nothing of the page runs then, or not all of it."""
    for module in copy.glob(file):
        damage(module)

    assert "konnte nicht gestartet werden" in reason_of(browser, copy, "de")


@pytest.mark.both_browsers
def test_a_page_of_which_no_module_has_come_says_what_to_do(browser: Browser, copy: Path) -> None:
    """After a while, and by its style alone: nothing else is there that could say it."""
    remove(copy / "main.js")
    remove(copy / "load_errors.js")
    says = """() => {
        const late = document.querySelector(".loading-late");
        const isSaid = () => late?.checkVisibility({ visibilityProperty: true }) ?? false;
        const before = isSaid();
        document.getAnimations().forEach((each) => each.finish());
        return [before, isSaid()];
    }"""
    with PageServer(copy) as server, watched(browser, server.origin, Options()) as visitor:
        for expected in ("404", "console", "exception"):
            visitor.expect(expected)
        tab = visitor.open_page().tab
        tab.go(server.origin + GAME + "en")

        assert [False, True] == tab.run(says)
