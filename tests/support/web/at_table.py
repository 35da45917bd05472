"""A phone that sits down at a table with the page, plays to the end and tells the scores.

Its arguments are the link of the table and a folder for pictures of what it shows.
"""

import sys
from contextlib import closing
from pathlib import Path

from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium
from tests.support.web.table_page import be_ready, come, play_on, type_name
from tests.support.web.visitor import watched

PHONE = Options(390, 844, touch=True)
SEAT = 2


def main(link: str, folder: Path) -> None:
    origin, _, table = link.partition("/?table=")
    with closing(Chromium()) as browser, watched(browser, origin, PHONE) as visitor:
        page = visitor.open_page()
        come(page, table)
        type_name(page, "Petra")
        page.click(f'[data-number="{SEAT}"] [data-action="sit"]')
        page.until_shown(f'[data-own][data-number="{SEAT}"]')
        print("SEATED", flush=True)
        be_ready(page)
        (folder / "phone-turn.png").write_bytes(page.tab.picture())
        print("PLAYING", flush=True)
        play_on(page)
        (folder / "phone-end.png").write_bytes(page.tab.picture())
        print("SCORES", *page.look().scores, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
