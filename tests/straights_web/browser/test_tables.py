"""People sit down at tables of a real server with the page: they play, look on, and nobody is lost."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tests.support.server.proxy import Proxy
from tests.support.server.running import ServerProcess
from tests.support.web.browsers import Browser, Options, PageLeft, until_painted, waiting
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import STOPS, GamePage, texts
from tests.support.web.other_games import COUNT_DRAWINGS, WAY_ON, WAY_OUT, WAYS, act, step_by_clicks
from tests.support.web.page_checks import layout_faults
from tests.support.web.table_page import (
    ARGUMENTS,
    QUICK,
    be_ready,
    come,
    come_as_host,
    open_table,
    play_on,
    sit,
    until_connected,
)
from tests.support.web.visitor import Visitor, watched
from web.folders import SOURCES
from web.page import service_worker

pytestmark = pytest.mark.web
SHAPES = """() => new Set([...document.querySelectorAll(".room-place .seat-face")]
    .map((face) => getComputedStyle(face, "::after").clipPath)).size"""
SIZES = [(360, 640), (640, 360), (820, 1180), (1366, 768)]
SQUEEZED = """() => [...document.querySelectorAll(".room-place button, .room-host select")].filter((each) =>
    each.matches("select") ? each.offsetWidth < 150
        : each.getBoundingClientRect().right
            > Math.min(innerWidth, each.parentElement.getBoundingClientRect().right + 1)
).map(({ textContent }) => textContent)"""
# What browsers say of a connection that cannot be had, and of a file on its way from a server that is killed.
NO_CONNECTION = (
    "WebSocket connection to",
    "ERR_SOCKET_NOT_CONNECTED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION_REFUSED",  # a picture that is asked for while the server restarts
)
NEXT_VERSION = """
import sys
from engine.straights.protocol import tables
tables.VERSION += 1  # of the protocol, which the page does not speak
from straights_server.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""
CHOOSE_GAME = """(number, seats) => {
    const [game, players, length] = document.querySelectorAll("dialog[open] select");
    game.value = String(number);
    game.dispatchEvent(new Event("change", { bubbles: true }));
    players.value = String(seats);
    length.value = length.options[Math.min(1, 3 - number)].value;
    document.querySelector("dialog[open] input").value = "Anna";
}"""
COLOURS = "(link) => [link, 'body'].map((each) => getComputedStyle(document.querySelector(each)).color)"
IN_SECOND_HAND = "() => document.querySelector('.toolbar-status').textContent.includes('Hand 2')"
WAIT = ".strip > .quiet"
MAY_WAIT = "() => document.querySelector('.strip > .quiet')?.checkVisibility() ?? false"
WAITS = waiting("() => /waits for/.test(document.querySelector('.strip-note:last-child').textContent)")
MAY_DEAL = waiting("""() => document.querySelector(".strip").hasAttribute("data-settled")
    && document.querySelector(".strip .main").textContent.startsWith("Next hand")""")
SAYS = waiting("(text) => document.querySelector('[data-region=announcements]').textContent.includes(text)")
MESSAGE = waiting("(text) => document.querySelector('[data-region=message]').textContent === text")
WAITS_FOR_ROUND = "You see each round when it is over."
OFFERED = "() => document.querySelector('[data-action=play-again]').checkVisibility()"
Visit = Callable[..., Visitor]
HAND_PLACES = """() => [...document.querySelectorAll("[data-region=hand] [data-card]")].map((card) => {
    const { left, top, width } = card.getBoundingClientRect();
    return [left, top, width].map(Math.round);
})"""
UNDER_BANNER = """() => {
    const banner = document.querySelector(".banner:not([hidden])").getBoundingClientRect();
    const parts = [...document.querySelectorAll("[data-seat], [data-card], .toolbar button")];
    return parts.filter((part) => part.checkVisibility()).filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < banner.right && banner.left < right && top < banner.bottom && banner.top < bottom;
    }).map((part) => part.textContent);
}"""
SMALLEST_PHRASE = """() => Math.min(...[...document.querySelectorAll("[data-phrase]")].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [width, height];
}))"""


@pytest.fixture
def come_by(chromium_browser: Chromium, table_server: ServerProcess) -> Iterator[Visit]:
    """Let people come, each with a browser of their own; no page may do what none may."""
    people: list[Visitor] = []

    def come_by(
        origin: str = table_server.url, options: Options = Options(), expected: Sequence[str] = ()
    ) -> Visitor:
        people.append(Visitor(chromium_browser.new_profile(options), origin))
        for problem in expected:
            people[-1].expect(problem)
        return people[-1]

    yield come_by
    found = [problem for person in people for problem in person.problems()]
    for person in people:
        person.close()
    assert [] == found


