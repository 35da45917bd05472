"""Takes screenshots of the page in Chromium at many sizes, into build/web/pictures, and for the docs."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from tests.support.server.running import ServerProcess
from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium
from tests.support.web.game_page import GamePage, hand_card
from tests.support.web.page_server import PageServer
from tests.support.web.table_page import TABLE_PAGE, act, come_as_host, open_table, sit
from tests.support.web.visitor import Visitor

PICTURES = ROOT / "build/web/pictures"
SCREENSHOTS = ROOT / "docs/screenshots"
WEBP_QUALITY = 90
SIZES = ((360, 640), (640, 360), (390, 844), (820, 1180), (1366, 768), (683, 384), (2560, 1440))
SHOWN = ("new-game", "settings", "rules", "statistics", "open", "tracker", "log")
EXPERTS = "human,lowest,highest,locker"


def main() -> None:
    """Take all screenshots."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with PageServer() as server:
        browser = Chromium()
        draw_phone(browser, server.origin)
        draw_table_phones(browser)
        for width, height in SIZES:
            for is_dark in (False, True):
                draw_size(browser, server.origin, Options(width, height, is_dark=is_dark, touch=width < 1000))
        browser.close()


def draw_size(browser: Chromium, origin: str, options: Options) -> None:
    """Capture a game at one size: at the start, in a round, with dialogs and panels, and a result."""
    visitor = Visitor(browser.new_profile(options), origin)
    page = visitor.open_page()
    name = f"{options.width}x{options.height}-{'dark' if options.is_dark else 'light'}"
    page.start(seats=EXPERTS)
    draw(page, f"{name}-start")
    play(page, 7)
    draw(page, f"{name}-round")
    if not options.is_dark:
        for action in SHOWN:
            page.choose(action)
            draw(page, f"{name}-{action}")
            page.tab.reload()
            page.until("turn", "discard")
        while page.look().state != "round-end":
            play(page, 1)
        draw(page, f"{name}-result")
    visitor.close()


def draw_phone(browser: Chromium, origin: str) -> None:
    """Capture the picture of docs/web.md: a round on a phone."""
    visitor = Visitor(browser.new_profile(Options(390, 844, touch=True)), origin)
    page = visitor.open_page()
    page.start(seats=EXPERTS)
    play(page, 6)
    write_phone(page, "web-phone")
    visitor.close()


def draw_table_phones(browser: Chromium) -> None:
    """Capture the phone of docs/hosting.md at a table of a server: before the game, and during it."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "tables.sqlite3", "--page", str(TABLE_PAGE), "--pause", "0.1")
        table = open_table(server.url, None, None, "locker", score_limit=80, turn_limit=60)
        people = [Visitor(browser.new_profile(Options(390, 844, touch=True)), server.url) for _ in range(3)]
        host, other, phone = (person.open_page() for person in people)
        come_as_host(host, table)
        sit(other, table, "Björn", 1)
        sit(phone, table, "Chloé", 2)
        for page in (host, other):
            page.click('[data-action="ready"]')
        phone.until_shown('[data-number="1"][data-ready]')
        write_phone(phone, "table-phone-room")
        phone.click('[data-action="ready"]')
        used = 0
        while used < 15 or phone.look().state != "turn":
            acting = (host, other, phone) if used < 15 else (host, other)
            used += sum(act(page, page.look()) for page in acting)
        host.click('[data-region="toolbar"] [data-action="say"]')
        host.click('[data-phrase="nice_move"]')
        phone.until_shown('[data-field="said"]:not(:empty)')
        write_phone(phone, "table-phone-game")
        for person in people:
            person.close()
        server.end()


def write_phone(page: GamePage, name: str) -> None:
    """Save a screenshot in the documentation."""
    picture = QImage.fromData(page.tab.picture())
    picture.save(str(SCREENSHOTS / f"{name}.webp"), quality=WEBP_QUALITY)


def play(page: GamePage, turns: int) -> None:
    """Play the first usable card for some turns."""
    for _ in range(turns):
        card = page.look().usable[0]
        page.click(hand_card(card))
        page.until_used(card)


def draw(page: GamePage, name: str) -> None:
    """Save a screenshot."""
    (PICTURES / f"{name}.png").write_bytes(page.tab.picture())


if __name__ == "__main__":
    main()
