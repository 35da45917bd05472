"""Where the engine cannot be downloaded or run, the page says why."""

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from straights_server.http import page_headers
from tests.support.web.browsers import Browser, Options
from tests.support.web.page_server import PAGE, PageServer
from tests.support.web.visitor import watched
from web.serve import PageHandler

pytestmark = pytest.mark.web

GAME = "/index.html?seed=44&seats=human,first-legal,first-legal,first-legal&speed=0&lang="
FIRST_VISIT = "/index.html?speed=0&lang="
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
        ("pyodide.asm.wasm", remove, "404"),
        ("pyodide.asm.wasm", cut, "couldn’t be started"),
        ("pyodide.js", remove, "couldn’t be started"),
        ("engine.zip", remove, "engine.zip: 404"),
        ("python_stdlib.zip", cut, "exit(1)"),
    ],
)
def test_a_damaged_engine_is_told(
    chromium_browser: Browser, copy: Path, file: str, damage: Callable[[Path], None], said: str
) -> None:
    damage(copy / "engine" / file)

    assert said in reason_of(chromium_browser, copy)


def test_a_first_game_does_not_hide_that_the_engine_is_damaged(chromium_browser: Browser, copy: Path) -> None:
    """Its table is drawn before: as where the network is lost in the middle of a first visit."""
    cut(copy / "engine" / "engine.zip")
    reason = reason_of(chromium_browser, copy, address=FIRST_VISIT)

    assert "couldn’t be started" in reason
    assert "Traceback" not in reason


@pytest.mark.both_browsers
def test_without_web_assembly_the_page_says_what_to_allow(browser: Browser, page_server: PageServer) -> None:
    """As in Lockdown Mode of Apple's systems, where loading the page again does not help."""
    with watched(browser, page_server.origin, Options()) as visitor:
        tab = visitor.open_page().tab
        tab.prepare("delete globalThis.WebAssembly;")
        tab.go(page_server.origin + GAME + "en")
        reason = str(tab.run(WAIT_FOR_REASON))

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
def test_in_a_frame_without_an_origin_the_page_says_what_it_needs(
    browser: Browser, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = PageHandler.end_headers

    def end_sandboxed(handler: PageHandler) -> None:
        handler.send_header("Content-Security-Policy", "sandbox allow-scripts")
        end(handler)

    monkeypatch.setattr(PageHandler, "end_headers", end_sandboxed)

    assert "Open the game in a tab of its own." in reason_of(browser, copy)


def test_a_page_without_its_cards_says_so(chromium_browser: Browser, copy: Path) -> None:
    remove(copy / "resources/cards-classic.svg")

    assert "couldn’t be started" in reason_of(chromium_browser, copy)


def garble(file: Path) -> None:
    """As where a host has changed it on its way."""
    file.write_text("export {", encoding="utf-8")


@pytest.mark.both_browsers
@pytest.mark.parametrize("file", ["main.js", "chunk-*.js", "shell-*.js"])
@pytest.mark.parametrize("damage", [remove, garble])
def test_a_page_without_one_of_its_modules_says_so(
    browser: Browser, copy: Path, file: str, damage: Callable[[Path], None]
) -> None:
    """Nothing of the page runs then, or not all of it."""
    for module in copy.glob(file):
        damage(module)

    assert "couldn’t be started" in reason_of(browser, copy)


@pytest.mark.both_browsers
def test_a_module_that_is_missing_early_is_told_too(
    browser: Browser, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser knows it before what tells the player has come."""
    remove(copy / "main.js")
    answer, is_answered = PageHandler.do_GET, threading.Event()

    def answer_last(handler: PageHandler) -> None:
        is_last = handler.path.endswith("/load_errors.js")
        assert not is_last or is_answered.wait(timeout=20)
        answer(handler)
        if handler.path.endswith("/main.js"):
            threading.Timer(0.3, is_answered.set).start()  # once the browser has read the answer

    monkeypatch.setattr(PageHandler, "do_GET", answer_last)

    assert "couldn’t be started" in reason_of(browser, copy)


def test_a_missing_module_is_told_in_the_players_language(chromium_browser: Browser, copy: Path) -> None:
    remove(copy / "main.js")

    assert "konnte nicht gestartet werden" in reason_of(chromium_browser, copy, language="de")


def test_what_tells_of_a_missing_module_may_be_missing(chromium_browser: Browser, copy: Path) -> None:
    """Its English text stands in a file of its own."""
    remove(copy / "main.js")
    remove(copy / "load_failure.js")

    assert "couldn’t be started" in reason_of(chromium_browser, copy, language="de")


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


def test_a_page_without_its_texts_is_english(chromium_browser: Browser, copy: Path) -> None:
    """They stand in the code."""
    remove(copy / "resources/texts/de.json")

    assert "" == reason_of(chromium_browser, copy, "de")


def test_code_under_a_wrong_type_runs_all_the_same(
    chromium_browser: Browser, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some hosts know no WebAssembly; it only starts more slowly there."""
    monkeypatch.setitem(page_headers.TYPES, ".wasm", "application/octet-stream")

    assert "" == reason_of(chromium_browser, copy)