@pytest.mark.both_browsers
def test_a_whole_game_without_an_engine(browser: Browser, table_server: ServerProcess) -> None:
    with watched(browser, table_server.url, Options(360, 640, touch=True)) as visitor:
        page = visitor.open_page()
        page.tab.go(f"{table_server.url}/?lang=en&speed=0")
        page.until("lobby")
        page.tab.run("""() => {
            const button = document.querySelector('[data-action="open-table"]');
            button.click();
            button.click();
        }""")
        page.until_shown("dialog[open] input")
        assert 1 == page.tab.run("() => document.querySelectorAll('dialog').length")
        page.tab.run("""() => {
            document.querySelector("dialog[open] input[type=text]").value = "Anna";
            document.querySelectorAll("dialog[open] select")[3].value = "0"; // after game, players and length
        }""")
        page.click("dialog[open] .main")
        page.until("room")
        page.click('[data-action="fill-all"]')
        page.until_shown('[data-number="3"][data-kind="computer"]')
        assert 4 == page.tab.run(SHAPES)
        be_ready(page)
        page.choose("tracker")
        page.until_shown(".tracked")
        page.tab.press("Escape")
        assert play_on(page)
        page.choose("seal")
        page.until_shown("dialog[open] .sheet-status")
        page.click("dialog[open] footer button", "Check")
        page.tab.run(waiting("() => document.querySelector('.sheet-status').textContent.startsWith('✓')"))
        loaded = page.tab.run("""() => performance.getEntriesByType("resource").filter(
            ({ name }) => /engine|wasm/.test(name)).length""")

        assert 0 == loaded


@pytest.mark.parametrize(
    "game, seats, options, said",
    [
        (1, 5, Options(390, 844, touch=True), set()),
        (3, 3, Options(), {"The next hand waits for Björn."}),
    ],
)
def test_two_people_play_another_game(
    come_by: Visit, table_server: ServerProcess, game: int, seats: int, options: Options, said: set[str]
) -> None:
    """From the dialog for a table: Fan Tan on a phone to its end, five-card draw to its second hand.

    That waits for one of them.
    """
    host, other, watcher = (come_by(options=options).open_page() for _ in range(3))
    host.tab.go(f"{table_server.url}/?{QUICK}")
    host.until("lobby")
    host.click('[data-action="open-table"]')
    host.until_shown("dialog[open] select")
    host.tab.run(CHOOSE_GAME, game, seats)
    host.click("dialog[open] .main")
    host.until("room")
    table = str(host.tab.run(waiting("() => new URLSearchParams(location.search).get('table')")))
    watcher.tab.go(f"{table_server.url}/?{QUICK}")
    watcher.until_shown(f'[data-table="{table}"]')
    colours = texts(watcher.tab.run(COLOURS, f'[data-table="{table}"]'))
    sit(other, table, "Björn", 1)
    come(watcher, table)
    host.click('[data-action="fill-all"]')
    host.until_shown(f'[data-number="{seats - 1}"][data-kind="computer"]')
    be_ready(host, other)
    for page in (host, other):
        page.tab.run(COUNT_DRAWINGS)
    waits = set[str]()

    def step(page: GamePage) -> None:
        if said:  # who has bet and lost all could not wait
            page.click(WAY_ON if texts(page.tab.run(WAYS))[-1:] != ("out",) else WAY_OUT)
        else:
            step_by_clicks(page)

    def is_played() -> bool:
        for page in (host, other):
            # What one does may end the hand, and then the way on of the other would deal the next one.
            if page.look().state in ("turn", "discard") and not page.tab.run(MAY_WAIT):
                act(page, partial(step, page), until=(*STOPS, "waiting"))
        if other.tab.run(MAY_WAIT):
            other.click(WAIT)
            host.tab.run(WAITS)
            waits.add(host.text(".strip-note:last-child"))
            other.tab.run(MAY_DEAL)
            other.click(WAY_ON)
            other.tab.run(waiting(IN_SECOND_HAND))
        return all(page.look().state == "game-end" or page.tab.run(IN_SECOND_HAND) for page in (host, other))

    while not is_played():
        pass

    assert 1 == len({*colours}), "a link has the colour of the browser"
    assert (seats, said) == (host.tab.run("() => document.querySelectorAll('.seat').length"), waits)
    assert [(), ()] == [layout_faults(page.tab) for page in (host, other)]


