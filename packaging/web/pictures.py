"""Takes the screenshots of the page on a phone in the documentation, in Chromium."""

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

SCREENSHOTS = ROOT / "docs/screenshots"
WEBP_QUALITY = 90
PHONE = Options(390, 844, touch=True)
EXPERTS = "human,lowest,highest,locker"


def main() -> None:
    """Take all screenshots."""
    with PageServer() as server:
        browser = Chromium()
        draw_phone(browser, server.origin)
        draw_table_phones(browser)
        browser.close()


def draw_phone(browser: Chromium, origin: str) -> None:
    """Capture the picture of docs/web.md: a round on a phone."""
    visitor = Visitor(browser.new_profile(PHONE), origin)
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
        people = [Visitor(browser.new_profile(PHONE), server.url) for _ in range(3)]
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


if __name__ == "__main__":
    main()
