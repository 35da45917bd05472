"""A window, Chromium, Firefox and a program sit at one table, and each loses its connection once."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.server.cut_proxy import CutProxy
from tests.support.server.opened_table import OpenedTable
from tests.support.server.running import Player, ServerProcess
from tests.support.web.browsers import Browser, Options
from tests.support.web.chromium import Chromium
from tests.support.web.firefox import Firefox
from tests.support.web.game_page import GamePage
from tests.support.web.table_page import TABLE_PAGE, act, come_as_host, open_table, sit
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
CUT_AFTER = 3
"""How many cards of its own a client has used when its connection is cut."""
PICTURES = os.environ.get("STRAIGHTS_PICTURES")


def play_and_come_back(player: Player) -> None:
    moves = 0
    while not player.game.is_over:
        if player.game.turn == player.game.seat:
            player.act()
            player.settle()
            moves += 1
            if moves == CUT_AFTER:
                player.cut()
                player.come_back()
        else:
            player.next()


@contextmanager
def window_at(link: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The window on a screen of its own."""
    command = [sys.executable, str(ROOT / "tests/support/window/at_table.py"), link, str(folder)]
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"]
    if shutil.which("xvfb-run") is None:
        screen = []
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "xcb" if screen else "offscreen"}
    with subprocess.Popen(
        [*screen, *command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # the window and its screen, too


def page_at(stack: ExitStack, browser: Browser, proxy: CutProxy, options: Options) -> GamePage:
    visitor = Visitor(browser.new_profile(options), f"http://127.0.0.1:{proxy.port}")
    stack.callback(visitor.close)
    return visitor.open_page()


def play_pages(pages: dict[str, tuple[GamePage, CutProxy]], folder: Path) -> None:
    """Play in both pages to the end; cut each after some moves, and keep a picture of it."""
    moves = dict.fromkeys(pages, 0)
    while not all(page.look().state == "game-end" for page, _ in pages.values()):
        for name, (page, proxy) in pages.items():
            look = page.look()
            used = act(page, look) if look.state != "game-end" else 0
            moves[name] += used
            if used and moves[name] == CUT_AFTER:
                (folder / f"{name}-turn.png").write_bytes(page.tab.picture())
                proxy.cut()
    for name, (page, _) in pages.items():
        (folder / f"{name}-end.png").write_bytes(page.tab.picture())


def test_four_kinds_of_client_finish_a_game(
    chromium_browser: Chromium, firefox_browser: Firefox, tmp_path: Path
) -> None:
    """All four know the same scores in the end, although each was cut off once."""
    folder = tmp_path if PICTURES is None else Path(PICTURES)
    server = ServerProcess(tmp_path / "tables.sqlite3", "--page", str(TABLE_PAGE), "--grace", "60")
    with ExitStack() as stack:
        stack.callback(server.end)
        proxies = [stack.enter_context(CutProxy(server.port)) for _ in range(3)]
        table = open_table(server.url, None, None, None)
        phone = page_at(stack, chromium_browser, proxies[0], Options(390, 844, touch=True))
        wide = page_at(stack, firefox_browser, proxies[1], Options(1366, 768))
        come_as_host(phone, table)
        sit(wide, table, "Fiona", 1)
        person = Player(server.url, "Paul")
        person.join(table.name)
        link = f"http://127.0.0.1:{proxies[2].port}/?table={table.name}"
        window = stack.enter_context(window_at(link, folder))
        phone.until_shown('[data-number="3"][data-kind="person"]')
        stack.callback(person.close)
        get_ready(table, phone, wide, person, folder)
        program = threading.Thread(target=play_and_come_back, args=(person,))
        program.start()
        cutter = threading.Timer(1.0, proxies[2].cut)
        cutter.start()
        play_pages({"chromium": (phone, proxies[0]), "firefox": (wide, proxies[1])}, folder)
        program.join(20)
        told, _ = window.communicate(timeout=30)

        scores = phone.look().scores
        assert scores == wide.look().scores
        assert f"SCORES {' '.join(scores)}" in told
        ended = [event for event in person.game.events if event["type"] == "game_ended"]
        assert [scores] == [tuple(map(str, event["scores"])) for event in ended]


def get_ready(table: OpenedTable, phone: GamePage, wide: GamePage, person: Player, folder: Path) -> None:
    """Let all begin, once everybody is there; the window is ready by itself."""
    assert table.name == person.table
    (folder / "chromium-room.png").write_bytes(phone.tab.picture())
    phone.click('[data-action="ready"]')
    wide.click('[data-action="ready"]')
    person.send("ready_to_play", is_ready=True)
    person.wait_for("table")
    for page in (phone, wide):
        page.until("turn", "discard", "waiting")