def test_two_people_and_who_looks_on(come_by: Visit, table_server: ServerProcess) -> None:
    table = open_table(table_server.url, None, "first-legal", "first-legal")
    host, other, watcher, late = (come_by().open_page() for _ in range(4))
    come_as_host(host, table)
    sit(other, table, "Björn", 1)
    invitation = str(
        host.tab.run("""async () => {
            document.querySelector('button[aria-haspopup="dialog"]').click();
            document.querySelector('dialog[open] [data-action="invite"]').click();
            for (let text = ""; ; text = await navigator.clipboard.readText()) {
                if (text.includes("invitation=")) return text.split("#")[1];
            }
        }""")
    )
    come(watcher, table, invitation)
    come(late, table)
    for page in (watcher, late):
        page.click('[data-action="watch"]')
    be_ready(host, other)
    late.tab.run(MESSAGE, WAITS_FOR_ROUND)
    late.tab.press("F9")
    late.tab.run(SAYS, WAITS_FOR_ROUND)
    host.click('[data-region="toolbar"] [data-action="say"]')
    host.click('[data-phrase="good_luck"]')
    for page in (host, other, watcher):
        page.until_shown('[data-seat="0"] [data-field="said"]:not(:empty)')
    said = watcher.text('[data-seat="0"] [data-field="said"]')
    host.tab.resize(360, 640)
    host.click('[data-region="toolbar"] [data-action="say"]')
    host.until_shown('[data-phrase="heart"]')
    smallest = host.tab.run(SMALLEST_PHRASE)
    host.click('[data-phrase="heart"]')
    for page in (host, other, watcher):
        page.until_shown('[data-seat="0"] [data-field="said"] svg')
    hand = watcher.look().hand
    assert isinstance(smallest, int | float)
    assert smallest >= 24, "what can be said is too small to touch"
    assert play_on(host, other)
    for page in (watcher, late):
        page.until("game-end")
    offered = [page.tab.run(OFFERED) for page in (host, other, watcher, late)]

    assert ((), "Good luck!") == (hand, said)
    assert 1 == len({page.look().scores for page in (host, other, watcher, late)})
    assert [True, True, False, False] == offered


def test_nobody_is_lost(come_by: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite3", *ARGUMENTS)
    port = server.port
    with Proxy(port) as proxy:
        page = come_by(f"http://127.0.0.1:{proxy.port}", expected=NO_CONNECTION).open_page()
        table = open_table(server.url)
        come_as_host(page, table)
        be_ready(page)
        play_on(page, moves=2)
        before = page.until("turn", "discard").hand
        proxy.cut()
        page.tab.run(waiting("() => document.documentElement.dataset.connection === 'lost'"))
        until_connected(page)
        after_cut = page.until("turn", "discard").hand
        play_on(page, moves=2)
        page.tab.reload()
        after_reload = page.until("turn", "discard", "waiting")
        server.end(9)
        page.until_shown(".banner")
        server = ServerProcess(tmp_path / "tables.sqlite3", *ARGUMENTS, port=port)
        until_connected(page)

        assert (before, 2) == (after_cut, len(before) - len(after_reload.hand))
        assert play_on(page)
    server.end()


@pytest.mark.parametrize("phone", [Options(640, 360, touch=True), Options(320, 568, touch=True)])
def test_a_room_is_whole_on_a_phone(come_by: Visit, table_server: ServerProcess, phone: Options) -> None:
    page = come_by(options=phone).open_page()
    come_as_host(page, open_table(table_server.url, None, None, "first-legal"))
    page.until_shown('[data-number="3"] button')

    assert [] == page.tab.run(SQUEEZED)


def test_a_banner_covers_nothing(come_by: Visit, table_server: ServerProcess) -> None:
    with Proxy(table_server.port) as proxy:
        page = come_by(f"http://127.0.0.1:{proxy.port}", Options(*SIZES[0]), NO_CONNECTION).open_page()
        come_as_host(page, open_table(table_server.url), "lang=de&speed=0")
        be_ready(page)
        page.until("turn", "discard")
        before = page.tab.run(HAND_PLACES)
        proxy.refuses = True
        proxy.cut()
        page.until_shown(".banner")
        until_painted(page.tab)

        assert before == page.tab.run(HAND_PLACES)
        for size in (*SIZES, (568, 320)):
            page.tab.resize(*size)
            until_painted(page.tab)
            assert ([], ()) == (page.tab.run(UNDER_BANNER), layout_faults(page.tab)), size


@pytest.mark.parametrize("is_open", [False, True], ids=["from the start", "while the page is open"])
def test_a_page_of_another_version_says_so(*, is_open: bool, come_by: Visit, tmp_path: Path) -> None:
    """The server was changed: the page asks to be loaded again, and does not try again and again."""
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(database, *ARGUMENTS)
    table, port = open_table(server.url), server.port
    page = come_by(server.url, expected=NO_CONNECTION if is_open else ()).open_page()
    if is_open:
        come_as_host(page, table)
        be_ready(page)
    server.end()
    server = ServerProcess(database, *ARGUMENTS, port=port, program=("-c", NEXT_VERSION))
    if not is_open:
        page.tab.go(f"{page.origin}/?table={table.name}&lang=en")
    page.until_shown('[data-action="reload"]')
    text = page.tab.run("() => document.querySelector('[data-action=reload]').closest('.banner').textContent")
    is_hidden = page.tab.run("() => document.querySelector('[data-region=loading]').hidden")
    faults = layout_faults(page.tab)
    server.end()

    assert "This page and the server have different versions. Reload the page to go on.Reload" == text
    assert (True, ()) == (is_hidden, faults)


def test_a_computer_plays_for_who_is_away_and_gives_the_seat_back(
    come_by: Visit, table_server: ServerProcess
) -> None:
    """Others see who is away; who leaves finds the seat in the lobby, and plays again at a touch."""
    table = open_table(table_server.url, None, "first-legal", "first-legal", score_limit=80)
    host, guest = come_by().open_page(), come_by()
    other = guest.open_page()
    come_as_host(host, table)
    sit(other, table, "Björn", 1)
    be_ready(host, other)
    other.tab.close()
    host.until_shown('[data-seat="1"] [data-field="presence"]:not(:empty)')
    other = guest.open_page()
    other.tab.go(f"{table_server.url}/?table={table.name}&lang=en&speed=0")
    other.until("turn", "discard", "waiting", "round-end")
    host.tab.run(
        waiting(
            """() => document.querySelector('[data-seat="1"] [data-field="presence"]').textContent === ''"""
        )
    )
    other.until_shown('[data-region="toolbar"] [data-action="leave-table"]')
    other.click('[data-region="toolbar"] [data-action="leave-table"]')
    left = other
    left.reloaded_by(lambda: left.click("dialog[open] .main"))
    other.until("lobby")
    own = f'[data-action="go-to-table"][data-table="{table.name}"]'
    other.until_shown(own)
    left.reloaded_by(lambda: left.click(own))
    other.until_shown('[data-action="come-back"]')
    other.click('[data-action="come-back"]')
    other.tab.run(
        waiting("""() => document.querySelector('[data-action="come-back"]').closest('.banner').hidden""")
    )


def until_lobby(page: GamePage) -> None:
    """Wait for the lobby, also over a page that is loaded again by itself."""
    for _ in range(5):
        with suppress(PageLeft):
            page.tab.run(waiting("() => document.documentElement.dataset.state === 'lobby'"))
            return


def test_a_page_that_was_kept_under_the_same_address_gives_way(
    chromium_browser: Chromium, tmp_path: Path
) -> None:
    """Nobody meets an older page than the server's own: what was kept goes, with its service worker."""
    former = tmp_path / "former"
    former.mkdir()
    register = (
        "navigator.serviceWorker.register('service_worker.js').then(() => navigator.serviceWorker.ready)"
    )
    (former / "index.html").write_text('<script type="module" src="main.js"></script>', encoding="utf-8")
    (former / "main.js").write_text(
        f"await {register}; document.documentElement.dataset.state = 'kept';", encoding="utf-8"
    )
    shutil.copy(SOURCES / service_worker.NAME, former)
    service_worker.fill_in(former)
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(database, "--page", str(former))
    visitor = Visitor(chromium_browser.new_profile(Options()), server.url)
    page = visitor.open_page()
    page.tab.go(server.url)
    page.tab.run(waiting("() => document.documentElement.dataset.state === 'kept'"))
    server.end()
    server = ServerProcess(database, *ARGUMENTS, port=server.port)
    page.tab.go(f"{server.url}/?table=none&lang=en")
    until_lobby(page)
    left = page.tab.run("""async () => [(await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length]""")
    visitor.close()
    server.end()

    assert [0, 0] == left
